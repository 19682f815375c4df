// SQL of idempotency: the answers that are stored for a request's key. Those of commands on a cart are written together with the cart, in cart-write-queries.ts.
import { statement } from '#platform/db';

/** $1 owner, $2 key, $3 hash, $4 now. Nothing: the key was used; one that is being used is waited for. */
export const CLAIM_KEY = statement<unknown>(
  'idempotency_claim',
  `insert into idempotency (owner_id, key, request_hash, reply, created_at) values ($1, $2, $3, '', $4) on conflict do nothing`,
);
export const SAVE_REPLY = statement<unknown>('idempotency_keep', 'update idempotency set reply = $3 where owner_id = $1 and key = $2');
export const SAVED_REPLY = statement<{ readonly request_hash: Uint8Array; readonly reply: string }>(
  'idempotency_kept',
  'select request_hash, reply from idempotency where owner_id = $1 and key = $2',
);
export const DELETE_SAVED_REPLIES = statement<unknown>('idempotency_expire', 'delete from idempotency where created_at < $1');
