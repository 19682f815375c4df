// The language in which a person wants mails that the shop sends on its own (USR-1).
import type { MailLanguage } from '#people/preferences/rules';
import { statement, type Queries } from '#platform/db';

const MAIL_LANGUAGE = statement<{ readonly mail_language: MailLanguage | null }>(
  'preference_mail_language',
  'select mail_language from preference where profile_id = $1',
);

/** Null: they have not said. */
export const mailLanguageOf = async (db: Queries, profileId: string): Promise<MailLanguage | null> =>
  (await db.maybe(MAIL_LANGUAGE, [profileId]))?.mail_language ?? null;
