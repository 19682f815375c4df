import { listsContract } from '#buying/lists/contract';
import {
  countLists,
  FORGET_EDITS,
  FORGET_ITEMS,
  FORGET_LISTS,
  listsHandlers,
  listsPersonalData,
  offlineHandlers,
  type ListsDeps,
} from '#buying/lists/server';
import { offlineContract } from '#buying/offline/contract';
import { answers, type Part } from '#platform/part';

/** How long a browser may take to send a change again whose answer was lost. */
const EDIT_KEY_DAYS = 180;

export function listsPart(needs: ListsDeps): Part {
  return {
    calls: [answers(listsContract, listsHandlers(needs)), answers(offlineContract, offlineHandlers(needs))],
    personalData: listsPersonalData,
    menuCounts: (visit, shopper) => countLists(needs.db, visit, shopper),
    keeps: [
      { what: 'removed lists', days: 1, since: 'they were removed', forget: FORGET_LISTS },
      { what: 'items removed from lists', days: 1, since: 'they were removed', forget: FORGET_ITEMS },
      { what: 'keys of changes to lists, kept against repeats', days: EDIT_KEY_DAYS, since: 'the change', forget: FORGET_EDITS },
    ],
  };
}
