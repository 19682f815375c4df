// The items on a shopper's lists, for the suggestions of the search box.
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { isSignedIn } from '#base/shopper/rules';
import { listsContextOf } from './lists-context.ts';
import { listsSeenBy } from './list-store.ts';

interface ListedItem {
  readonly itemId: string;
  readonly listName: string;
}

/** Each item once, with its most recently changed list; none for guests, who have no lists. */
export async function listedItems(db: Queries, visit: Visit): Promise<readonly ListedItem[]> {
  const shopper = await visit.shopper();
  if (!isSignedIn(shopper)) return [];
  const lists = (await listsSeenBy(db, listsContextOf({ visit, shopper }).viewer)).toSorted((a, b) => a.modifiedAt - b.modifiedAt);
  return [...new Map(lists.flatMap(({ name, itemIds }) => itemIds.map((itemId) => [itemId, { itemId, listName: name }]))).values()];
}
