import type { OnSignIn } from '#sessions/server';
import { CHAT_ADOPT } from './contact-queries.ts';

/** What a guest wrote to the shop is the account's from sign-in on. */
export const adoptChatAtSignIn: OnSignIn = async (tx, { guestId, profileId }) => {
  await tx.run(CHAT_ADOPT, [guestId, profileId]);
};
