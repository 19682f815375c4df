import type { OnSignIn } from '#people/sessions/server';
import { CHAT_ADOPT, CHAT_LOCK_BOTH, CHAT_TURN } from './contact-queries.ts';

/** What a guest wrote to the shop is the account's from sign-in on. */
export const adoptChatAtSignIn: OnSignIn = async (tx, { guestId, profileId }) => {
  await tx.run(CHAT_TURN, [guestId]);
  await tx.run(CHAT_TURN, [profileId]);
  const locked = await tx.many(CHAT_LOCK_BOTH, [guestId, profileId]);
  if (locked.some(({ owner_id: owner }) => owner === guestId)) await tx.run(CHAT_ADOPT, [guestId, profileId]);
};
