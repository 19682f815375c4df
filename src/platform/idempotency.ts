// A request that may come twice: it is done once per key, and asked again within a day it is answered as it was the first time (CART-26).
import { hash } from 'node:crypto';
import type { Db, Queries } from './db.ts';
import { CLAIM_KEY, KEEP_ANSWER, KEPT_ANSWER, type KeptColumns } from './idempotency-queries.ts';
import type { Visit } from './visit.ts';

/** The key of a request, and a hash of everything it asks. */
export interface KeyedRequest {
  readonly key: string;
  readonly hash: Uint8Array;
}

/** What is kept for a key: the hash of the request it was used for, and the answer as JSON. */
export interface KeptAnswer {
  readonly hash: Uint8Array;
  readonly reply: string;
}

export interface KeyFacts {
  readonly visit: Visit;
  /** What the request is, for its key: the same key must ask the same. */
  readonly content: unknown;
  /** The key of callers that cannot send the header. */
  readonly formKey?: string | undefined;
}

/** What came of a request with a key that may have been used: `key-reused` when it was, for something else. */
export type OnceOutcome<R> = { readonly status: 'done'; readonly reply: R } | { readonly status: 'key-reused' };

const MOST_LETTERS = 255;

/** The key of a request: the header, or a form's own field; null without one, `unusable` when it is empty or longer than 255 characters. */
export function keyOf({ visit, content, formKey }: KeyFacts): KeyedRequest | null | 'unusable' {
  const key = visit.header('idempotency-key') ?? formKey;
  if (key === undefined) return null;
  if (key === '' || key.length > MOST_LETTERS) return 'unusable';
  return { key, hash: hash('sha256', JSON.stringify(content), 'buffer') };
}

/** What a row says that was read with `joinAnswer`; null where nothing is kept. */
export function keptIn({ request_hash: hash, kept_reply: reply }: KeptColumns): KeptAnswer | null {
  return hash === null || reply === null ? null : { hash, reply };
}

/** The first answer again, when the key was used for the same request. `R` is what the caller keeps under its keys. */
export function replay<R>(kept: KeptAnswer, { hash }: KeyedRequest): OnceOutcome<R> {
  return Buffer.compare(kept.hash, hash) === 0 ? { status: 'done', reply: JSON.parse(kept.reply) as R } : { status: 'key-reused' };
}

/**
 * Does `work` in one transaction. Asked again with the key within a day, it is not done again: what it came to the first time is answered,
 * a refusal of its own too; whoever asks meanwhile waits. `work` answers plain data that stays small.
 */
export async function doOnce<R extends object>(
  db: Db,
  { ownerId, keyed, now }: { readonly ownerId: string; readonly keyed: KeyedRequest; readonly now: Date },
  work: (tx: Queries) => Promise<R>,
): Promise<OnceOutcome<R>> {
  const { key, hash } = keyed;
  return db.transaction(async (tx): Promise<OnceOutcome<R>> => {
    // A key that somebody is working under is waited for here.
    if ((await tx.run(CLAIM_KEY, [ownerId, key, hash, now])) === 1) {
      const reply = await work(tx);
      await tx.run(KEEP_ANSWER, [ownerId, key, JSON.stringify(reply)]);
      return { status: 'done', reply };
    }
    const kept = await tx.one(KEPT_ANSWER, [ownerId, key]);
    return replay<R>({ hash: kept.request_hash, reply: kept.reply }, keyed);
  });
}
