// Handlers of `securityContract`.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { securityContract } from '#people/security/contract';
import { securityWords } from '#people/security/words';
import type { SignedInPlaces } from '#people/sessions/server';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';

export interface SecurityFacts {
  readonly places: SignedInPlaces;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function securityHandlers({ places }: SecurityFacts): Handlers<typeof securityContract> {
  return {
    denied: (visit) => refuse(401, 'LOGIN_REQUIRED', sayer(securityWords, visit.copyLocale)('LOGIN_REQUIRED')),

    'GET /api/account/security': async ({ visit, shopper: { profile } }) => ({
      email: profile.email,
      places: (await places.list(visit, profile.profileId)).map(({ device, begunAt, usedAt, ...place }) => ({
        ...place,
        ...device,
        begunAt: begunAt.toISOString(),
        usedAt: usedAt.toISOString(),
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

function sessionEnded({ copyLocale }: Visit): Refusal {
  return refuse(404, 'SESSION_ENDED', sayer(securityWords, copyLocale)('SESSION_ENDED'));
}
