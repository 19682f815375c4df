// The calls of `savedForLaterContract`.
import { readQuantity, type CartMessage } from '#buying/cart/rules';
import { optedOut, speechOf, type Inside } from '#buying/cart/server';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Call, Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import type { SavedReply, savedForLaterContract } from '#buying/saved-for-later/contract';
import {
  moveLine,
  moveToCart,
  type MoveOptions,
  removeItem,
  restoreItem,
  saveItem,
  itemSnapshot,
  type SavedChange,
  type SavedItems,
} from '#buying/saved-for-later/rules';
import { readList } from './read-list.ts';
import { newListItemId } from './saved-lists.ts';
import { type SavedDeps, type Step, runSavedCommand } from './run-saved-command.ts';

type C = typeof savedForLaterContract;

export function savedHandlers(deps: SavedDeps): Handlers<C> {
  return {
    'GET /cc/api/sfl': (call) => readList(deps, call),
    'POST /cc/api/sfl': ({ body, visit }) => save(deps, body, visit),
    'POST /cc/api/sfl/:id override DELETE': ({ params: { id }, visit }) =>
      runSavedCommand(deps, { visit, content: ['unsave', id] }, (_, items) => touchedBy(removeItem(items, id, visit.now.getTime()))),
    'POST /cc/api/sfl/cart': ({ body, visit }) => {
      const { items: named, formKey, responseType } = body;
      return runSavedCommand(deps, { visit, content: ['to cart', body], formKey, responseType }, (inside, items) =>
        toCart(
          inside,
          items,
          named?.map(({ listItemId = '' }) => listItemId),
          { noAlternates: optedOut(visit), byRepresentative: visit.isActing },
        ),
      );
    },
  };
}

function save(deps: SavedDeps, body: Call<C['POST /cc/api/sfl']>['body'], visit: Visit): Promise<SavedReply | Refusal> | Refusal {
  const { cartItemId, listItemId, itemId, formKey, responseType } = body;
  const request = { visit, content: ['save', body], formKey, responseType };
  if (listItemId !== undefined) return runSavedCommand(deps, request, (_, items) => touchedBy(restoreItem(items, listItemId)));
  if (cartItemId !== undefined) return runSavedCommand(deps, request, (inside, items) => fromCart(inside, items, cartItemId));
  const { say } = speechOf(visit);
  const qty = readQuantity(body.qty);
  if (itemId === undefined || itemId === '') return refuse(400, 'INVALID_ITEMS', say('INVALID_ITEMS'));
  if (qty === 0) return refuse(400, 'INVALID_QTY', say('INVALID_QTY'));
  return runSavedCommand(deps, request, ({ facts }, items) => {
    if (facts.product(itemId) === undefined) return { items, touched: [], messages: [{ code: 'INVALID_ITEM', itemId }] };
    return touchedBy(saveItem(items, itemSnapshot(itemId, Math.min(qty, 9_999), facts), newListItemId), 'full');
  });
}

function touchedBy({ items, item }: SavedChange, otherwise: 'missing' | 'full' = 'missing'): Step {
  if (item !== null) return { items, touched: [item.listItemId] };
  return otherwise === 'missing' ? { items, touched: [], missing: true } : { items, touched: [], messages: [{ code: 'SAVED_LIST_FULL' }] };
}

function fromCart({ cart, facts }: Inside, items: SavedItems, cartItemId: string): Step {
  const moved = moveLine(cart, cartItemId, facts);
  if (!moved.ok && moved.message.code === 'CART_ITEM_ID_NOT_FOUND') return { items, touched: [], missing: true };
  if (!moved.ok) return { items, touched: [], messages: [moved.message] };
  const step = touchedBy(saveItem(items, moved.item, newListItemId), 'full');
  if (step.touched.length === 0) return step;
  return {
    ...step,
    change: moved.change,
    gone: moved.change.changes.map((change) => change.cartItemId),
    messages: [{ code: 'SFL_MOVED', to: 'saved', items: 1 }],
  };
}

function toCart({ cart, facts, newId }: Inside, items: SavedItems, chosen: readonly string[] | undefined, options: MoveOptions): Step {
  const live = items.filter(({ removedAt }) => removedAt === null);
  const wanted = chosen === undefined ? live : live.filter(({ listItemId }) => chosen.includes(listItemId));
  if (chosen !== undefined && chosen.length > 0 && wanted.length === 0) return { items, touched: [], missing: true };
  const { change, items: left, moved } = moveToCart(cart, { all: items, chosen: wanted }, facts, newId, options);
  const messages: readonly CartMessage[] = moved.size === 0 ? [] : [{ code: 'SFL_MOVED', to: 'cart', items: moved.size }];
  return { items: left, touched: wanted.map(({ listItemId }) => listItemId), change, messages: [...messages, ...change.messages] };
}
