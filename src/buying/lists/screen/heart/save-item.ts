// Puts a product on a list from a drawer, and takes it off again; what the page shows follows.
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { ListDetail, listsContract, ListSummary } from '#buying/lists/contract';
import { caller } from '#ui/page/call';
import { keepLists, type CardLists } from './load-lists.ts';
import type { Asked } from './saved-state.ts';

/** The list that was used last, in this browser. */
const LAST = 'lastList';

const call = caller<typeof listsContract>(undefined, () => true);

/** One press is one add: a retry after a lost answer carries the same key. */
export async function putOn(lists: CardLists, listId: string, item: Asked, key: string) {
  const reply = await call(
    'POST /cc/api/list/:id/item',
    { params: { id: listId }, body: { items: [newItem(item)] } },
    { 'idempotency-key': key },
  );
  return changed(lists, reply);
}

export async function takeOff(lists: CardLists, listId: string, itemId: string) {
  const list = await call('GET /cc/api/list/:id', { params: { id: listId } });
  if (isRefusal(list)) return list;
  let reply: ListDetail | Refusal = list;
  for (const { listItemId } of list.items.filter((item) => item.itemId === itemId))
    reply = await call('POST /cc/api/list/:id/item/:itemId override DELETE', { params: { id: listId, itemId: listItemId } });
  return changed(lists, reply);
}

export async function createWith(
  lists: CardLists,
  body: { readonly name: string; readonly accessLevel: ListSummary['accessLevel'] },
  item: Asked,
  key: string,
) {
  return changed(lists, await call('POST /cc/api/list', { body: { ...body, items: [newItem(item)] } }, { 'idempotency-key': key }));
}

const newItem = ({ itemId, qty, customization }: Asked) => ({ itemId, qty, ...(customization && { customization }) });

function changed(lists: CardLists, reply: ListDetail | Refusal): CardLists | Refusal {
  if (isRefusal(reply)) return reply;
  const { listId, items } = reply;
  try {
    localStorage.setItem(LAST, listId);
  } catch {
    // Not allowed: the next heart lets the shopper choose.
  }
  const now = { ...reply, itemIds: items.map(({ itemId }) => itemId), items: undefined };
  return keepLists([now, ...lists.filter((list) => list.listId !== listId)]);
}

export function lastList(lists: CardLists): ListSummary | undefined {
  try {
    const last = localStorage.getItem(LAST);
    return lists.find(({ listId }) => listId === last);
  } catch {
    return undefined;
  }
}
