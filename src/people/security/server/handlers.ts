// Handlers of `securityContract`.
import { refuse, type Refusal } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import type { Passkey, securityContract } from '#people/security/contract';
import { securityWords } from '#people/security/words';
import { activityOf, type Profiles, type SignedInPlaces, type Signing } from '#people/sessions/server';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { passkeyHandlers, type PasskeyFacts } from './passkey-handlers.ts';
import { proofOf } from './passkey-proof.ts';
import type { PasskeyRow } from './passkey-queries.ts';
import { passkeySignInHandlers, type PasskeySignInFacts } from './passkey-sign-in.ts';
import type { Passkeys } from './passkeys.ts';
import { secondStepHandlers } from './second-step-handlers.ts';
import { setUpHandlers, type SetUpFacts } from './set-up-handlers.ts';
import { twoStepHandlers, type TwoStepFacts } from './two-step-handlers.ts';

export interface SecurityFacts extends TwoStepFacts, SetUpFacts, PasskeyFacts, PasskeySignInFacts {
  readonly places: SignedInPlaces;
  readonly passkeys: Passkeys;
  readonly signing: Pick<Signing, 'enter' | 'renew' | 'resume'>;
  readonly profiles: Pick<Profiles, 'get' | 'lock'>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function securityHandlers(facts: SecurityFacts): Handlers<typeof securityContract> {
  const { db, places, passkeys, factor, offersTwoStep } = facts;
  return {
    denied: (visit) => refuse(401, 'LOGIN_REQUIRED', sayer(securityWords, visit.copyLocale)('LOGIN_REQUIRED')),
    ...twoStepHandlers(facts),
    ...secondStepHandlers(facts),
    ...setUpHandlers(facts),
    ...passkeyHandlers(facts),
    ...passkeySignInHandlers(facts),

    'GET /api/account/security': async ({ visit, shopper: { profile } }) => ({
      email: profile.email,
      places: (await places.list(visit, profile.profileId)).map(({ device, begunAt, usedAt, ...place }) => ({
        ...place,
        ...device,
        begunAt: begunAt.toISOString(),
        usedAt: usedAt.toISOString(),
      })),
      twoStep: { offered: offersTwoStep, ...(await factor.state(profile.profileId)) },
      passkeys: (await passkeys.list(profile.profileId)).map(passkeyView),
      passkeyProof: await proofOf(facts, visit, profile.profileId),
      activity: (await activityOf(db, profile.profileId)).map(({ device: { kind: device, browser, system }, at, ...activity }) => ({
        ...activity,
        device,
        browser,
        system,
        at: at.toISOString(),
      })),
    }),

    'POST /api/account/security/sign-out': async ({ visit, shopper, body: { sessionId } }) => {
      const isEnded = UUID.test(sessionId) && (await places.end(shopper.profile.profileId, sessionId));
      return isEnded ? {} : sessionEnded(visit);
    },

    'POST /api/account/security/sign-out-others': async ({ visit, shopper }) => ({
      ended: await places.endOthers(visit, shopper.profile.profileId),
    }),
  };
}

function passkeyView({ passkey_id: passkeyId, name, kind, added_at: addedAt, used_at: usedAt }: PasskeyRow): Passkey {
  return { passkeyId, name, kind, addedAt: addedAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}

function sessionEnded({ copyLocale }: Visit): Refusal {
  return refuse(404, 'SESSION_ENDED', sayer(securityWords, copyLocale)('SESSION_ENDED'));
}
