// Turns request bodies into commands of the rules; refuses bad requests before any cart is read.
import {
  accountLikeCart,
  accountTo,
  acknowledge,
  addCoupons,
  changeLines,
  deliverOn,
  isLive,
  readQuantity,
  removeCoupons,
  sendTo,
  setOrderType,
  together,
  type Cart,
  type CartChange,
  type CartFacts,
} from '#buying/cart/rules';
import type { cartContract } from '#buying/cart/contract';
import { singleLine } from '#base/locale/rules';
import type { Call } from '#platform/contract';
import { addFreeItems } from './free-items.ts';
import { confirmed, isStale, type Read } from './read-add-request.ts';
import type { CartCommand } from './run-command.ts';

type Body<K extends keyof typeof cartContract> = Call<(typeof cartContract)[K]>['body'];
type EditBody = Body<'POST /cc/api/checkout/default/item override PUT'>;
type UpdateBody = Body<'POST /cc/api/checkout/default override PUT'>;
/** The fields of a body that an action reads. */
type Update = { readonly [K in keyof UpdateBody]?: UpdateBody[K] | undefined };

/** Edits of lines; an edit with the version of an older cart changes nothing unless forceUpdate is set (T4, T20). */
export function readEdit(body: EditBody, byRepresentative: boolean): Read {
  const { items = [], freeItems = [] } = body;
  if (items.length === 0 && freeItems.length === 0) return { wrong: 'INVALID_ITEMS' };
  const edits = items.map(({ cartItemId = '', qty, deliveryType, pickStoreNumber, pickupStoreNumber, furnSvcInfo, bcName, po }) => ({
    cartItemId,
    // A missing quantity keeps the line's; an empty field is 1 (T3).
    qty: qty === undefined || qty === null ? undefined : readQuantity(qty),
    deliveryType,
    storeNumber: pickStoreNumber ?? pickupStoreNumber ?? null,
    furniture: furnSvcInfo,
    budgetCenter: bcName,
    purchaseOrder: po === undefined ? undefined : singleLine(po ?? '') || null,
    byRepresentative,
  }));
  if (edits.some(({ cartItemId }) => cartItemId === '')) return { wrong: 'INVALID_ITEMS' };
  return {
    oneLine: edits.length === 1 && freeItems.length === 0,
    command: (cart, facts, newId) => {
      if (isStale(body, cart)) return { cart, messages: [{ code: 'CART_STATUS_ERROR' }], changes: [] };
      const change = changeLines(cart, edits, facts);
      return freeItems.length === 0 ? change : together(change, addFreeItems(change.cart, freeItems, facts, newId));
    },
  };
}

/** The actions of `POST …/checkout/default override PUT` (CART-5). */
export type UpdateAction = 'UPDATE_CART' | 'UPDATE_ACCOUNTING' | 'UPDATE_STATUS';

/** The fields that each action reads: accounting needs a right of its own, and proceeding to checkout changes nothing else. */
export function readUpdate(action: UpdateAction, body: UpdateBody): CartCommand {
  if (action === 'UPDATE_CART') return updated(body);
  const { bc, po, por, seen, allLines } = body;
  return updated(action === 'UPDATE_ACCOUNTING' ? { bc, po, por, allLines } : { seen });
}

function updated(body: Update): CartCommand {
  const { zipCode, storeNumber, futureDelivery, coupons = [], removeCoupons: gone = [], bc, po, por, seen, allLines, type } = body;
  return (cart, facts) => {
    let change: CartChange = { cart, messages: [], changes: [] };
    if (type !== undefined) change = together(change, setOrderType(change.cart, type, facts));
    if (zipCode !== undefined) change = together(change, sendTo(change.cart, zipCode, facts));
    if (storeNumber !== undefined) change = together(change, chooseStore(change.cart, storeNumber, facts));
    if (futureDelivery !== undefined) change = together(change, deliverOn(change.cart, futureDelivery?.date ?? null, facts));
    if (gone.length > 0) change = together(change, removeCoupons(change.cart, gone));
    if (coupons.length > 0) change = confirmed(cart, together(change, addCoupons(change.cart, coupons, facts)), coupons.length);
    if (bc !== undefined || po !== undefined || por !== undefined) change = together(change, accounted(change.cart, body, facts));
    if (allLines === true) change = together(change, accountLikeCart(change.cart));
    if (seen === true) change = together(change, acknowledge(change.cart, facts));
    return change;
  };
}

/**
 * An account is charged, so the shopper must be signed in to one, which the consumer site does not have: there a purchase order is given with the
 * payment. Whoever takes something back needs no account.
 */
function accounted(cart: Cart, body: Update, { site, shopper }: CartFacts): CartChange {
  const asked = accountingOf(body);
  if (Object.values(asked).every((text) => text === null || text === '')) return accountTo(cart, asked);
  if (site.tenant === 'consumer' || !shopper.signedIn) return { cart, messages: [{ code: 'MISSING_USER' }], changes: [] };
  if (!shopper.account) return { cart, messages: [{ code: 'USER_NOT_FOUND' }], changes: [] };
  return accountTo(cart, asked);
}

function accountingOf({ bc, po, por }: Update) {
  return {
    ...(bc === undefined ? {} : { budgetCenter: bc }),
    ...(po === undefined ? {} : { purchaseOrder: po }),
    ...(por === undefined ? {} : { purchaseOrderRelease: por }),
  };
}

/** Sets the store for pickup lines: those without one take it, and those with another move to it. */
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
