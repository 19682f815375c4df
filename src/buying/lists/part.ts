import { listsContract } from '#buying/lists/contract';
import {
  countLists,
  forgetDeletedListsBefore,
  forgetEditsBefore,
  listsHandlers,
  listsPersonalData,
  offlineHandlers,
  type ListsDeps,
} from '#buying/lists/server';
import { offlineContract } from '#buying/offline/contract';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

/** How long a browser may take to send a change again whose answer was lost. */
const EDIT_KEY_DAYS = 180;

export function listsPart(needs: ListsDeps): Part {
  return {
    calls: [answers(listsContract, listsHandlers(needs)), answers(offlineContract, offlineHandlers(needs))],
    personalData: listsPersonalData,
    menuCounts: (visit, shopper) => countLists(needs.db, visit, shopper),
    upkeep: async (db, now) => {
      await forgetDeletedListsBefore(db, daysBefore(now, 1));
      await forgetEditsBefore(db, daysBefore(now, EDIT_KEY_DAYS));
    },
  };
}
