// Runs another capability's work once per idempotency key, with the refusals of cart commands (CART-26).
import type { Refusal } from '#base/outcome/rules';
import type { Db, Queries } from '#platform/db';
import { doOnce as doOncePerKey, keyOf, type KeyFacts } from '#platform/idempotency';
import { refusedOutcome, refuseKey } from './command-answer.ts';

/**
 * Runs `work` in one transaction, once per key of `asked` (see the platform's `doOnce`). Refuses with 400 an unusable key, with 422 a key used for
 * another request.
 */
export async function doOnce<R extends object>(
  db: Db,
  ownerId: string,
  asked: KeyFacts,
  work: (tx: Queries) => Promise<R>,
): Promise<R | Refusal> {
  const keyed = keyOf(asked);
  if (keyed === null) return db.transaction(work);
  if (keyed === 'unusable') return refuseKey(asked.visit);
  const outcome = await doOncePerKey(db, { ownerId, keyed, now: asked.visit.now }, work);
  return outcome.status === 'done' ? outcome.reply : refusedOutcome(outcome.status, asked.visit);
}
