// The cart's calls as commands, with one more try under the same key when the connection was lost (CART-8).
import type { Cart, CartMessage, CartReply, cartContract } from '#buying/cart/contract';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { SavedList, SavedReply, savedForLaterContract } from '#buying/saved-for-later/contract';
import { SAVED_PAGE_SIZE } from '#buying/saved-for-later/rules';
import { cartCaller, cartHeaders, keepContext } from './cart-wire.ts';
import { isSavedCommand, type CartCommand, type PendingCommand, type SavedCommand } from './pending-commands.ts';

const PAUSE_MS = 400;

const call = cartCaller<typeof cartContract>();
const callSaved = cartCaller<typeof savedForLaterContract>();

/** What a command was answered with: the cart when it may have changed, and the list when the command was about it. */
export interface CommandAnswer {
  readonly cart: Cart | null;
  readonly messages: readonly CartMessage[];
  readonly saved: SavedReply | null;
}

/** The whole cart, with the lines that can still be brought back. */
export function fetchCart(): Promise<CartReply | Refusal> {
  const isBusiness = document.documentElement.dataset['tenant'] === 'business';
  const query = isBusiness ? { removed: 'true', grindType: 'ALL' } : { removed: 'true' };
  return call('GET /cc/api/checkout', { query }, cartHeaders(), keepContext);
}

/** The lines with every step of their prices; null when they cannot be had. */
export async function fetchExplained(): Promise<Cart['items'] | null> {
  const reply = await call('GET /cc/api/checkout', { query: { trace: 'true' } }, cartHeaders(), keepContext);
  return isRefusal(reply) ? null : reply.cart.items;
}

/** For 30 days the shopper is told that an item is gone, instead of being given its successor (CART-21). False when it was not noted. */
export async function keepOriginal(itemId: string): Promise<boolean> {
  const query = { type: 'HARD_ALT_OPT_OUT', value: itemId };
  return !isRefusal(await call('GET /cc/api/cart/opt/type', { query }, cartHeaders(), keepContext));
}

/** One page of saved for later. */
export function fetchSaved(page: number): Promise<SavedList | Refusal> {
  return callSaved(
    'GET /cc/api/sfl',
    { query: { mmx: 'true', page: String(page), size: String(SAVED_PAGE_SIZE) } },
    cartHeaders(),
    keepContext,
  );
}

/** Sends a command until it is answered: lost on the way, or still being worked on, it goes out once more as the same request. */
export async function sendCommand({ id, command }: PendingCommand, delta: boolean): Promise<CommandAnswer | Refusal> {
  const first = await answerOf(command, id, delta);
  if (!isRefusal(first) || (first.code !== 'UNAVAILABLE' && first.code !== 'IN_FLIGHT')) return first;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return answerOf(command, id, delta);
}

async function answerOf(command: CartCommand, key: string, delta: boolean): Promise<CommandAnswer | Refusal> {
  if (!isSavedCommand(command)) {
    const reply = await send(command, key, delta);
    return isRefusal(reply) ? reply : { ...reply, saved: null };
  }
  const reply = await sendSaved(command, cartHeaders(key));
  return isRefusal(reply) ? reply : { cart: reply.cart ?? null, messages: reply.messages, saved: reply };
}

function sendSaved(command: SavedCommand, headers: ReturnType<typeof cartHeaders>): Promise<SavedReply | Refusal> {
  const save = (body: { readonly cartItemId?: string; readonly listItemId?: string }) =>
    callSaved('POST /cc/api/sfl', { body }, headers, keepContext);
  switch (command.kind) {
    case 'save':
      return save({ cartItemId: command.cartItemId });
    case 'resave':
      return save({ listItemId: command.listItemId });
    case 'unsave':
      return callSaved('POST /cc/api/sfl/:id override DELETE', { params: { id: command.listItemId }, query: {} }, headers, keepContext);
    case 'toCart': {
      const items = command.listItemIds?.map((listItemId) => ({ listItemId }));
      return callSaved('POST /cc/api/sfl/cart', { body: items === undefined ? {} : { items } }, headers, keepContext);
    }
  }
}

type Update = { coupons?: string[]; removeCoupons?: string[]; bc?: string | null; po?: string | null; por?: string | null };
type Edit = {
  cartItemId: string;
  qty?: number;
  deliveryType?: 'STA' | 'STS' | 'ISP' | 'PCK';
  pickStoreNumber?: string | null;
  furnSvcInfo?: { level: 'BASC' | 'CUST'; qty: number } | null;
  bcName?: string | null;
};

function send(command: Exclude<CartCommand, SavedCommand>, key: string, delta: boolean): Promise<CartReply | Refusal> {
  const headers = cartHeaders(key);
  const responseType = delta ? 'DELTA' : 'WHOLE';
  const update = (body: Update, actionType = 'UPDATE_CART') =>
    call('POST /cc/api/checkout/default override PUT', { query: { actionType }, body: { ...body, responseType } }, headers, keepContext);
  const edit = (...items: Edit[]) =>
    call('POST /cc/api/checkout/default/item override PUT', { body: { items, responseType } }, headers, keepContext);
  switch (command.kind) {
    case 'add': {
      const freeItems = (command.freeItems ?? []).map((itemId) => ({ itemId, qty: 1 }));
      const coupons = [...(command.coupons ?? [])];
      return call(
        'POST /cc/api/checkout/default/item',
        { body: { items: [...command.items], coupons, freeItems, version: 'b2', responseType } },
        headers,
        keepContext,
      );
    }
    case 'quantity':
      return edit({ cartItemId: command.cartItemId, qty: command.qty });
    case 'delivery':
      return edit(...command.ways);
    case 'restore':
      return call(
        'POST /cc/api/checkout/default/item',
        { body: { items: [{ cartItemId: command.cartItemId, qty: command.qty }], responseType } },
        headers,
        keepContext,
      );
    case 'remove':
      return call(
        'POST /cc/api/checkout/default/item/:id override DELETE',
        { params: { id: command.cartItemId }, query: { responseType } },
        headers,
        keepContext,
      );
    case 'coupon':
      return update({ coupons: [command.code] });
    case 'removeCoupon':
      return update({ removeCoupons: [command.code] });
    case 'freeItem': {
      const freeItems = [{ itemId: command.itemId, qty: command.qty }];
      return call('POST /cc/api/checkout/default/item override PUT', { body: { freeItems, responseType } }, headers, keepContext);
    }
    case 'furniture':
      return edit({ cartItemId: command.cartItemId, furnSvcInfo: command.service });
    case 'buyNow': {
      const query = { actionType: 'UPDATE_CART', buyNow: 'true' };
      return call('POST /cc/api/checkout/default override PUT', { query, body: { responseType } }, headers, keepContext);
    }
    case 'budget':
      return edit({ cartItemId: command.cartItemId, bcName: command.bcName });
    case 'accounting': {
      const { kind: _kind, ...accounting } = command;
      return update(accounting, 'UPDATE_ACCOUNTING');
    }
    case 'deliverOn': {
      // Another day is another day for every line: only a whole cart says them all.
      const body = { futureDelivery: { date: command.date }, responseType: 'WHOLE' } as const;
      return call('POST /cc/api/checkout/default override PUT', { query: {}, body }, headers, keepContext);
    }
  }
}
