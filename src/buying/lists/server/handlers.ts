// The calls of `listsContract`. Each one checks what the caller may see.
import type { Static } from 'typebox';
import { readQuantity } from '#buying/cart/rules';
import { describeMessage, doOnce, speechOf } from '#buying/cart/server';
import type { ListDetail, ListSummary, listsContract } from '#buying/lists/contract';
import { allowedLevels, MOST_FAVORITES, type ListRights } from '#buying/lists/rules';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { Handlers } from '#platform/contract';
import { isSignedIn } from '#base/shopper/rules';
import { listsContextOf, type ListsContext, type ListsDeps } from './lists-context.ts';
import { changeItem, putItems, takeItemOff, quantitiesByItem, type AskedItem, type ItemMessages, type Outcome } from './change-items.ts';
import { changeList, createList, deleteList, type Made } from './change-lists.ts';
import { itemReplies, subtotalOf, summaryOf } from './list-reply.ts';
import { turnDown } from './list-refusals.ts';
import { itemsOf, listsSeenBy, seenList, type SeenList } from './list-store.ts';
import { cardLists, findItems, readLists } from './read-lists.ts';

/** A call with a list id in its path. */
type ListCall = Pick<ListsContext, 'visit' | 'shopper'> & { readonly params: { readonly id: string } };

interface Held extends ListsContext {
  readonly list: SeenList;
}

export function listsHandlers(deps: ListsDeps): Handlers<typeof listsContract> {
  const { db } = deps;
  return {
    denied: (visit) => turnDown(visit, 'LOGIN_REQUIRED'),
    'GET /cc/api/lists': (call) => readLists(deps, listsContextOf(call), call.query),
    'GET /cc/api/lists/items': (call) => findItems(deps, listsContextOf(call), call.query),
    'POST /cc/api/list': (call) => create(deps, listsContextOf(call), call.body),
    'GET /cc/api/list/:id': (call) => withList(deps, call, 'see', (held) => detailOf(deps, held)),
    'POST /cc/api/list/:id override PUT': ({ body, ...call }) =>
      withList(deps, call, 'see', async (held) => {
        const { visit, viewer, list } = held;
        if (list.removed && body.restore !== true) return turnDown(visit, 'LIST_NOT_FOUND');
        const other = body.deletefavoriteById;
        if (other !== undefined && (await seenList(db, other, viewer)) === null) return turnDown(visit, 'LIST_NOT_FOUND');
        return summaryAfter(deps, held, await changeList(db, viewer, list, body, visit.now));
      }),
    'POST /cc/api/list/:id override DELETE': (call) =>
      withList(deps, call, 'see', async (held) => summaryAfter(deps, held, await deleteList(db, held.list, held.visit.now))),
    'POST /cc/api/list/:id/item': ({ body, ...call }) =>
      withList(deps, call, 'items', async (held) => {
        const { listItemId } = body;
        const { visit, list } = held;
        if (listItemId === undefined) return addItems(deps, held, body);
        const qty = body.qty === undefined ? undefined : readQuantity(body.qty);
        if (qty === 0) return turnDown(visit, 'INVALID_QTY');
        return detailAfter(deps, held, await changeItem(db, { listId: list.listId, listItemId, qty, now: visit.now }));
      }),
    'POST /cc/api/list/:id/item/:itemId override DELETE': (call) =>
      withList(deps, call, 'items', async (held) =>
        detailAfter(deps, held, await takeItemOff(db, held.list.listId, call.params.itemId, held.visit.now)),
      ),
    'POST /ele-lpd/api/sparxProxy/getListCardData': async ({ visit }) => {
      const shopper = await visit.shopper();
      return { listsData: { lists: isSignedIn(shopper) ? await cardLists(db, listsContextOf({ visit, shopper })) : [] } };
    },
  };
}

/** A list that the caller may not see answers like one that does not exist. */
async function withList<R>(
  { db }: ListsDeps,
  { params, ...caller }: ListCall,
  right: keyof ListRights,
  work: (held: Held) => Promise<R | Refusal>,
): Promise<R | Refusal> {
  const context = listsContextOf(caller);
  const list = await seenList(db, params.id, context.viewer);
  if (list === null || (list.removed && right === 'items')) return turnDown(context.visit, 'LIST_NOT_FOUND');
  return list.rights[right] ? work({ ...context, list }) : turnDown(context.visit, 'LIST_READ_ONLY');
}

type NewList = Static<(typeof listsContract)['POST /cc/api/list']['body']>;
type NewItems = Static<(typeof listsContract)['POST /cc/api/list/:id/item']['body']>;

async function create(deps: ListsDeps, context: ListsContext, body: NewList): Promise<ListDetail | Refusal> {
  const { visit, viewer } = context;
  const { name, accessLevel = 'PERSONAL', items = [], formKey } = body;
  const sold = await soldOf(deps, context, items);
  if (isRefusal(sold)) return sold;
  const { units, messages } = sold;
  const made = await doOnce<Made>(deps.db, viewer.profileId, { visit, content: ['list', body], formKey }, (tx) =>
    createList(tx, viewer, { name, accessLevel, units }, visit.now),
  );
  if (isRefusal(made)) return made;
  if ('refused' in made) return turnDown(visit, made.refused);
  return fresh(deps, context, made.listId, (held) => detailOf(deps, held, messages));
}

async function addItems(deps: ListsDeps, held: Held, body: NewItems): Promise<ListDetail | Refusal> {
  const { items = [], formKey } = body;
  const sold = await soldOf(deps, held, items);
  if (isRefusal(sold)) return sold;
  const { units, messages } = sold;
  const { visit, viewer, list } = held;
  const put = await doOnce<Outcome>(deps.db, viewer.profileId, { visit, content: ['onto list', list.listId, body], formKey }, (tx) =>
    putItems(tx, list.listId, units, visit.now),
  );
  return isRefusal(put) ? put : detailAfter(deps, held, put, messages);
}

/** The items that the shop sells; each other one gets its own message. */
async function soldOf({ carts }: ListsDeps, { visit, shopper }: ListsContext, items: readonly AskedItem[]) {
  const units = quantitiesByItem(items);
  if (units === null) return turnDown(visit, 'INVALID_QTY');
  const facts = await carts.factsFor(visit, shopper, { zip: null, storeNumber: null });
  const unknown = [...units.keys()].filter((itemId) => facts.product(itemId) === undefined);
  const speech = speechOf(visit);
  const messages: ItemMessages = unknown.map((itemId) => describeMessage({ code: 'INVALID_ITEM', itemId }, speech));
  return { units: new Map([...units].filter(([itemId]) => !unknown.includes(itemId))), messages };
}

async function detailAfter(deps: ListsDeps, held: Held, outcome: Outcome, messages: ItemMessages = []): Promise<ListDetail | Refusal> {
  if ('refused' in outcome) return turnDown(held.visit, outcome.refused);
  return fresh(deps, held, held.list.listId, (now) => detailOf(deps, now, messages));
}

async function summaryAfter({ db }: ListsDeps, held: Held, outcome: Outcome): Promise<ListSummary | Refusal> {
  if ('refused' in outcome) return turnDown(held.visit, outcome.refused);
  return fresh({ db }, held, held.list.listId, ({ list }) => Promise.resolve(summaryOf(list)));
}

/** The list as it is after a change. */
async function fresh<R>(
  { db }: Pick<ListsDeps, 'db'>,
  context: ListsContext,
  listId: string,
  answer: (held: Held) => Promise<R | Refusal>,
): Promise<R | Refusal> {
  const list = await seenList(db, listId, context.viewer);
  return list === null ? turnDown(context.visit, 'LIST_NOT_FOUND') : answer({ ...context, list });
}

async function detailOf({ db, carts }: ListsDeps, held: Held, messages: ItemMessages = []): Promise<ListDetail | Refusal> {
  const { visit, shopper, viewer, list } = held;
  if (list.removed) return turnDown(visit, 'LIST_NOT_FOUND');
  const [rows, facts, all] = await Promise.all([
    itemsOf(db, list.listId),
    carts.factsFor(visit, shopper, { zip: null, storeNumber: null }),
    listsSeenBy(db, viewer),
  ]);
  const items = itemReplies(rows, { visit, facts, imageOf: carts.imageOf });
  return {
    ...summaryOf(list),
    items,
    subtotal: subtotalOf(items),
    allowedAccessLevel: [...allowedLevels(viewer)],
    maxFavoriteReached: all.filter(({ favorite }) => favorite).length >= MOST_FAVORITES,
    messages,
  };
}
