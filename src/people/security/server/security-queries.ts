// All SQL of the second step.
import { statement } from '#platform/db';

export const SECOND_FACTOR_OF = statement<{
  readonly sealed_secret: Uint8Array;
  readonly confirmed_at: Date | null;
  readonly offered_until: Date;
  readonly codes_left: number;
}>(
  'second_factor_of',
  `select sealed_secret, confirmed_at, offered_until,
     (select count(*)::int from recovery_code c where c.profile_id = f.profile_id) as codes_left
   from second_factor f where profile_id = $1`,
);

/** Offers profile $1 the secret $2 until $3; 0 rows when the second step is on. */
export const OFFER_SECRET = statement<unknown>(
  'second_factor_offer',
  `insert into second_factor (profile_id, sealed_secret, offered_until) values ($1, $2, $3)
   on conflict (profile_id) do update set sealed_secret = excluded.sealed_secret, offered_until = excluded.offered_until, last_step = 0
   where second_factor.confirmed_at is null`,
);

/** Turns the second step on at $2 with the code of half-minute $3; 0 rows when it was on. $4: the secret that the code was for. */
export const CONFIRM_SECRET = statement<unknown>(
  'second_factor_confirm',
  `update second_factor set confirmed_at = $2, last_step = $3
   where profile_id = $1 and confirmed_at is null and offered_until > $2 and sealed_secret = $4`,
);

/** Uses up the code of half-minute $2; 0 rows when that one or a later one was used before. */
export const USE_STEP = statement<unknown>(
  'second_factor_use',
  'update second_factor set last_step = $2 where profile_id = $1 and confirmed_at is not null and last_step < $2',
);

export const REMOVE_SECOND_FACTOR = statement<unknown>('second_factor_remove', 'delete from second_factor where profile_id = $1');

export const REMOVE_RECOVERY_CODES = statement<unknown>('recovery_code_remove', 'delete from recovery_code where profile_id = $1');

export const ADD_RECOVERY_CODE = statement<unknown>(
  'recovery_code_add',
  'insert into recovery_code (profile_id, code_digest) values ($1, $2)',
);

export const USE_RECOVERY_CODE = statement<unknown>(
  'recovery_code_use',
  'delete from recovery_code where profile_id = $1 and code_digest = $2',
);

export const BEGIN_STEP = statement<unknown>(
  'sign_in_step_begin',
  'insert into sign_in_step (token_hash, profile_id, tenant, password_mark, expires_at) values ($1, $2, $3, $4, $5)',
);

export const STEP_BY_TOKEN = statement<{ readonly profile_id: string; readonly password_mark: Uint8Array }>(
  'sign_in_step_by_token',
  'select profile_id, password_mark from sign_in_step where token_hash = $1 and tenant = $2 and expires_at > $3',
);

/** Of two simultaneous uses, one gets the row. */
export const TAKE_STEP = statement<unknown>('sign_in_step_take', 'delete from sign_in_step where token_hash = $1 and expires_at > $2');

export const FORGET_STEPS = statement<unknown>('sign_in_step_forget', 'delete from sign_in_step where expires_at <= $1');

/** Secrets that were offered and never confirmed. */
export const FORGET_OFFERS = statement<unknown>(
  'second_factor_forget',
  'delete from second_factor where confirmed_at is null and offered_until <= $1',
);
