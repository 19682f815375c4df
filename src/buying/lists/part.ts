import { listsContract } from '#buying/lists/contract';
import { countLists, listsPersonalData, forgetDeletedListsBefore, listsHandlers, type ListsDeps } from '#buying/lists/server';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

export function listsPart(needs: ListsDeps): Part {
  return {
    calls: [answers(listsContract, listsHandlers(needs))],
    personalData: listsPersonalData,
    menuCounts: (visit, shopper) => countLists(needs.db, visit, shopper),
    upkeep: (db, now) => forgetDeletedListsBefore(db, daysBefore(now, 1)),
  };
}
