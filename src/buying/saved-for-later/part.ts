import { savedForLaterContract } from '#buying/saved-for-later/contract';
import {
  savedForLaterPersonalData,
  FORGET_REMOVED,
  mergeSavedAtSignIn,
  savedHandlers,
  type SavedDeps,
} from '#buying/saved-for-later/server';
import { answers, type Part } from '#platform/part';

export function savedForLaterPart(needs: SavedDeps): Part {
  return {
    calls: [answers(savedForLaterContract, savedHandlers(needs))],
    personalData: savedForLaterPersonalData,
    adoptAtSignIn: mergeSavedAtSignIn,
    keeps: [{ what: 'items removed from saved for later', days: 1, since: 'they were removed', forget: FORGET_REMOVED }],
  };
}
