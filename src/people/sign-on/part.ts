import type { Signing } from '#people/sessions/server';
import { signOnContract } from '#people/sign-on/contract';
import {
  FORGET_ATTEMPTS,
  FORGET_FAILURES,
  IDENTITIES_OF_PERSON,
  limitSignOns,
  makeAttempts,
  makeOpenId,
  makeProviderFetch,
  signOnHandlers,
  textRecords,
  type Connections,
} from '#people/sign-on/server';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Limits } from '#platform/limits';
import { answers, type Part } from '#platform/part';

export interface SignOnNeeds {
  readonly db: Db;
  readonly hosts: Hosts;
  readonly limits: Limits;
  readonly signing: Pick<Signing, 'signOn'>;
  readonly connections: Connections;
  /** False in production without a key for the secrets. */
  readonly isOffered: boolean;
  /** Hosts of providers that may be called in a private network, and over http. */
  readonly allowedHosts: readonly string[];
}

export function signOnPart(needs: SignOnNeeds): Part {
  const { db, limits, allowedHosts } = needs;
  const openId = makeOpenId(makeProviderFetch({ allowedHosts }));
  const deps = { ...needs, ...limitSignOns(limits), openId, attempts: makeAttempts(db), textRecords };
  return {
    calls: [answers(signOnContract, signOnHandlers(deps))],
    personalData: { tables: [{ name: 'singleSignOn', rows: IDENTITIES_OF_PERSON }] },
    async upkeep(on, now) {
      await on.run(FORGET_ATTEMPTS, [now]);
      await on.run(FORGET_FAILURES, [now]);
    },
  };
}
