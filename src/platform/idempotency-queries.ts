// All SQL of idempotency keys: statements, and SQL fragments with which a capability reads or stores the answer in its own statement, in the same
// round trip.
import { statement, type Places } from './statement.ts';

/** Values stored with a write. `key` is null for a request without one; the hash and the answer are null too. */
export interface KeptValues {
  readonly ownerId: string;
  readonly key: string | null;
  readonly requestHash: Uint8Array | null;
  readonly reply: string | null;
  readonly now: Date;
}

/**
 * Stores the answer when `written`, an earlier part of the same statement, has a row; does nothing without a key. A part of a `with`: `` `kept as
 * (${keepAnswer(p, 'head')})` ``.
 */
export const keepAnswer = (p: Places<KeptValues>, written: string): string => `
    insert into idempotency (owner_id, key, request_hash, reply, created_at)
    select ${p.ownerId}::uuid, ${p.key}, ${p.requestHash}, ${p.reply}, ${p.now}::timestamptz from ${written} where ${p.key}::text is not null
  `;

/** Condition: the request has no key, or no answer is stored for it. */
export const keyIsNew = (p: Places<Pick<KeptValues, 'ownerId' | 'key'>>): string =>
  `(${p.key}::text is null or not exists (select from idempotency i where i.owner_id = ${p.ownerId} and i.key = ${p.key}))`;

/** Columns that {@link joinAnswer} adds to a row; null when no answer is stored. */
export interface KeptColumns {
  readonly request_hash: Uint8Array | null;
  readonly kept_reply: string | null;
}

export const KEPT_COLUMNS = 'i.request_hash, i.reply as kept_reply';

/** Joins the answer stored for the key of `owner`, a column of the statement. */
export const joinAnswer = (p: Places<{ readonly key: string }>, owner: string): string =>
  `left join idempotency i on i.owner_id = ${owner} and i.key = ${p.key}`;

/** $1 owner, $2 key, $3 hash, $4 now. No row: the key was used. Waits for a transaction that is using the key. */
export const CLAIM_KEY = statement<unknown>(
  'idempotency_claim',
  `insert into idempotency (owner_id, key, request_hash, reply, created_at) values ($1, $2, $3, '', $4) on conflict do nothing`,
);

/** $1 owner, $2 key, $3 the answer. */
export const KEEP_ANSWER = statement<unknown>('idempotency_keep', 'update idempotency set reply = $3 where owner_id = $1 and key = $2');

/** $1 owner, $2 key. */
export const KEPT_ANSWER = statement<{ readonly request_hash: Uint8Array; readonly reply: string }>(
  'idempotency_kept',
  'select request_hash, reply from idempotency where owner_id = $1 and key = $2',
);

/** $1 forgets answers older than this instant. */
export const FORGET_ANSWERS = statement<unknown>('idempotency_expire', 'delete from idempotency where created_at < $1');
