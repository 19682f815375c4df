import { savedForLaterContract } from '#buying/saved-for-later/contract';
import {
  savedForLaterPersonalData,
  forgetRemovedBefore,
  mergeSavedAtSignIn,
  savedHandlers,
  type SavedDeps,
} from '#buying/saved-for-later/server';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

export function savedForLaterPart(needs: SavedDeps): Part {
  return {
    calls: [answers(savedForLaterContract, savedHandlers(needs))],
    personalData: savedForLaterPersonalData,
    adoptAtSignIn: mergeSavedAtSignIn,
    upkeep: (db, now) => forgetRemovedBefore(db, daysBefore(now, 1)),
  };
}
