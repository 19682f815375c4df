// Turns `POST …/item` into a command: items, free items, coupons and every option of §7; none bypasses a rule (CART-2, CART-12, T20).
import {
  addCoupons,
  addItems,
  readQuantity,
  restoreLine,
  sendTo,
  together,
  type AddItem,
  type AddOptions,
  type Cart,
  type CartChange,
  type CartExtra,
  type CartFacts,
  type CartMessage,
  type NoAlternates,
} from '#buying/cart/rules';
import type { cartContract } from '#buying/cart/contract';
import type { Call } from '#platform/contract';
import { addFreeItems, type WantedFree } from './free-items.ts';
import type { CartCommand } from './run-command.ts';

type AddBody = Call<(typeof cartContract)['POST /cc/api/checkout/default/item']>['body'];

/** A command, or the code of the request's error. */
export type Read =
  | {
      readonly command: CartCommand;
      /** The request names one existing line and nothing else, so without that line nothing remains to be done. */
      readonly oneLine: boolean;
    }
  | { readonly wrong: 'INVALID_ITEMS' | 'INVALID_QTY' };

interface Adding {
  readonly back: readonly string[];
  readonly wanted: readonly AddItem[];
  readonly bad: readonly CartMessage[];
}

/**
 * An empty request, or a quantity of zero or less, is refused as a whole; version b2 and repeated orders answer bad items one by one. `optedOut`:
 * items whose successor the shopper declined.
 */
export function readAddRequest(body: AddBody, optedOut: NoAlternates): Read {
  const { items = [], coupons = [], freeItems = [], version } = body;
  if (items.length === 0 && coupons.length === 0 && freeItems.length === 0) return { wrong: 'INVALID_ITEMS' };
  const { adding, badQuantity } = readItems(body);
  if (badQuantity && version !== 'b2' && body.duplicateOrder !== true) return { wrong: 'INVALID_QTY' };
  const options: AddOptions = {
    skipInventory: body.skipInv === true,
    ignoreExisting: body.ignoreExistQty === true,
    noAlternates: body.ignoreHrdAlt === true ? true : optedOut,
    ...(body.source === undefined ? {} : { source: body.source }),
  };
  return {
    oneLine: items.length === 1 && coupons.length === 0 && freeItems.length === 0,
    command: (cart, facts, newId) => {
      if (isStale(body, cart)) return { cart, messages: [{ code: 'CART_STATUS_ERROR' }], changes: [] };
      const begun = beginSpecial(cart, body, facts);
      if (begun === null) return { cart, messages: [{ code: 'SPECIAL_ORDER_NOT_ALLOWED' }], changes: [] };
      const sent = sendOut(begun, body, facts);
      const added = addAll(sent.cart, { ...adding, coupons, freeItems, options }, facts, newId);
      return confirmed(cart, together(sent, added), coupons.length);
    },
  };
}

/** Whether the caller names an older version of the cart without forceUpdate (T4, T20). */
export function isStale(
  { items = [], forceUpdate }: { readonly items?: readonly { readonly version?: number }[]; readonly forceUpdate?: boolean },
  { version }: Cart,
): boolean {
  return forceUpdate !== true && items.some((item) => item.version !== undefined && item.version !== version);
}

function readItems({ items = [], yourStoreNo }: AddBody): { readonly adding: Adding; readonly badQuantity: boolean } {
  const back: string[] = [];
  const wanted: AddItem[] = [];
  const bad: CartMessage[] = [];
  let badQuantity = false;
  for (const item of items) {
    const { itemId = '', resolvedItemId, cartItemId } = item;
    const qty = readQuantity(item.qty);
    if (typeof cartItemId === 'string') back.push(cartItemId);
    if (qty === 0) {
      badQuantity = true;
      bad.push({ code: 'INVALID_QTY', itemId });
    } else if (typeof cartItemId !== 'string') {
      // An account's own number comes with the item it resolved to (CART-12).
      const resolved = itemId.includes('##') ? (resolvedItemId ?? '') : itemId;
      if (itemId.includes('##') && resolved === '') bad.push({ code: 'SKU_INVALID', itemId });
      else if (resolved !== '' && !/^[^\s/]{1,60}$/.test(resolved)) bad.push({ code: 'INVALID_DATA_ITEM', itemId });
      else wanted.push(addItem(item, resolved, qty, yourStoreNo ?? null));
    }
  }
  return { adding: { back, wanted, bad }, badQuantity };
}

function addItem(item: NonNullable<AddBody['items']>[number], itemId: string, qty: number, yourStore: string | null): AddItem {
  return {
    itemId,
    qty,
    deliveryType: item.deliveryType ?? 'STA',
    storeNumber: item.pickStoreNumber ?? item.pickupStoreNumber ?? yourStore,
    parentItemId: item.parentItemId ?? null,
    parentCartItemId: item.parentRelationCartItemId ?? null,
    custom: { customization: item.customization, customSkuCode: item.customSkuCode },
  };
}

/** Makes the cart a special order with its addresses; null when the shopper lacks the right. */
function beginSpecial(cart: Cart, { type, specialShipTo, specialBillTo }: AddBody, { shopper }: CartFacts): Cart | null {
  if (type !== 'SPECIAL' && specialShipTo === undefined && specialBillTo === undefined) return cart;
  if (!shopper.permissions.has('G_SE')) return null;
  const extra: CartExtra = {
    ...cart.extra,
    ...(specialShipTo === undefined ? {} : { specialShipTo }),
    ...(specialBillTo === undefined ? {} : { specialBillTo }),
  };
  return { ...cart, type: 'SPECIAL', extra };
}

/** Sets the destination from the addresses that come with the items. */
function sendOut(cart: Cart, { addresses = [], specialShipTo }: AddBody, facts: CartFacts): CartChange {
  const zip =
    specialShipTo?.zipCode ??
    addresses.find(({ type = 'S', zipCode }) => zipCode !== undefined && type.startsWith('S') && type !== 'ST')?.zipCode;
  return zip === undefined ? { cart, messages: [], changes: [] } : sendTo(cart, zip, facts);
}

interface AddingAll extends Adding {
  readonly coupons: readonly string[];
  readonly freeItems: readonly WantedFree[];
  readonly options: AddOptions;
}

function addAll(
  cart: Cart,
  { back, wanted, bad, coupons, freeItems, options }: AddingAll,
  facts: CartFacts,
  newId: () => string,
): CartChange {
  let change: CartChange = { cart, messages: bad, changes: [] };
  for (const cartItemId of back) change = together(change, restoreLine(change.cart, cartItemId, facts));
  if (wanted.length > 0) change = together(change, addItems(change.cart, wanted, facts, newId, options));
  if (coupons.length > 0) change = together(change, addCoupons(change.cart, coupons, facts));
  if (freeItems.length > 0) change = together(change, addFreeItems(change.cart, freeItems, facts, newId));
  return change;
}

/** Adds the confirmation for several items or a coupon; one item has its own confirmation surface (ATC-1). */
export function confirmed(before: Cart, change: CartChange, askedCoupons: number): CartChange {
  const items = change.changes.filter(({ along }) => along !== true).length;
  const coupons = change.cart.coupons.length - before.coupons.length;
  if ((askedCoupons === 0 || coupons === 0) && items < 2) return change;
  return { ...change, messages: [...change.messages, { code: 'ADDED_TO_CART', items, coupons }] };
}
