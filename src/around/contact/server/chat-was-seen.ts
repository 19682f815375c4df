import type { Db } from '#platform/db';
import { CHAT_LOCK, CHAT_SEEN } from './contact-queries.ts';

/** What staff wrote up to message `seq` was read on the page, or mailed: no mail of it is due. What they write meanwhile still is. */
export async function chatWasSeen(db: Db, conversationId: string, seq: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever writes an answer holds the lock: after it, the next statement sees what was written.
    await tx.run(CHAT_LOCK, [conversationId]);
    await tx.run(CHAT_SEEN, [conversationId, seq]);
  });
}
