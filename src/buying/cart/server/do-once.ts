// Work of other capabilities that is done once per key, refused in the words of commands on the cart (CART-26).
import type { Refusal } from '#base/outcome/rules';
import type { Db, Queries } from '#platform/db';
import { doOnce as doOncePerKey, keyOf, type KeyFacts } from '#platform/idempotency';
import { refusedOutcome, refuseKey } from './command-answer.ts';

/**
 * Does `work` in one transaction, once per key of `asked`: see `doOnce` of the platform. Refused with 400 when the key cannot be used, 422 when
 * it was used for something else.
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
