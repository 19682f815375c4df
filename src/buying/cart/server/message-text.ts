// The text of each message of the cart (CART-13).
import type { CartMessage } from '#buying/cart/rules';
import { formatNumber, formatPrice } from '#base/locale/rules';
import { refusalText } from '#goods/customization/server';
import { SHIPPED_SITES } from '#base/site/rules';
import type { CartSay, Speech } from './speech.ts';
import { couponText } from './coupon-text.ts';

// oxlint-disable-next-line max-lines-per-function -- one case for each code, of which the compiler checks that none is missing
export function textOf(message: CartMessage, speech: Speech): string {
  const { say, locale, currency } = speech;
  const number = (value: number): string => formatNumber(value, locale);
  const money = (cents: number): string => formatPrice(cents, currency, locale);
  switch (message.code) {
    case 'OUT_OF_STOCK':
      return say(`OUT_OF_STOCK_${message.offer}`);
    case 'PARTIAL_QTY_FIXED':
      return say('PARTIAL_QTY_FIXED', { increment: number(message.increment), applied: number(message.applied) });
    case 'EXCEEDED_LIMIT':
      return say(`EXCEEDED_LIMIT_${message.cause}`);
    case 'QTY_LIMIT_EXCEEDED':
      return say('QTY_LIMIT_EXCEEDED', { limit: number(message.limit), had: number(message.had), applied: number(message.applied) });
    case 'QTY_LIMIT_ITEM':
    case 'EXCEEDS_MAX_LINE_QTY':
    case 'CART_LINES_LIMIT':
      return say(message.code, { limit: number(message.limit) });
    case 'ITEM_NOT_AVAILABLE':
      return say(`ITEM_NOT_AVAILABLE_${message.cause}`);
    case 'RESTRICTED_ITEM':
      return say(`RESTRICTED_ITEM_${message.cause}`);
    case 'INVALID_STORE_NUMBER':
      return say('INVALID_STORE_NUMBER', { storeNumber: message.storeNumber });
    case 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY':
      return say(message.of === 'bundle' ? 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY_bundle' : message.code);
    case 'INVALID_FREE_ITEM':
      return say(message.of === 'ordinary' ? 'INVALID_FREE_ITEM_ordinary' : message.code);
    case 'STANDALONE_WARRANTY_ITEM':
      return say(`STANDALONE_WARRANTY_ITEM_${message.service}`);
    case 'GIFT_CARD_LIMIT_EXCEEDED':
      return say(message.code, { limit: money(message.limit) });
    case 'ITEM_INVENTORY_NOT_AVAILABLE':
      return say(message.code, { storeNumber: message.storeNumber });
    case 'ADDON_THRESHOLD_NOT_MET':
      return say(message.code, { minimum: money(message.minimum), missing: money(message.missing) });
    case 'SURCHG_ALTS_ITM_MSG':
      return say(message.code, { each: money(message.each) });
    case 'CUSTOM_SKU_REQUIRED':
      return refusalText(message, locale);
    case 'HARD_ALT_ADDED':
      return say(message.code, { insteadOf: message.insteadOf });
    case 'COUNTRY_SWITCHED':
      return switchedText(message, speech);
    case 'PRICE_CHANGED':
      return say(message.now < message.was ? 'PRICE_CHANGED_down' : 'PRICE_CHANGED_up', {
        was: money(message.was),
        now: money(message.now),
      });
    case 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY':
      return say(`CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY_${message.cause}`);
    case 'SFL_MOVED':
      return message.to === 'merged'
        ? say('SFL_MOVED_merged', { n: message.items, limit: number(message.limit) })
        : say(`SFL_MOVED_${message.to}`, { n: message.items });
    case 'CART_AUTO_MERGE':
      return 'noRoom' in message
        ? say(`CART_AUTO_MERGE_${message.noRoom}`, { names: message.names.join(', '), limit: number(message.limit) })
        : say('CART_AUTO_MERGE');
    case 'COUPON_ALREADY_ADDED':
      return say('COUPON_ALREADY_ADDED', { coupon: message.coupon });
    case 'NEGATIVE_CART_TOTAL':
      return say('NEGATIVE_CART_TOTAL', { coupon: message.coupon, amount: money(message.unused) });
    case 'COUPON_NOT_QUALIFIED':
      return couponText(message.coupon, message.problem, speech);
    case 'ADDED_TO_CART':
      return addedText(message.items, message.coupons, say);
    default:
      return say(message.code);
  }
}

/** What differs from the cart for the other country, whose prices are in its own currency. */
function switchedText(
  message: Extract<CartMessage, { readonly code: 'COUNTRY_SWITCHED' }>,
  { say, locale, currency, nameOf }: Speech,
): string {
  const { itemId, country } = message;
  const from = say(`cartOf_${country}`);
  if ('left' in message) return say(`COUNTRY_SWITCHED_${message.left}`, { from, name: nameOf?.(itemId) ?? itemId });
  if ('way' in message) return say('COUNTRY_SWITCHED_way', { from });
  if ('had' in message)
    return say('COUNTRY_SWITCHED_quantity', { from, had: formatNumber(message.had, locale), qty: formatNumber(message.qty, locale) });
  const there = SHIPPED_SITES[`consumer-${country}`].currency;
  const was = `${formatPrice(message.was, there, locale)}\u00A0${there}`;
  return say('COUNTRY_SWITCHED_price', { from, was, now: formatPrice(message.now, currency, locale) });
}

function addedText(items: number, coupons: number, say: CartSay): string {
  if (items === 0) return say(coupons > 1 ? 'ADDED_coupons' : 'ADDED_coupon');
  if (coupons === 0) return say('ADDED_skus');
  if (items === 1) return say(coupons > 1 ? 'ADDED_skuAndCoupons' : 'ADDED_skuAndCoupon');
  return say(coupons > 1 ? 'ADDED_skusAndCoupons' : 'ADDED_skusAndCoupon');
}
