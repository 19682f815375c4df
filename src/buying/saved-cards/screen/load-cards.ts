// Loads the cards that checkout offers.
import type { SavedCards, savedCardsContract } from '#buying/saved-cards/contract';
import { ask, type WithContext } from '#ui/page/page-visit';

export async function loadSavedCards(args: WithContext): Promise<Pick<SavedCards, 'payments' | 'room'>> {
  const { payments, room } = await ask<typeof savedCardsContract>(args)('GET /gus/api/usr/c/payments', {});
  return { payments, room };
}
