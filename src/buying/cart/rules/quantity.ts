// Quantities: what a typed or sent one stands for, and what a line may hold (CART-11, T3–T7).
import { MAX_LINE_QUANTITY } from '#goods/catalog/rules';
import type { ItemMessage } from './cart-message.ts';

/** The add-to-cart drawer's field; it limits one add, not the line (T7). */
export const MAX_DRAWER_QUANTITY = 999;
/** Most lines in one cart (cartProperty.maxItemAllowed). */
export const MAX_LINES = 1_500;
/** Most coupons in one cart. */
export const MAX_COUPONS = 20;

/**
 * The quantity a request asks for, not yet limited: nothing said is 1; what is no positive whole number written in ASCII digits is 0.
 * A submitted empty field is 1 (T3).
 */
export function readQuantity(value: number | string | null | undefined): number {
  if (value === undefined || value === null) return 1;
  if (typeof value === 'string') {
    const text = value.trim();
    if (text === '') return 1;
    return /^[0-9]{1,15}$/.test(text) ? Number(text) : 0;
  }
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

export interface QuantityLimits {
  readonly itemId: string;
  /** The item's own limit per order; 9,999 where it has none. */
  readonly limit: number;
  readonly increment: number;
  /** Units that can be promised; Infinity when it never runs out or can be back-ordered. */
  readonly stock: number;
  /** Units of the same item on other lines: for the limit, and from the same shelf. */
  readonly elsewhere: number;
  readonly elsewhereHere: number;
  readonly offer: 'none' | 'pickup' | 'alternates';
  /** The store asked for, when the item can be delivered instead. */
  readonly onlyNotInStore?: string | undefined;
}

export interface SettledQuantity {
  /** What the line holds afterwards. */
  readonly qty: number;
  readonly messages: readonly ItemMessage[];
}

/** What a line of `had` units holds after `asked` more. Failures leave it as it was. */
export function addedQuantity(had: number, asked: number, limits: QuantityLimits): SettledQuantity {
  const { itemId, limit, stock, elsewhere, elsewhereHere } = limits;
  const allowed = wholeSteps(Math.min(limit - elsewhere, MAX_LINE_QUANTITY), limits.increment);
  const onHand = wholeSteps(stock - elsewhereHere, limits.increment);
  if (onHand <= 0 && had + elsewhereHere === 0) return { qty: had, messages: [nothingThere(limits)] };
  const wanted = had + asked;
  if (wanted > allowed && had >= allowed) return { qty: had, messages: [{ code: 'EXCEEDED_LIMIT', itemId, cause: 'limit' }] };
  if (wanted > allowed && had + elsewhere === 0 && limit < MAX_LINE_QUANTITY)
    return { qty: had, messages: [{ code: 'QTY_LIMIT_ITEM', itemId, limit }] };
  if (Math.min(wanted, allowed) > onHand && had >= onHand)
    return { qty: had, messages: [{ code: 'EXCEEDED_LIMIT', itemId, cause: 'stock' }] };
  return settled(wanted, had, { ...limits, allowed, onHand });
}

/** What a line of `had` units holds when its quantity is set to `asked`. Less is always granted, however little is in stock. */
export function changedQuantity(had: number, asked: number, limits: QuantityLimits): SettledQuantity {
  const allowed = wholeSteps(Math.min(limits.limit - limits.elsewhere, MAX_LINE_QUANTITY), limits.increment);
  const onHand = asked <= had ? Infinity : wholeSteps(limits.stock - limits.elsewhereHere, limits.increment);
  if (onHand <= 0) return { qty: had, messages: [nothingThere(limits)] };
  if (Math.min(asked, allowed) > onHand && had >= onHand)
    return { qty: had, messages: [{ code: 'EXCEEDED_LIMIT', itemId: limits.itemId, cause: 'stock' }] };
  if (allowed < limits.increment) return { qty: had, messages: [{ code: 'EXCEEDED_LIMIT', itemId: limits.itemId, cause: 'limit' }] };
  return settled(asked, had, { ...limits, allowed, onHand });
}

function nothingThere({ itemId, offer, onlyNotInStore }: QuantityLimits): ItemMessage {
  return onlyNotInStore === undefined
    ? { code: 'OUT_OF_STOCK', itemId, offer }
    : { code: 'ITEM_INVENTORY_NOT_AVAILABLE', itemId, storeNumber: onlyNotInStore };
}

/** The quantity taken instead of `wanted`, each correction said once. */
function settled(
  wanted: number,
  had: number,
  limits: QuantityLimits & { readonly allowed: number; readonly onHand: number },
): SettledQuantity {
  const { itemId, limit, increment, allowed, onHand, elsewhere } = limits;
  const messages: ItemMessage[] = [];
  let qty = Math.ceil(wanted / increment) * increment;
  if (qty !== wanted && qty <= allowed && qty <= onHand) messages.push({ code: 'PARTIAL_QTY_FIXED', itemId, increment, applied: qty });
  if (qty > allowed) {
    qty = allowed;
    const had0 = had + elsewhere;
    if (had0 === 0) messages.push({ code: 'EXCEEDS_MAX_LINE_QTY', itemId, limit: qty });
    else messages.push({ code: 'QTY_LIMIT_EXCEEDED', itemId, limit, had: had0, applied: qty });
  }
  if (qty > onHand) {
    messages.push({ code: 'PARTIAL_QTY_AVAILABLE', itemId, asked: qty, applied: onHand });
    qty = onHand;
  }
  return { qty, messages };
}

/** The most that is a multiple of the step. */
export function wholeSteps(most: number, increment: number): number {
  return most === Infinity ? most : Math.max(Math.floor(most / increment) * increment, 0);
}
