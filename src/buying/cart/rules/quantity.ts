// Quantities: reads what a request says, and applies the limits of a line (CART-11, T3–T7).
import { MAX_LINE_QUANTITY } from '#goods/catalog/rules';
import type { ItemMessage } from './cart-message.ts';

/** Maximum of the add-to-cart drawer's field; limits one add, not the line (T7). */
export const MAX_DRAWER_QUANTITY = 999;
/** Most lines in one cart (cartProperty.maxItemAllowed). */
export const MAX_LINES = 1_500;
/** Most coupons in one cart. */
export const MAX_COUPONS = 20;

/** The requested quantity before limits: a missing value or an empty field is 1 (T3); anything except a positive whole number in ASCII digits is 0. */
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
  /** The purchase limit of the item per order; 9,999 without one. */
  readonly limit: number;
  readonly increment: number;
  /** Units that can be promised; Infinity when stock is unlimited or back orders are allowed. */
  readonly stock: number;
  /** Units of the same item on other lines, for the limit and for the shared stock. */
  readonly elsewhere: number;
  readonly elsewhereHere: number;
  readonly offer: 'none' | 'pickup' | 'alternates';
  /** The requested store, when it has none but delivery is possible. */
  readonly onlyNotInStore?: string | undefined;
}

export interface SettledQuantity {
  /** The resulting quantity of the line. */
  readonly qty: number;
  readonly messages: readonly ItemMessage[];
}

/** The quantity of a line with `had` units after `asked` more. A failure leaves it unchanged. */
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

/** The quantity of a line with `had` units set to `asked`. A decrease always succeeds, whatever the stock. */
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

/** The quantity granted instead of `wanted`, with one message for each correction. */
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

/** The largest multiple of the step within `most`. */
export function wholeSteps(most: number, increment: number): number {
  return most === Infinity ? most : Math.max(Math.floor(most / increment) * increment, 0);
}
