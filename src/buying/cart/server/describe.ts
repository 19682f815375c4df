// Turns the rules' messages into the API's: code, type and text in the visitor's locale (CART-13).
import { typeOf, type CartMessage } from '#buying/cart/rules';
import { cartWords } from '#buying/cart/words';
import type { CartMessage as MessageReply } from '#buying/cart/contract';
import { formatDate, formatNumber, formatPrice, type CopyLocale } from '#base/locale/rules';
import { sayer, type Say } from '#base/locale/words';
import { refusalText } from '#goods/customization/server';
import type { CouponProblem } from '#goods/promotions/rules';
import { SHIPPED_SITES } from '#base/site/rules';

export type CartSay = Say<(typeof cartWords.keys)[number]>;

export interface Speech {
  readonly say: CartSay;
  readonly locale: CopyLocale;
  readonly currency: string;
  /** Name of an item; needed for messages about an item that is no line. */
  readonly nameOf?: ((itemId: string) => string | undefined) | undefined;
}

export function speechOf({ copyLocale, site }: { readonly copyLocale: CopyLocale; readonly site: { readonly currency: string } }): Speech {
  return { say: sayer(cartWords, copyLocale), locale: copyLocale, currency: site.currency };
}

export function describe(message: CartMessage, speech: Speech): MessageReply {
  const { itemId, cartItemId } = message as { itemId?: string; cartItemId?: string }; // not every message is about an item
  return {
    code: codeOf(message),
    type: typeOf(message),
    description: textOf(message, speech),
    ...(itemId === undefined || itemId === '' ? {} : { itemId }),
    ...(cartItemId === undefined ? {} : { cartItemId }),
  };
}

/** Reasons without a code in the specification. */
const OURS: ReadonlySet<CouponProblem['reason']> = new Set<CouponProblem['reason']>([
  'UNKNOWN',
  'NOT_STARTED',
  'ENDED',
  'USED_UP',
  'USED_BEFORE',
  'NOT_FOR_YOU',
  'CHECKOUT_ONLY',
  'BETTER_COUPON',
  'FREE_ITEM_NOT_CHOSEN',
]);

/** A coupon message has its reason as code, as the specification lists them. */
function codeOf(message: CartMessage): string {
  if (message.code !== 'COUPON_NOT_QUALIFIED') return message.code;
  const { reason } = message.problem;
  return OURS.has(reason) ? `COUPON_${reason}` : reason;
}

function textOf(message: CartMessage, speech: Speech): string {
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

/** Why a coupon takes nothing off, and what is missing. */
export function couponText(coupon: string, problem: CouponProblem, { say, locale, currency }: Speech): string {
  const day = (iso: string): string => formatDate(new Date(`${iso}T12:00:00Z`), 'UTC', locale);
  switch (problem.reason) {
    case 'UNKNOWN':
    case 'USED_UP':
    case 'USED_BEFORE':
    case 'NOT_FOR_YOU':
    case 'CHECKOUT_ONLY':
    case 'FREE_ITEM_NOT_CHOSEN':
      return say(`COUPON_${problem.reason}`, { coupon });
    case 'BETTER_COUPON':
      return say('COUPON_BETTER_COUPON', { coupon, than: problem.than });
    case 'BOPIS_EVENT_ERROR':
      return say(`BOPIS_EVENT_ERROR_${problem.delivery}`, { coupon });
    case 'QUALIFYING_ITEMS_NOT_FOUND_ERROR':
      return problem.missingQty > 1
        ? say('QUALIFYING_ITEMS_NOT_FOUND_ERROR_more', { coupon, n: problem.missingQty })
        : say('QUALIFYING_ITEMS_NOT_FOUND_ERROR', { coupon });
    case 'ENDED':
    case 'NOT_STARTED':
      return say(`COUPON_${problem.reason}`, { coupon, day: day(problem.day) });
    case 'ORDER_TOTAL_NOT_MET_ERROR':
      return say(problem.reason, {
        coupon,
        minimum: formatPrice(problem.minimum, currency, locale),
        missing: formatPrice(problem.missing, currency, locale),
      });
    default:
      return say(problem.reason, { coupon });
  }
}

function addedText(items: number, coupons: number, say: CartSay): string {
  if (items === 0) return say(coupons > 1 ? 'ADDED_coupons' : 'ADDED_coupon');
  if (coupons === 0) return say('ADDED_skus');
  if (items === 1) return say(coupons > 1 ? 'ADDED_skuAndCoupons' : 'ADDED_skuAndCoupon');
  return say(coupons > 1 ? 'ADDED_skusAndCoupons' : 'ADDED_skusAndCoupon');
}
