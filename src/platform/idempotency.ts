// Idempotency: the work of a request runs once per key, and a repeat within a day gets the first answer (CART-26).
import { hash } from 'node:crypto';
import type { Db, Queries } from './db.ts';
import { CLAIM_KEY, KEEP_ANSWER, KEPT_ANSWER, type KeptColumns } from './idempotency-queries.ts';
import type { Visit } from './visit.ts';

/** The key of a request, and a hash of its content. */
export interface KeyedRequest {
  readonly key: string;
  readonly hash: Uint8Array;
}

/** What is stored for a key: the hash of its request, and the answer as JSON. */
export interface KeptAnswer {
  readonly hash: Uint8Array;
  readonly reply: string;
}

export interface KeyFacts {
  readonly visit: Visit;
  /** Content of the request: the same key must have the same content. */
  readonly content: unknown;
  /** The key from callers that cannot send the header. */
  readonly formKey?: string | undefined;
}

/** Result of a request with a key: `key-reused` when the key was used for another request. */
export type OnceOutcome<R> = { readonly status: 'done'; readonly reply: R } | { readonly status: 'key-reused' };

const MOST_LETTERS = 255;

/** The key of a request: the header, or a form field; null without one, `unusable` when it is empty or longer than 255 characters. */
export function keyOf({ visit, content, formKey }: KeyFacts): KeyedRequest | null | 'unusable' {
  const key = visit.header('idempotency-key') ?? formKey;
  if (key === undefined) return null;
  if (key === '' || key.length > MOST_LETTERS) return 'unusable';
  return { key, hash: hash('sha256', JSON.stringify(content), 'buffer') };
}

/** The stored answer in a row read with `joinAnswer`; null when there is none. */
export function keptIn({ request_hash: hash, kept_reply: reply }: KeptColumns): KeptAnswer | null {
  return hash === null || reply === null ? null : { hash, reply };
}

/** Returns the first answer when the key was used for the same request. `R` is the type that the caller stores. */
export function replay<R>(kept: KeptAnswer, { hash }: KeyedRequest): OnceOutcome<R> {
  return Buffer.compare(kept.hash, hash) === 0 ? { status: 'done', reply: JSON.parse(kept.reply) as R } : { status: 'key-reused' };
}

/**
 * Runs `work` in one transaction. A repeat with the same key within a day gets the first answer, even a refusal; a repeat during the work waits for
 * it. `work` returns small plain data.
 */
export async function doOnce<R extends object>(
  db: Db,
  { ownerId, keyed, now }: { readonly ownerId: string; readonly keyed: KeyedRequest; readonly now: Date },
  work: (tx: Queries) => Promise<R>,
): Promise<OnceOutcome<R>> {
  const { key, hash } = keyed;
  return db.transaction(async (tx): Promise<OnceOutcome<R>> => {
    // Waits here while another request uses the key.
    if ((await tx.run(CLAIM_KEY, [ownerId, key, hash, now])) === 1) {
      const reply = await work(tx);
      await tx.run(KEEP_ANSWER, [ownerId, key, JSON.stringify(reply)]);
      return { status: 'done', reply };
    }
    const kept = await tx.one(KEPT_ANSWER, [ownerId, key]);
    return replay<R>({ hash: kept.request_hash, reply: kept.reply }, keyed);
  });
}
