// Signing in with a passkey: what the person has and who they are in one, so it counts as both steps (USR-11).
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { securityContract } from '#people/security/contract';
import { securityWords } from '#people/security/words';
import { signedInReply, type Signing } from '#people/sessions/server';
import type { Handlers } from '#platform/contract';
import type { Hosts } from '#platform/hosts';
import { QUARTER_S, type Limiter, type Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import { handleOf } from './passkey-handlers.ts';
import type { Passkeys } from './passkeys.ts';
import { waitFirst } from './refusals.ts';
import { challengeIn, type RelyingParty } from './relying-party.ts';

type SignInCall = 'POST /api/sign-in/passkey/challenge' | 'POST /api/sign-in/passkey';

export interface PasskeySignInFacts {
  readonly passkeys: Pick<Passkeys, 'withCredential' | 'use'>;
  readonly challenges: PasskeyChallenges;
  readonly party: RelyingParty;
  readonly signing: Pick<Signing, 'enter'>;
  readonly hosts: Hosts;
  readonly passkeyLimits: PasskeyLimits;
}

export interface PasskeyLimits {
  readonly asked: Limiter<'address'>;
  readonly tried: Limiter<'address'>;
}

const PATIENCE_MS = 5 * 60_000;
/** A page that offers passkeys asks with every visit. */
const PAGES_PER_TRY = 10;

/** Signatures cannot be guessed: the limits keep an address from filling the table and from making the server judge too many. */
export function limitPasskeys(limits: Limits, triesPerAddress: number): PasskeyLimits {
  return {
    asked: limits.of('passkey-challenge', [{ by: ['address'], most: PAGES_PER_TRY * triesPerAddress, seconds: QUARTER_S }]),
    tried: limits.of('passkey', [{ by: ['address'], most: triesPerAddress, seconds: QUARTER_S }]),
  };
}

export function passkeySignInHandlers(facts: PasskeySignInFacts): Pick<Handlers<typeof securityContract>, SignInCall> {
  const { passkeys, challenges, party, signing, hosts, passkeyLimits } = facts;
  return {
    'POST /api/sign-in/passkey/challenge': async ({ visit }) => {
      const { wait } = await passkeyLimits.asked.take({ address: visit.ip });
      if (wait > 0) return waitFirst(visit, wait);
      const rpId = party.idOf(visit.site.tenant);
      return { challenge: await challenges.issue(visit, null), rpId, userVerification: 'required' as const, timeout: PATIENCE_MS };
    },

    'POST /api/sign-in/passkey': async ({ visit, body }) => {
      const { tenant } = visit.site;
      const address = { address: visit.ip };
      const taken = await passkeyLimits.tried.take(address);
      if (taken.wait > 0) return waitFirst(visit, taken.wait);
      const challenge = challengeIn(body.clientData);
      if (challenge === undefined || !(await challenges.take(visit, challenge, null))) return refusedPasskey(visit);
      const key = await passkeys.withCredential(tenant, body.credentialId);
      if (key === undefined || handleOf(key.profileId) !== body.userHandle) return refusedPasskey(visit);
      const signCount = await party.readAssertion(tenant, body, key, challenge);
      if (signCount === undefined) return refusedPasskey(visit);
      const shopper = await signing.enter(visit, key.profileId, (tx) => passkeys.use(tx, key, signCount, visit.now));
      if (shopper === undefined) return refusedPasskey(visit);
      await passkeyLimits.tried.returnTry(address, taken);
      return signedInReply(hosts, visit, body.back, shopper);
    },
  };
}

/** The same for every reason: unknown, removed, copied, of the other site, too late. */
const refusedPasskey = ({ copyLocale }: Visit): Refusal =>
  refuse(403, 'PASSKEY_REFUSED', sayer(securityWords, copyLocale)('PASSKEY_REFUSED'));
