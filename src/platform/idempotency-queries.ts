// All SQL of the answers kept for a request's key: statements, and the parts of it that a capability puts into its own statement, so that the
// answer is read or kept in the same round trip.
import { statement, type Places } from './statement.ts';

/** What is kept with a write. `key` is null of a request without one; the hash and the answer are null with it. */
export interface KeptValues {
  readonly ownerId: string;
  readonly key: string | null;
  readonly requestHash: Uint8Array | null;
  readonly reply: string | null;
  readonly now: Date;
}

/**
 * Keeps the answer where `written`, an earlier part of the same statement, has a row; without a key nothing. A part of a `with`:
 * `` `kept as (${keepAnswer(p, 'head')})` ``.
 */
export const keepAnswer = (p: Places<KeptValues>, written: string): string => `
    insert into idempotency (owner_id, key, request_hash, reply, created_at)
    select ${p.ownerId}::uuid, ${p.key}, ${p.requestHash}, ${p.reply}, ${p.now}::timestamptz from ${written} where ${p.key}::text is not null
  `;

/** A condition: the request has no key, or nothing is kept for it. */
export const keyIsNew = (p: Places<Pick<KeptValues, 'ownerId' | 'key'>>): string =>
  `(${p.key}::text is null or not exists (select from idempotency i where i.owner_id = ${p.ownerId} and i.key = ${p.key}))`;

/** Columns of a row that {@link joinAnswer} is joined to; null where nothing is kept. */
export interface KeptColumns {
  readonly request_hash: Uint8Array | null;
  readonly kept_reply: string | null;
}

export const KEPT_COLUMNS = 'i.request_hash, i.reply as kept_reply';

/** Joins the answer that `owner`, a column of the statement, has for the key. */
export const joinAnswer = (p: Places<{ readonly key: string }>, owner: string): string =>
  `left join idempotency i on i.owner_id = ${owner} and i.key = ${p.key}`;

/** $1 owner, $2 key, $3 hash, $4 now. Nothing: the key was used; one that is being used is waited for. */
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

/** $1 those kept before that instant. */
export const FORGET_ANSWERS = statement<unknown>('idempotency_expire', 'delete from idempotency where created_at < $1');
