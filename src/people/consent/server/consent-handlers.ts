// Handler of `consentContract`.
import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_VERSION, consentCookie } from '#base/consent/rules';
import { isSignedIn } from '#base/shopper/rules';
import type { consentContract } from '#people/consent/contract';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { NOTE_CONSENT } from './consent-queries.ts';

/** `onRefused`: ends what only consent to analytics allows. */
export function consentHandlers(db: Queries, onRefused: (visit: Visit) => void): Handlers<typeof consentContract> {
  return {
    'POST /api/consent': async ({ body: { analytics, advertising }, visit }) => {
      const shopper = await visit.shopper();
      if (isSignedIn(shopper)) {
        await db.run(NOTE_CONSENT, [shopper.profile.profileId, visit.now, CONSENT_VERSION, analytics, advertising]);
      }
      visit.setCookie(CONSENT_COOKIE, consentCookie({ analytics, advertising }, visit.now), { days: CONSENT_DAYS, script: true });
      if (!analytics) onRefused(visit);
      return { analytics, advertising };
    },
  };
}
