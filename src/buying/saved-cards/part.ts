import { savedCardsContract } from '#buying/saved-cards/contract';
import { savedCardsPersonalData, FORGET_REMOVED_CARDS, savedCardHandlers, type SaveCardDeps } from '#buying/saved-cards/server';
import { answers, type Part } from '#platform/part';

export function savedCardsPart(needs: SaveCardDeps): Part {
  return {
    calls: [answers(savedCardsContract, savedCardHandlers(needs))],
    personalData: savedCardsPersonalData,
    keeps: [{ what: 'removed cards', days: 1, since: 'they were removed', forget: FORGET_REMOVED_CARDS }],
  };
}
