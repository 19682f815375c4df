// The passkeys of the signed-in shopper: add, rename, remove (USR-11).
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { putAccountMail } from '#people/accounts/server';
import type { securityContract } from '#people/security/contract';
import { keeperOf, passkeyName } from '#people/security/rules';
import { securityWords } from '#people/security/words';
import { deviceOf } from '#people/sessions/rules';
import { noteActivity, userAgentOf, type Person } from '#people/sessions/server';
import type { Handlers } from '#platform/contract';
import type { Db, Queries } from '#platform/db';
import type { Jobs } from '#platform/jobs';
import type { Visit } from '#platform/visit';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import type { Passkeys } from './passkeys.ts';
import { unproven, type ProofFacts } from './passkey-proof.ts';
import { refused } from './refusals.ts';
import { ALGORITHMS, challengeIn, type Registration, type RelyingParty } from './relying-party.ts';

type PasskeyCall = Extract<keyof typeof securityContract, `POST /api/account/passkeys${string}`>;

export interface PasskeyFacts extends ProofFacts {
  readonly db: Db;
  readonly passkeys: Passkeys;
  readonly challenges: PasskeyChallenges;
  readonly party: RelyingParty;
  readonly jobs: Pick<Jobs, 'job'>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PATIENCE_MS = 5 * 60_000;

export function passkeyHandlers(facts: PasskeyFacts): Pick<Handlers<typeof securityContract>, PasskeyCall> {
  const { db, passkeys } = facts;
  return {
    'POST /api/account/passkeys/challenge': async ({ visit, shopper: { profile }, body }) => {
      const problem = await unproven(facts, visit, profile.profileId, body.present);
      if (problem !== undefined) return problem;
      return creationOptions(facts, visit, profile);
    },

    'POST /api/account/passkeys': async ({ visit, shopper, body }) => {
      const add = await readNewPasskey(facts, visit, shopper.profile.profileId, body);
      const passkeyId = add && (await db.transaction(add));
      return passkeyId === undefined ? refused(visit, 'PASSKEY_NOT_ADDED') : { passkeyId };
    },

    'POST /api/account/passkeys/:passkeyId/rename': async ({ visit, shopper: { profile }, params: { passkeyId }, body }) => {
      const name = passkeyName(body.name);
      if (name === '') return refused(visit, 'PASSKEY_NAME', 'name');
      const isRenamed = UUID.test(passkeyId) && (await passkeys.rename(profile.profileId, passkeyId, name));
      return isRenamed ? {} : gone(visit);
    },

    'POST /api/account/passkeys/:passkeyId/remove': async ({ visit, shopper: { profile }, params: { passkeyId }, body }) => {
      const known = await passkeys.list(profile.profileId);
      if (!known.some((one) => one.passkey_id === passkeyId)) return gone(visit);
      const problem = await unproven(facts, visit, profile.profileId, body.present);
      if (problem !== undefined) return problem;
      const outcome = await passkeys.remove(profile.profileId, passkeyId);
      if (outcome === 'removed') {
        await noteActivity(db, visit, profile.profileId, 'passkeyRemoved');
        return {};
      }
      return outcome === 'gone' ? gone(visit) : refused(visit, outcome === 'last' ? 'LAST_WAY_IN' : 'SECOND_STEP_NEEDED');
    },
  };
}

export type NewPasskeyFacts = Pick<PasskeyFacts, 'passkeys' | 'challenges' | 'party' | 'jobs'>;

/** What a new passkey of the person is to sign. */
export async function creationOptions(
  { passkeys, challenges, party }: NewPasskeyFacts,
  visit: Visit,
  { profileId, email, firstName, lastName }: Pick<Person, 'profileId' | 'email' | 'firstName' | 'lastName'>,
) {
  const known = await passkeys.list(profileId);
  return {
    challenge: await challenges.issue(visit, profileId),
    rp: { id: party.idOf(visit.site.tenant), name: 'Inkwell' },
    user: { id: handleOf(profileId), name: email, displayName: `${firstName} ${lastName}`.trim() || email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: known.map((one) => ({
      id: Buffer.from(one.credential_id).toString('base64url'),
      type: 'public-key' as const,
      transports: [...one.transports],
    })),
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
    attestation: 'none' as const,
    timeout: PATIENCE_MS,
  };
}

/** Adds the passkey in a transaction, and tells its owner by mail; undefined for an answer that is not to be trusted. */
export async function readNewPasskey(
  { passkeys, challenges, party, jobs }: NewPasskeyFacts,
  visit: Visit,
  profileId: string,
  made: Registration & { readonly transports: readonly string[] },
): Promise<((tx: Queries) => Promise<string | undefined>) | undefined> {
  const { tenant } = visit.site;
  const challenge = challengeIn(made.clientData);
  if (challenge === undefined || !(await challenges.take(visit, challenge, profileId))) return undefined;
  const credential = await party.readRegistration(tenant, made, challenge);
  if (credential === undefined) return undefined;
  const { kind } = deviceOf(userAgentOf(visit));
  const passkey = { ...credential, transports: made.transports, name: givenName(visit, credential.aaguid), kind };
  const putMail = await putAccountMail(jobs, visit, { kind: 'passkey', profileId, name: passkey.name });
  return async (tx) => {
    const passkeyId = await passkeys.add(tx, { profileId, tenant }, passkey, visit.now);
    if (passkeyId === undefined) return undefined;
    await putMail(tx);
    await noteActivity(tx, visit, profileId, 'passkeyAdded');
    return passkeyId;
  };
}

/** What an authenticator calls the person: no name and no address, as standing in the passkey it is readable to others. */
export const handleOf = (profileId: string): string => Buffer.from(profileId.replaceAll('-', ''), 'hex').toString('base64url');

function givenName(visit: Visit, aaguid: string): string {
  const say = sayer(securityWords, visit.copyLocale);
  const { browser, system } = deviceOf(userAgentOf(visit));
  return keeperOf(aaguid) || (browser === '' || system === '' ? say('passkey') : say('device', { browser, system }));
}

const gone = ({ copyLocale }: Visit): Refusal => refuse(404, 'PASSKEY_GONE', sayer(securityWords, copyLocale)('PASSKEY_GONE'));
