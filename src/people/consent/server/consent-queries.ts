import { statement } from '#platform/db';

/** The same choice again is no new one. */
export const NOTE_CONSENT = statement<unknown>(
  'consent_note',
  `insert into consent_choice (profile_id, chosen_at, text_version, analytics, advertising)
   select $1, $2, $3, $4, $5
   where not exists (
     select from (select * from consent_choice where profile_id = $1 order by chosen_at desc limit 1) last
     where (text_version, analytics, advertising) = ($3, $4, $5))
   on conflict do nothing`,
);

export const PERSONAL_CONSENT = statement<object>(
  'personal_consent',
  `select chosen_at as "chosenAt", text_version as "textVersion", analytics, advertising
   from consent_choice where profile_id = $1 order by chosen_at`,
);
