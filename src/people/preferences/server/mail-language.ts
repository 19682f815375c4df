// The language in which a person wants mails that the shop sends on its own (USR-1).
import type { CopyLocale } from '#base/locale/rules';
import { readerLocale, type MailLanguage } from '#people/preferences/rules';
import { signedInLocale } from '#people/sessions/server';
import { statement, type Queries } from '#platform/db';

const MAIL_LANGUAGE = statement<{ readonly mail_language: MailLanguage | null }>(
  'preference_mail_language',
  'select mail_language from preference where profile_id = $1',
);

/** Null: they have not said. */
export const mailLanguageOf = async (db: Queries, profileId: string): Promise<MailLanguage | null> =>
  (await db.maybe(MAIL_LANGUAGE, [profileId]))?.mail_language ?? null;

/** The locale of a mail to somebody about something of `about` that others or the calendar cause; null: nothing is known of them. */
export async function localeOfReader(db: Queries, profileId: string, about: CopyLocale): Promise<CopyLocale | null> {
  const [preferred, signedIn] = await Promise.all([mailLanguageOf(db, profileId), signedInLocale(db, profileId)]);
  return readerLocale(about, preferred, signedIn);
}
