import type { Db } from '#platform/db';
import { CHAT_LOCK, CHAT_SEEN } from './chat-queries.ts';

/** Marks answers up to message `seq` as read or mailed, so that they need no mail. Later answers still do. */
export async function chatWasSeen(db: Db, conversationId: string, seq: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Writing an answer holds the lock, so after it the next statement sees the answer.
    await tx.run(CHAT_LOCK, [conversationId]);
    await tx.run(CHAT_SEEN, [conversationId, seq]);
  });
}
