// The language of a person who has chosen none for their mails (USR-1).
import type { CopyLocale } from '#base/locale/rules';
import type { Queries } from '#platform/db';
import { SIGNED_IN_LOCALE } from './profile-queries.ts';

/** In which they signed in last; null: never since the shop notes it. */
export const signedInLocale = async (db: Queries, profileId: string): Promise<CopyLocale | null> =>
  (await db.maybe(SIGNED_IN_LOCALE, [profileId]))?.signed_in_locale ?? null;
