import { securityContract } from '#people/security/contract';
import {
  FORGET_CHALLENGES,
  FORGET_OFFERS,
  FORGET_STEPS,
  limitPasskeys,
  makePasskeyChallenges,
  makePasskeys,
  makeRelyingParty,
  PERSONAL_PASSKEYS,
  securityHandlers,
  type SecurityFacts,
} from '#people/security/server';
import type { Queries } from '#platform/db';
import type { Config } from '#platform/config';
import type { Limits } from '#platform/limits';
import { answers, type Part } from '#platform/part';

export interface SecurityNeeds extends Omit<SecurityFacts, 'passkeys' | 'challenges' | 'party' | 'passkeyLimits'> {
  readonly limits: Limits;
  readonly config: Pick<Config, 'triesPerAddress'>;
}

export function securityPart(needs: SecurityNeeds): Part {
  const { db, profiles, hosts, limits, config, factor, needOf } = needs;
  const needsOne = async (tx: Queries, profileId: string): Promise<boolean> =>
    !(await factor.state(profileId, tx)).isOn && (await needOf(tx, profileId)) !== undefined;
  const facts = {
    ...needs,
    passkeys: makePasskeys(db, profiles, needsOne),
    challenges: makePasskeyChallenges(db),
    party: makeRelyingParty(hosts),
    passkeyLimits: limitPasskeys(limits, config.triesPerAddress),
  };
  return {
    calls: [answers(securityContract, securityHandlers(facts))],
    personalData: { tables: [{ name: 'passkeys', rows: PERSONAL_PASSKEYS }] },
    keeps: [
      { what: 'second steps of sign-ins', days: 0, since: 'they expired', forget: FORGET_STEPS },
      { what: 'second factors that were never confirmed', days: 0, since: 'the offer expired', forget: FORGET_OFFERS },
      { what: 'questions to passkeys', days: 0, since: 'they expired', forget: FORGET_CHALLENGES },
    ],
  };
}
