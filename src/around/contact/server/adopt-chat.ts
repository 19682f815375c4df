import type { OnSignIn } from '#people/sessions/server';
import { CHAT_ADOPT, CHAT_LOCK_BOTH, CHAT_TURN } from './chat-queries.ts';

/** Moves a guest's conversation to the account at sign-in. */
export const adoptChatAtSignIn: OnSignIn = async (tx, { guestId, profileId }) => {
  await tx.run(CHAT_TURN, [guestId]);
  await tx.run(CHAT_TURN, [profileId]);
  const locked = await tx.many(CHAT_LOCK_BOTH, [guestId, profileId]);
  if (locked.some(({ owner_id: owner }) => owner === guestId)) await tx.run(CHAT_ADOPT, [guestId, profileId]);
};
