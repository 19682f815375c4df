// The bodies of the calls as commands of the rules; what is wrong with a request itself is refused before any cart is read.
import {
  accountTo,
  addCoupons,
  addItems,
  changeLines,
  isLive,
  readQuantity,
  removeCoupons,
  restoreLine,
  sendTo,
  together,
  type AddItem,
  type Cart,
  type CartChange,
  type CartFacts,
  type CartMessage,
} from '#cart/rules';
import type { cartContract } from '#cart/contract';
import type { Call } from '#platform/contract';
import type { CartCommand } from './run-command.ts';

type Body<K extends keyof typeof cartContract> = Call<(typeof cartContract)[K]>['body'];
type AddBody = Body<'POST /cc/api/checkout/default/item'>;
type EditBody = Body<'POST /cc/api/checkout/default/item override PUT'>;
type UpdateBody = Body<'POST /cc/api/checkout/default override PUT'>;

/** A command, or the code of what is wrong with the request. */
export type Read =
  | {
      readonly command: CartCommand;
      /** It names one existing line and nothing else: without that line there is nothing to do. */
      readonly oneLine: boolean;
    }
  | { readonly wrong: 'INVALID_ITEMS' | 'INVALID_QTY' };

/** Adding: nothing to add, or a quantity of zero or less, is refused as a whole; version b2 answers bad quantities one by one (CART-12). */
export function readAdd({ items = [], coupons = [], yourStoreNo, version }: AddBody): Read {
  if (items.length === 0 && coupons.length === 0) return { wrong: 'INVALID_ITEMS' };
  const back: string[] = [];
  const wanted: AddItem[] = [];
  const bad: CartMessage[] = [];
  for (const item of items) {
    const { itemId = '', resolvedItemId, cartItemId } = item;
    const qty = readQuantity(item.qty);
    if (typeof cartItemId === 'string') back.push(cartItemId);
    if (qty === 0) bad.push({ code: 'INVALID_QTY', itemId });
    else if (typeof cartItemId !== 'string')
      wanted.push(addItem(item, itemId.includes('##') ? (resolvedItemId ?? '') : itemId, qty, yourStoreNo ?? null));
  }
  if (bad.length > 0 && version !== 'b2') return { wrong: 'INVALID_QTY' };
  const oneLine = items.length === 1 && coupons.length === 0;
  return {
    oneLine,
    command: (cart, facts, newId) => confirmed(cart, addAll(cart, { back, wanted, coupons, bad }, facts, newId), coupons.length),
  };
}

interface Adding {
  readonly back: readonly string[];
  readonly wanted: readonly AddItem[];
  readonly coupons: readonly string[];
  readonly bad: readonly CartMessage[];
}

function addAll(cart: Cart, { back, wanted, coupons, bad }: Adding, facts: CartFacts, newId: () => string): CartChange {
  let change: CartChange = { cart, messages: bad, changes: [] };
  for (const cartItemId of back) change = together(change, restoreLine(change.cart, cartItemId, facts));
  if (wanted.length > 0) change = together(change, addItems(change.cart, wanted, facts, newId));
  if (coupons.length > 0) change = together(change, addCoupons(change.cart, coupons, facts));
  return change;
}

function addItem(item: NonNullable<AddBody['items']>[number], itemId: string, qty: number, yourStore: string | null): AddItem {
  return {
    itemId,
    qty,
    deliveryType: item.deliveryType ?? 'STA',
    storeNumber: item.pickStoreNumber ?? item.pickupStoreNumber ?? yourStore,
    parentItemId: item.parentItemId ?? null,
    parentCartItemId: item.parentRelationCartItemId ?? null,
  };
}

/** Several items, or a coupon, are confirmed in words; one item is confirmed by its own surface (ATC-1). */
function confirmed(before: Cart, change: CartChange, askedCoupons: number): CartChange {
  const items = change.changes.length;
  const coupons = change.cart.coupons.length - before.coupons.length;
  if ((askedCoupons === 0 || coupons === 0) && items < 2) return change;
  return { ...change, messages: [...change.messages, { code: 'ADDED_TO_CART', items, coupons }] };
}

export function readEdit({ items = [] }: EditBody): Read {
  if (items.length === 0) return { wrong: 'INVALID_ITEMS' };
  const edits = items.map(({ cartItemId = '', qty, deliveryType, pickStoreNumber, pickupStoreNumber }) => ({
    cartItemId,
    // Nothing said leaves the quantity; an emptied field is one (T3).
    qty: qty === undefined || qty === null ? undefined : readQuantity(qty),
    deliveryType,
    storeNumber: pickStoreNumber ?? pickupStoreNumber ?? null,
  }));
  if (edits.some(({ cartItemId }) => cartItemId === '')) return { wrong: 'INVALID_ITEMS' };
  return { oneLine: edits.length === 1, command: (cart, facts) => changeLines(cart, edits, facts) };
}

export function readUpdate(body: UpdateBody): CartCommand {
  const { zipCode, storeNumber, coupons = [], removeCoupons: gone = [], bc, po, por } = body;
  return (cart, facts) => {
    let change: CartChange = { cart, messages: [], changes: [] };
    if (zipCode !== undefined) change = together(change, sendTo(change.cart, zipCode, facts));
    if (storeNumber !== undefined) change = together(change, chooseStore(change.cart, storeNumber, facts));
    if (gone.length > 0) change = together(change, removeCoupons(change.cart, gone));
    if (coupons.length > 0) change = confirmed(cart, together(change, addCoupons(change.cart, coupons, facts)), coupons.length);
    if (bc !== undefined || po !== undefined || por !== undefined) change = together(change, accountTo(change.cart, accountingOf(body)));
    return change;
  };
}

function accountingOf({ bc, po, por }: UpdateBody) {
  return {
    ...(bc === undefined ? {} : { budgetCenter: bc }),
    ...(po === undefined ? {} : { purchaseOrder: po }),
    ...(por === undefined ? {} : { purchaseOrderRelease: por }),
  };
}

/** The store that pickup lines without one take, and that what is picked up moves to. */
function chooseStore(cart: Cart, storeNumber: string | null, facts: CartFacts): CartChange {
  if (storeNumber === null) return { cart: { ...cart, storeNumber: null }, messages: [], changes: [] };
  if (facts.store(storeNumber)?.country !== facts.site.country)
    return { cart, messages: [{ code: 'INVALID_STORE_NUMBER', itemId: '', storeNumber }], changes: [] };
  const edits = cart.lines
    .filter(
      (line) => isLive(line) && line.parent === null && line.delivery.storeNumber !== null && line.delivery.storeNumber !== storeNumber,
    )
    .map(({ cartItemId, delivery }) => ({ cartItemId, qty: undefined, deliveryType: delivery.type, storeNumber }));
  return changeLines({ ...cart, storeNumber }, edits, facts);
}
