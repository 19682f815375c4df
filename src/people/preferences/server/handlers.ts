// Handlers of `preferencesContract`.
import { sayer } from '#base/locale/words';
import { refuse } from '#base/outcome/rules';
import type { Shopper } from '#base/shopper/rules';
import { isSignedIn } from '#base/shopper/rules';
import type { preferencesContract } from '#people/preferences/contract';
import { DISPLAY_COOKIE, displayCookie, OPTIONAL_MAILS, type Display } from '#people/preferences/rules';
import { preferencesWords } from '#people/preferences/words';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { KEEP_DISPLAY, KEEP_MAIL, PREFERENCES, type PreferenceRow } from './preference-queries.ts';

export function preferencesHandlers(db: Queries): Handlers<typeof preferencesContract> {
  return {
    denied: (visit) => refuse(401, 'LOGIN_REQUIRED', sayer(preferencesWords, visit.copyLocale)('LOGIN_REQUIRED')),

    'GET /api/account/preferences': async ({ shopper: { profile } }) => {
      const row = await db.maybe(PREFERENCES, [profile.profileId]);
      const isSent = (mail: string): boolean => row?.mails_off.includes(mail) !== true;
      return {
        mail: { language: row?.mail_language ?? 'order', shipped: isSent('shipped'), delivered: isSent('delivered') },
        display: displayOf(row),
      };
    },

    'POST /api/account/preferences/mail': async ({ shopper: { profile }, body }) => {
      const off = OPTIONAL_MAILS.filter((mail) => !body[mail]);
      await db.run(KEEP_MAIL, [profile.profileId, body.language === 'order' ? null : body.language, off]);
      return {};
    },

    'POST /api/account/preferences/display': async ({ visit, shopper: { profile }, body }) => {
      await db.run(KEEP_DISPLAY, [profile.profileId, body.lessMotion, body.largerText, body.underlinedLinks]);
      setDisplay(visit, body);
      return {};
    },
  };
}

/** Brings the display that a person chose to the browser in which they sign in. */
export function makeDisplayAtSignIn(db: Queries): (visit: Visit, shopper: Shopper) => Promise<void> {
  return async (visit, shopper) => {
    if (!isSignedIn(shopper)) return;
    const row = await db.maybe(PREFERENCES, [shopper.profile.profileId]);
    if (row !== undefined) setDisplay(visit, displayOf(row));
  };
}

const displayOf = (row: PreferenceRow | undefined): Display => ({
  lessMotion: row?.less_motion === true,
  largerText: row?.larger_text === true,
  underlinedLinks: row?.underlined_links === true,
});

function setDisplay(visit: Visit, display: Display): void {
  const letters = displayCookie(display);
  visit.setCookie(DISPLAY_COOKIE, letters, { days: letters === '' ? 0 : 400, script: true });
}
