// A list with its items, and a list as it is after a change.
import type { ListDetail, ListSummary } from '#buying/lists/contract';
import { allowedLevels, MOST_FAVORITES } from '#buying/lists/rules';
import type { Refusal } from '#base/outcome/rules';
import type { ListsContext, ListsDeps } from './lists-context.ts';
import type { ItemMessages, Outcome } from './change-items.ts';
import { itemReplies, subtotalOf, summaryOf } from './list-reply.ts';
import { linksAllowed } from './links-allowed.ts';
import { refuseList } from './list-refusals.ts';
import { itemsOf, listsSeenBy, seenList, type SeenList } from './list-store.ts';

export interface CallOnList extends ListsContext {
  readonly list: SeenList;
}

export async function detailAfter(
  deps: ListsDeps,
  onList: CallOnList,
  outcome: Outcome,
  messages: ItemMessages = [],
): Promise<ListDetail | Refusal> {
  if ('refused' in outcome) return refuseList(onList.visit, outcome.refused);
  return afterChange(deps, onList, onList.list.listId, (now) => detailOf(deps, now, messages));
}

export async function summaryAfter({ db }: ListsDeps, onList: CallOnList, outcome: Outcome): Promise<ListSummary | Refusal> {
  if ('refused' in outcome) return refuseList(onList.visit, outcome.refused);
  return afterChange({ db }, onList, onList.list.listId, ({ list }) => Promise.resolve(summaryOf(list)));
}

/** The list as it is after a change. */
export async function afterChange<R>(
  { db }: Pick<ListsDeps, 'db'>,
  context: ListsContext,
  listId: string,
  answer: (onList: CallOnList) => Promise<R | Refusal>,
): Promise<R | Refusal> {
  const list = await seenList(db, listId, context.viewer);
  return list === null ? refuseList(context.visit, 'LIST_NOT_FOUND') : answer({ ...context, list });
}

export async function detailOf(
  { db, carts, waitsFor }: ListsDeps,
  onList: CallOnList,
  messages: ItemMessages = [],
): Promise<ListDetail | Refusal> {
  const { visit, shopper, viewer, list } = onList;
  if (list.removed) return refuseList(visit, 'LIST_NOT_FOUND');
  const [rows, facts, all, mayLink] = await Promise.all([
    itemsOf(db, list.listId),
    carts.factsFor(visit, shopper, { zip: null, storeNumber: null }),
    listsSeenBy(db, viewer),
    list.rights.share ? linksAllowed(db, viewer) : false,
  ]);
  const items = itemReplies(rows, { visit, facts, imageOf: carts.imageOf, waitsFor });
  return {
    ...summaryOf(list),
    items,
    subtotal: subtotalOf(items),
    allowedAccessLevel: [...allowedLevels(viewer)],
    maxFavoriteReached: all.filter(({ favorite }) => favorite).length >= MOST_FAVORITES,
    mayLink,
    linkToken: list.rights.share ? list.linkToken : null,
    messages,
  };
}
