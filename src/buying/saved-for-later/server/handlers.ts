// The calls of `savedForLaterContract`.
import { readQuantity, type CartMessage, type NoAlternates } from '#buying/cart/rules';
import {
  cartAnswer,
  describeMessage,
  optedOut,
  refusedOutcome,
  refuseKey,
  rememberBadge,
  speechOf,
  tellContext,
  type Carts,
  type Inside,
  type InsideWork,
} from '#buying/cart/server';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Call, Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import { keyOf } from '#platform/idempotency';
import type { Visit } from '#platform/visit';
import type { SavedReply, savedForLaterContract } from '#buying/saved-for-later/contract';
import {
  moveLine,
  moveToCart,
  purgeSaved,
  removeItem,
  restoreItem,
  saveItem,
  itemSnapshot,
  type SavedChange,
  type SavedItems,
} from '#buying/saved-for-later/rules';
import { savedWords } from '#buying/saved-for-later/words';
import { readList } from './read-list.ts';
import { lockSaved, newListItemId, writeSaved } from './saved-lists.ts';
import { savedReplies, type AlsoBought } from './saved-reply.ts';

type C = typeof savedForLaterContract;

export interface SavedDeps {
  readonly carts: Carts;
  readonly db: Db;
  readonly alsoBought: AlsoBought;
}

interface Asked {
  readonly visit: Visit;
  readonly content: unknown;
  readonly formKey?: string | undefined;
  readonly responseType?: 'WHOLE' | 'DELTA' | undefined;
}

/** Result of a command on list and cart. */
interface Step {
  readonly items: SavedItems;
  /** Ids of the items in the answer. */
  readonly touched: readonly string[];
  readonly change?: InsideWork<object>['change'];
  readonly messages?: readonly CartMessage[];
  /** Lines that moved from the cart to the list. */
  readonly gone?: readonly string[];
  /** The line or item does not exist. */
  readonly missing?: true;
}

export function savedHandlers(deps: SavedDeps): Handlers<C> {
  return {
    'GET /cc/api/sfl': (call) => readList(deps, call),
    'POST /cc/api/sfl': ({ body, visit }) => save(deps, body, visit),
    'POST /cc/api/sfl/:id override DELETE': ({ params: { id }, visit }) =>
      command(deps, { visit, content: ['unsave', id] }, (_, items) => touchedBy(removeItem(items, id, visit.now.getTime()))),
    'POST /cc/api/sfl/cart': ({ body, visit }) => {
      const { items: named, formKey, responseType } = body;
      return command(deps, { visit, content: ['to cart', body], formKey, responseType }, (inside, items) =>
        toCart(
          inside,
          items,
          named?.map(({ listItemId = '' }) => listItemId),
          optedOut(visit),
        ),
      );
    },
  };
}

function save(deps: SavedDeps, body: Call<C['POST /cc/api/sfl']>['body'], visit: Visit): Promise<SavedReply | Refusal> | Refusal {
  const { cartItemId, listItemId, itemId, formKey, responseType } = body;
  const asked = { visit, content: ['save', body], formKey, responseType };
  if (listItemId !== undefined) return command(deps, asked, (_, items) => touchedBy(restoreItem(items, listItemId)));
  if (cartItemId !== undefined) return command(deps, asked, (inside, items) => fromCart(inside, items, cartItemId));
  const { say } = speechOf(visit);
  const qty = readQuantity(body.qty);
  if (itemId === undefined || itemId === '') return refuse(400, 'INVALID_ITEMS', say('INVALID_ITEMS'));
  if (qty === 0) return refuse(400, 'INVALID_QTY', say('INVALID_QTY'));
  return command(deps, asked, ({ facts }, items) => {
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

function toCart(
  { cart, facts, newId }: Inside,
  items: SavedItems,
  chosen: readonly string[] | undefined,
  noAlternates: NoAlternates,
): Step {
  const live = items.filter(({ removedAt }) => removedAt === null);
  const wanted = chosen === undefined ? live : live.filter(({ listItemId }) => chosen.includes(listItemId));
  if (chosen !== undefined && chosen.length > 0 && wanted.length === 0) return { items, touched: [], missing: true };
  const { change, items: left, moved } = moveToCart(cart, { all: items, chosen: wanted }, facts, newId, noAlternates);
  const messages: readonly CartMessage[] = moved.size === 0 ? [] : [{ code: 'SFL_MOVED', to: 'cart', items: moved.size }];
  return { items: left, touched: wanted.map(({ listItemId }) => listItemId), change, messages: [...messages, ...change.messages] };
}

/** Runs one command on list and cart: locks, changes, writes and answers in one transaction. */
async function command(
  { carts, alsoBought }: SavedDeps,
  asked: Asked,
  work: (inside: Inside, items: SavedItems) => Step,
): Promise<SavedReply | Refusal> {
  const { visit, responseType } = asked;
  const keyed = keyOf(asked);
  if (keyed === 'unusable') return refuseKey(visit);
  const outcome = await carts.runInside<SavedReply & { missing?: true }>({
    visit,
    keyed,
    work: async (inside) => {
      const list = { ownerId: inside.shopper.shopperId, siteId: visit.site.id };
      const before = await lockSaved(inside.tx, list);
      const step = work(inside, purgeSaved(before, visit.now.getTime()));
      await writeSaved(inside.tx, list, before, step.items);
      const change = step.change ?? { cart: inside.cart, messages: [], changes: [] };
      return {
        change,
        gone: new Set(step.gone),
        answer: ({ priced, facts }) => {
          const view = { visit, facts, imageOf: carts.imageOf, alsoBought };
          const left = new Set(step.touched);
          const items = step.items.filter(({ listItemId }) => left.delete(listItemId));
          const speech = speechOf(visit);
          return {
            items: savedReplies(items, view),
            movedItems: [...left],
            totalItems: step.items.filter(({ removedAt }) => removedAt === null).length,
            messages: (step.messages ?? []).map((message) => describeMessage(message, speech)),
            ...(step.change === undefined
              ? {}
              : { cart: cartAnswer({ priced, ...view, shopper: inside.shopper, changes: change.changes }, responseType) }),
            ...(step.missing === undefined ? {} : { missing: step.missing }),
          };
        },
      };
    },
  });
  if (outcome.status !== 'done') return refusedOutcome(outcome.status, visit);
  const { missing, ...reply } = outcome.reply;
  if (missing === true) return refuse(404, 'SAVED_ITEM_NOT_FOUND', sayer(savedWords, visit.copyLocale)('SAVED_ITEM_NOT_FOUND'));
  tellContext(visit, (await visit.shopper())?.contextToken);
  if (reply.cart !== undefined) rememberBadge(visit, reply.cart);
  return reply;
}
