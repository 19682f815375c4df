// Staff's work with messages and feedback.
import { plainParagraphs } from '#finding/reviews/rules';
import type { Db } from '#platform/db';
import { CHAT_LOCK, CHAT_MAIL_FROM, CHAT_WRITE, OPEN_CHATS, type OpenChatRow } from './chat-queries.ts';
import { FEEDBACK_SINCE, type FeedbackRow } from './feedback-queries.ts';

/** Time to read an answer on the page before it is mailed. */
const READ_FIRST_MS = 60_000;

/** Conversations that wait for an answer, the longest waiting first. */
export function openChats(db: Db): Promise<readonly OpenChatRow[]> {
  return db.many(OPEN_CHATS);
}

/** Stores an answer; false when there is no such conversation. */
export async function answerChat(db: Db, conversationId: string, text: string, now: Date): Promise<boolean> {
  const body = plainParagraphs(text);
  return db.transaction(async (tx) => {
    if ((await tx.maybe(CHAT_LOCK, [conversationId])) === undefined) return false;
    await tx.run(CHAT_WRITE, [conversationId, 'staff', body, now, null]);
    await tx.run(CHAT_MAIL_FROM, [conversationId, new Date(now.getTime() + READ_FIRST_MS), now]);
    return true;
  });
}

/** Feedback since an instant. */
export function feedbackSince(db: Db, since: Date): Promise<readonly FeedbackRow[]> {
  return db.many(FEEDBACK_SINCE, [since]);
}
