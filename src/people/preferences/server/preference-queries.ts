import { statement } from '#platform/db';

export interface PreferenceRow {
  readonly mail_language: 'en' | 'fr' | 'es' | null;
  readonly mails_off: readonly string[];
  readonly less_motion: boolean;
  readonly larger_text: boolean;
  readonly underlined_links: boolean;
}

export const PREFERENCES = statement<PreferenceRow>(
  'preference_read',
  'select mail_language, mails_off, less_motion, larger_text, underlined_links from preference where profile_id = $1',
);

export const KEEP_MAIL = statement<unknown>(
  'preference_keep_mail',
  `insert into preference (profile_id, mail_language, mails_off) values ($1, $2, $3)
   on conflict (profile_id) do update set mail_language = excluded.mail_language, mails_off = excluded.mails_off`,
);

export const KEEP_DISPLAY = statement<unknown>(
  'preference_keep_display',
  `insert into preference (profile_id, less_motion, larger_text, underlined_links) values ($1, $2, $3, $4)
   on conflict (profile_id) do update
   set less_motion = excluded.less_motion, larger_text = excluded.larger_text, underlined_links = excluded.underlined_links`,
);

export const PERSONAL_PREFERENCES = statement<object>(
  'personal_preferences',
  `select mail_language as "mailLanguage", array_to_string(mails_off, ' ') as "mailsOff", less_motion as "lessMotion",
     larger_text as "largerText", underlined_links as "underlinedLinks"
   from preference where profile_id = $1`,
);
