// All SQL of sign-in protection: known devices and open questions.
import { statement } from '#platform/db';

/** Whether $2 is the token hash of a device of the account with e-mail $3 on tenant $1. */
export const IS_KNOWN_DEVICE = statement<unknown>(
  'device_known',
  `select 1 from known_device d join profile p using (profile_id) where p.tenant = $1 and d.token_hash = $2 and p.email_key = lower($3)`,
);

/** $1 profile, $2 token hash, $3 now. `is_another`: the account has other devices, and this is its first time in this one. */
export const REMEMBER_DEVICE = statement<{ readonly is_another: boolean }>(
  'device_remember',
  `with kept as (
     insert into known_device (profile_id, token_hash, used_at) values ($1, $2, $3)
     on conflict (profile_id, token_hash) do update set used_at = excluded.used_at
   )
   select count(*) > 0 and not coalesce(bool_or(token_hash = $2), false) as is_another from known_device where profile_id = $1`,
);

/** Forgets the devices of profile $1, but for the one with token hash $2. */
export const FORGET_OTHER_DEVICES_OF = statement<unknown>(
  'device_forget_others',
  'delete from known_device where profile_id = $1 and token_hash <> $2',
);

export const FORGET_DEVICES_OF = statement<unknown>('device_forget_all', 'delete from known_device where profile_id = $1');

/** Deletes devices not used since $1. */
export const FORGET_DEVICES = statement<unknown>('device_forget', 'delete from known_device where used_at < $1');

export const ASK_QUESTION = statement<unknown>(
  'sign_in_question_ask',
  'insert into sign_in_question (question_id, challenge, expires_at) values ($1, $2, $3)',
);

/** Of two simultaneous answers, one gets the row. */
export const TAKE_QUESTION = statement<{ readonly challenge: Readonly<Record<string, unknown>> }>(
  'sign_in_question_take',
  'delete from sign_in_question where question_id = $1 and expires_at > $2 returning challenge',
);

export const FORGET_QUESTIONS = statement<unknown>('sign_in_question_forget', 'delete from sign_in_question where expires_at <= $1');
