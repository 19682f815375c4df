import { savedCardsContract } from '#buying/saved-cards/contract';
import { savedCardsPersonalData, forgetRemovedCardsBefore, savedCardHandlers, type SaveCardDeps } from '#buying/saved-cards/server';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

export function savedCardsPart(needs: SaveCardDeps): Part {
  return {
    calls: [answers(savedCardsContract, savedCardHandlers(needs))],
    personalData: savedCardsPersonalData,
    upkeep: (db, now) => forgetRemovedCardsBefore(db, daysBefore(now, 1)),
  };
}
