// Work of other capabilities that is done once per key, and kept where commands on the cart keep theirs (CART-26).
import type { Refusal } from '#base/outcome/rules';
import type { Db, Queries } from '#platform/db';
import { CLAIM_KEY, SAVE_REPLY, SAVED_REPLY } from './idempotency-queries.ts';
import { keyOf, refusedOutcome, refuseKey, type KeyFacts } from './command-answer.ts';
import type { CommandOutcome } from './run-command.ts';

/**
 * Does `work` in one transaction. Asked again with the key of `asked` within a day, it is not done again: what it came to the first
 * time is answered, a refusal of its own too; whoever asks meanwhile waits. `work` answers plain data that stays small. Refused with
 * 400 when the key cannot be used, 422 when it was used for something else.
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
  const { key, hash } = keyed;
  const outcome = await db.transaction(async (tx): Promise<CommandOutcome<R>> => {
    // A key that somebody is working under is waited for here.
    if ((await tx.run(CLAIM_KEY, [ownerId, key, hash, asked.visit.now])) === 1) {
      const reply = await work(tx);
      await tx.run(SAVE_REPLY, [ownerId, key, JSON.stringify(reply)]);
      return { status: 'done', reply };
    }
    const kept = await tx.one(SAVED_REPLY, [ownerId, key]);
    if (Buffer.compare(kept.request_hash, hash) !== 0) return { status: 'key-reused' };
    return { status: 'done', reply: JSON.parse(kept.reply) as R }; // kept by this very function
  });
  return outcome.status === 'done' ? outcome.reply : refusedOutcome(outcome.status, asked.visit);
}
