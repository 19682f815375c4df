// Turns `POST …/item` into a command: items, free items, coupons and every option of §7; none bypasses a rule (CART-2, CART-12, T20).
import {
  addCoupons,
  addItems,
  makeSpecial,
  restoreLine,
  sendTo,
  together,
  type AddOptions,
  type Cart,
  type CartChange,
  type CartFacts,
  type NoAlternates,
} from '#buying/cart/rules';
import { addFreeItems, type WantedFree } from './free-items.ts';
import type { CartCommand } from './run-command.ts';
import { type AddBody, type RequestedItems, readItems } from './read-items.ts';

/** A command, or the code of the request's error. */
export type Read =
  | {
      readonly command: CartCommand;
      /** The request names one existing line and nothing else, so without that line nothing remains to be done. */
      readonly oneLine: boolean;
    }
  | { readonly wrong: 'INVALID_ITEMS' | 'INVALID_QTY' };

/**
 * An empty request, or a quantity of zero or less, is refused as a whole; version b2 and repeated orders answer bad items one by one. `optedOut`:
 * items whose successor the shopper declined. `byRepresentative`: one acts for the shopper.
 */
export function readAddRequest(body: AddBody, optedOut: NoAlternates, byRepresentative: boolean): Read {
  const { items = [], coupons = [], freeItems = [], version } = body;
  if (items.length === 0 && coupons.length === 0 && freeItems.length === 0) return { wrong: 'INVALID_ITEMS' };
  const { requested, badQuantity } = readItems(body);
  if (badQuantity && version !== 'b2' && body.duplicateOrder !== true) return { wrong: 'INVALID_QTY' };
  const options: AddOptions = {
    skipInventory: body.skipInv === true,
    ignoreExisting: body.ignoreExistQty === true,
    noAlternates: body.ignoreHrdAlt === true ? true : optedOut,
    ...(body.source === undefined ? {} : { source: body.source }),
    byRepresentative,
  };
  return {
    oneLine: items.length === 1 && coupons.length === 0 && freeItems.length === 0,
    command: (cart, facts, newId) => {
      if (isStale(body, cart)) return { cart, messages: [{ code: 'CART_STATUS_ERROR' }], changes: [] };
      const begun = beginSpecial(cart, body, facts);
      if (begun === null) return { cart, messages: [{ code: 'SPECIAL_ORDER_NOT_ALLOWED' }], changes: [] };
      const sent = sendToAddress(begun, body, facts);
      const added = addAll(sent.cart, { ...requested, coupons, freeItems, options }, facts, newId);
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

/** Makes the cart a special order with its addresses; null when the shopper lacks the right. */
function beginSpecial(cart: Cart, { type, specialShipTo, specialBillTo }: AddBody, facts: CartFacts): Cart | null {
  if (type !== 'SPECIAL' && specialShipTo === undefined && specialBillTo === undefined) return cart;
  return makeSpecial(cart, { specialShipTo, specialBillTo }, facts);
}

/** Sets the destination from the addresses that come with the items, and keeps the address for checkout. */
function sendToAddress(cart: Cart, { addresses = [], specialShipTo }: AddBody, facts: CartFacts): CartChange {
  if (specialShipTo?.zipCode !== undefined) return sendTo(cart, specialShipTo.zipCode, facts);
  const sent = addresses.find(({ type = 'S', zipCode }) => zipCode !== undefined && type.startsWith('S') && type !== 'ST');
  if (sent?.zipCode === undefined) return { cart, messages: [], changes: [] };
  const change = sendTo(cart, sent.zipCode, facts);
  if (change.messages.length > 0) return change;
  const { type: _type, ...shipTo } = sent;
  return {
    ...change,
    cart: { ...change.cart, extra: { ...change.cart.extra, shipTo: { ...shipTo, zipCode: change.cart.zip ?? sent.zipCode } } },
  };
}

interface WholeRequest extends RequestedItems {
  readonly coupons: readonly string[];
  readonly freeItems: readonly WantedFree[];
  readonly options: AddOptions;
}

function addAll(
  cart: Cart,
  { toRestore, toAdd, problems, coupons, freeItems, options }: WholeRequest,
  facts: CartFacts,
  newId: () => string,
): CartChange {
  let change: CartChange = { cart, messages: problems, changes: [] };
  for (const cartItemId of toRestore) change = together(change, restoreLine(change.cart, cartItemId, facts));
  if (toAdd.length > 0) change = together(change, addItems(change.cart, toAdd, facts, newId, options));
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
