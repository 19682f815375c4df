// All SQL of limits.
import { statement } from './db.ts';

export interface TakenRow {
  readonly tries: readonly number[];
  readonly until: Date | null;
}

/** $1 keys, $2 limit per key, $3 window in seconds per key, $4 now. */
export const TAKE_TRIES = statement<TakenRow>('limit_take', 'select tries, until from take_tries($1::text[], $2::int[], $3::int[], $4)');

/** $1 keys, $2 now. */
export const GIVE_BACK_TRIES = statement<unknown>('limit_give_back', 'select give_back_tries($1::text[], $2)');

/** $1 keys, $2 now. */
export const RETURN_TRIES = statement<unknown>('limit_return', 'select return_tries($1::text[], $2)');

export interface UsedRow {
  readonly limit_key: string;
  readonly used: number;
  readonly ends_at: Date;
}

/** $1 keys, $2 now. */
export const TRIES_SO_FAR = statement<UsedRow>(
  'limit_look',
  'select limit_key, used, ends_at from rate_limit where limit_key = any ($1::text[]) and ends_at > $2',
);

export const FORGET_TRIES = statement<unknown>('limit_forget', 'delete from rate_limit where ends_at <= $1');
