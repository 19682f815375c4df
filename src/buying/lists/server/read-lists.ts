// Pages of lists, and items found on all of them (LST-1, LST-2).
import type { Static } from 'typebox';
import type { CartFacts } from '#buying/cart/rules';
import { contentLocale } from '#goods/catalog/rules';
import type { ListOfLists, ListSummary, listsContract } from '#buying/lists/contract';
import { allowedLevels, findLists, foldText, MOST_FAVORITES, readCardSize, readListsQuery } from '#buying/lists/rules';
import type { Db } from '#platform/db';
import { escapeHtml } from '#platform/escape-html';
import type { Visit } from '#platform/visit';
import { linksAllowed } from './links-allowed.ts';
import type { ListsContext, ListsDeps } from './lists-context.ts';
import { summaryOf } from './list-reply.ts';
import { listsSeenBy, type SeenList } from './list-store.ts';

type Query = Static<(typeof listsContract)['GET /cc/api/lists']['query']>;
type Items = Static<(typeof listsContract)['GET /cc/api/lists/items']['reply']>;

const MOST_FOUND = 100;

export async function readLists({ db, carts }: ListsDeps, { visit, shopper, viewer }: ListsContext, query: Query): Promise<ListOfLists> {
  const asked = readListsQuery(query);
  const form = formOf(query);
  const all = await listsSeenBy(db, viewer);
  const facts = asked.search === '' ? null : await carts.factsFor(visit, shopper, { zip: null, storeNumber: null });
  const shown = all.filter(isMeant(query)).map((list) => ({ ...list, text: facts === null ? '' : textOf(list, facts, visit) }));
  const found = findLists(shown, asked, visit.copyLocale);
  const pages = Math.max(Math.ceil(found.length / asked.size), 1);
  const page = Math.min(asked.page, pages);
  const lists = form.isCount ? [] : found.slice((page - 1) * asked.size, page * asked.size).map(form.summary);
  const favorites = all.filter(({ favorite }) => favorite).map(({ listId }) => listId);
  return {
    shoppingLists: lists,
    metadata: { pagination: { page, pages, size: asked.size }, totalItems: found.length, itemCount: lists.length },
    showCount: all.length,
    availableAccessLevel: [...new Set(all.map(({ accessLevel }) => accessLevel))],
    allowedAccessLevel: [...allowedLevels(viewer)],
    readOnly: all.length > 0 && all.every(({ rights }) => !rights.items),
    favorites,
    maxFavoriteReached: favorites.length >= MOST_FAVORITES,
    linksAllowed: viewer.isAdmin && viewer.accountNumber !== null ? await linksAllowed(db, viewer) : null,
  };
}

export async function findItems({ db, carts }: ListsDeps, { visit, shopper, viewer }: ListsContext, query: Query): Promise<Items> {
  const { search, filters } = readListsQuery(query);
  const form = formOf(query);
  const lists = (await listsSeenBy(db, viewer)).filter(isMeant(query)).filter(({ accessLevel }) => filters.has(accessLevel));
  const facts = await carts.factsFor(visit, shopper, { zip: null, storeNumber: null });
  const items = lists.flatMap(({ listId, name: listName, itemIds }) =>
    itemIds.map((itemId) => ({ listId, listName, itemId, name: titleOf(itemId, facts, visit) })),
  );
  const found = items.filter((item) => foldText(`${item.name} ${item.itemId}`).includes(search));
  const shown = form.isCount ? [] : found.slice(0, MOST_FOUND);
  return {
    items: shown.map((item) => ({ ...item, listName: form.text(item.listName), name: form.text(item.name) })),
    totalItems: found.length,
  };
}

/** The most recently changed lists, with the numbers of their items. */
export async function cardLists(db: Db, { viewer }: ListsContext, size: string | undefined): Promise<ListSummary[]> {
  const lists = await listsSeenBy(db, viewer);
  return lists
    .toSorted((a, b) => b.modifiedAt - a.modifiedAt)
    .slice(0, readCardSize(size))
    .map((list) => ({ ...summaryOf(list), itemIds: [...list.itemIds] }));
}

/** Which lists `ignoreList` and `action` leave. */
function isMeant({ ignoreList = '', action = '' }: Query): (list: SeenList) => boolean {
  const left = new Set(ignoreList.split(','));
  const right = ACTIONS.get(action.toLowerCase());
  return ({ listId, rights }) => !left.has(listId) && (right === undefined || rights[right]);
}

const ACTIONS: ReadonlyMap<string, 'items' | 'edit' | 'share'> = new Map([
  ['add', 'items'],
  ['edit', 'edit'],
  ['share', 'share'],
] as const);

/** How `responseType` and `dataEncode` want the answer. */
function formOf({ responseType = '', dataEncode = '' }: Query) {
  const text = dataEncode.toLowerCase() === 'true' ? escapeHtml : (plain: string): string => plain;
  const withItems = responseType.toLowerCase() === 'items';
  return {
    text,
    isCount: responseType.toLowerCase() === 'count',
    summary: (list: SeenList): ListSummary => ({
      ...summaryOf(list),
      name: text(list.name),
      ...(withItems && { itemIds: [...list.itemIds] }),
    }),
  };
}

/** The searchable text of a list: its name, and names and numbers of its items. */
function textOf({ name, itemIds }: SeenList, facts: CartFacts, visit: Visit): string {
  return foldText([name, ...itemIds.map((itemId) => `${titleOf(itemId, facts, visit)} ${itemId}`)].join('\n'));
}

function titleOf(itemId: string, facts: CartFacts, visit: Visit): string {
  return facts.product(itemId)?.title[contentLocale(visit.copyLocale)] ?? itemId;
}
