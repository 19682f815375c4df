import { expect, test } from 'vitest';
import { typeOf, type CartMessage, type MessageCode } from '#buying/cart/rules';
import type { CopyLocale } from '#base/locale/rules';
import { describe as inWords } from './describe.ts';
import { speechOf } from './speech.ts';

const item = { itemId: '100' } as const;

/** Every message with each of its causes; a new code without a row here does not compile. */
const MESSAGES = {
  OUT_OF_STOCK: (['none', 'pickup', 'alternates'] as const).map((offer) => ({ code: 'OUT_OF_STOCK', ...item, offer })),
  PARTIAL_QTY_AVAILABLE: [{ code: 'PARTIAL_QTY_AVAILABLE', ...item, asked: 9, applied: 4 }],
  PARTIAL_QTY_FIXED: [{ code: 'PARTIAL_QTY_FIXED', ...item, increment: 5, applied: 10 }],
  EXCEEDED_LIMIT: (['limit', 'stock'] as const).map((cause) => ({ code: 'EXCEEDED_LIMIT', ...item, cause })),
  QTY_LIMIT_ITEM: [{ code: 'QTY_LIMIT_ITEM', ...item, limit: 5 }],
  QTY_LIMIT_EXCEEDED: [{ code: 'QTY_LIMIT_EXCEEDED', ...item, limit: 9_999, had: 9_990, applied: 9_999 }],
  EXCEEDS_MAX_LINE_QTY: [{ code: 'EXCEEDS_MAX_LINE_QTY', ...item, limit: 9_999 }],
  CART_LINES_LIMIT: [{ code: 'CART_LINES_LIMIT', ...item, limit: 1_500 }],
  USER_NOT_FOUND: [{ code: 'USER_NOT_FOUND' }],
  GLOBAL_FEE_SERVICE_IS_DOWN: [{ code: 'GLOBAL_FEE_SERVICE_IS_DOWN' }],
  ITEM_SERVICE_IS_DOWN: [{ code: 'ITEM_SERVICE_IS_DOWN' }],
  INVALID_QTY: [{ code: 'INVALID_QTY', ...item }],
  INVALID_ITEM: [{ code: 'INVALID_ITEM', ...item }],
  ITEM_NOT_PUBLISHED: [{ code: 'ITEM_NOT_PUBLISHED', ...item }],
  ITEM_NOT_AVAILABLE: (['discontinued', 'inStoreOnly', 'comingSoon'] as const).map((cause) => ({
    code: 'ITEM_NOT_AVAILABLE',
    ...item,
    cause,
  })),
  PRICE_NOT_AVAILABLE: [{ code: 'PRICE_NOT_AVAILABLE', ...item }],
  BLOCKED_FOR_ADD_TO_CART: [{ code: 'BLOCKED_FOR_ADD_TO_CART', ...item }],
  RESTRICTED_ITEM: (['contract', 'wholesaler', 'offContract', 'offContractWarning', 'offContractApproval'] as const).map((cause) => ({
    code: 'RESTRICTED_ITEM',
    ...item,
    cause,
  })),
  HEALTH_CARE_RESTRICTION: [{ code: 'HEALTH_CARE_RESTRICTION', ...item }],
  NOT_AVAILABLE_FOR_BOPIS: [{ code: 'NOT_AVAILABLE_FOR_BOPIS', ...item }],
  INVALID_STORE_NUMBER: [{ code: 'INVALID_STORE_NUMBER', ...item, storeNumber: '7777' }],
  STANDALONE_WARRANTY_ITEM: (['warranty', 'assembly'] as const).map((service) => ({ code: 'STANDALONE_WARRANTY_ITEM', ...item, service })),
  CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY: [
    { code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', ...item },
    { code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', of: 'bundle', ...item },
  ],
  INVALID_FREE_ITEM: [
    { code: 'INVALID_FREE_ITEM', ...item },
    { code: 'INVALID_FREE_ITEM', of: 'ordinary', ...item },
  ],
  ALREADY_PURCHASED: [{ code: 'ALREADY_PURCHASED', ...item }],
  ALREADY_BENEFICIARY: [{ code: 'ALREADY_BENEFICIARY', ...item }],
  MEMBERSHIP_GENERIC_ERR: [{ code: 'MEMBERSHIP_GENERIC_ERR', ...item }],
  GIFT_CARD_LIMIT_EXCEEDED: [{ code: 'GIFT_CARD_LIMIT_EXCEEDED', ...item, limit: 200_000 }],
  TECHNICAL_PROBLEM: [{ code: 'TECHNICAL_PROBLEM', ...item }],
  INVALID_DATA_ITEM: [{ code: 'INVALID_DATA_ITEM', ...item }],
  SKU_INVALID: [{ code: 'SKU_INVALID', ...item }],
  ITEM_INVENTORY_NOT_AVAILABLE: [{ code: 'ITEM_INVENTORY_NOT_AVAILABLE', ...item, storeNumber: '0008' }],
  DELIVERY_COMBINATION_CONSTRAINT_FAILED: [{ code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED', ...item }],
  ADDON_THRESHOLD_NOT_MET: [{ code: 'ADDON_THRESHOLD_NOT_MET', ...item, minimum: 2_500, missing: 900 }],
  SURCHG_ALTS_ITM_MSG: [{ code: 'SURCHG_ALTS_ITM_MSG', ...item, each: 50 }],
  HARD_ALT_ADDED: [{ code: 'HARD_ALT_ADDED', ...item, insteadOf: '900013' }],
  BUNDLE_PART_FIXED: [{ code: 'BUNDLE_PART_FIXED', ...item }],
  FURNITURE_SERVICE_NOT_OFFERED: [{ code: 'FURNITURE_SERVICE_NOT_OFFERED', ...item }],
  PRICE_CHANGED: [
    { code: 'PRICE_CHANGED', ...item, was: 1_000, now: 900 },
    { code: 'PRICE_CHANGED', ...item, was: 900, now: 1_000 },
  ],
  CART_ITEM_ID_NOT_FOUND: [{ code: 'CART_ITEM_ID_NOT_FOUND', ...item, cartItemId: 'x' }],
  COUPON_NOT_QUALIFIED: (
    [
      { reason: 'UNKNOWN' },
      { reason: 'NOT_STARTED', day: '2026-12-01' },
      { reason: 'ENDED', day: '2026-11-15' },
      { reason: 'ORDER_TOTAL_NOT_MET_ERROR', minimum: 10_000, missing: 2_500 },
      { reason: 'USED_UP' },
      { reason: 'USED_BEFORE' },
      { reason: 'NOT_FOR_YOU' },
      { reason: 'OFFER_OFF' },
      { reason: 'CHECKOUT_ONLY' },
      { reason: 'BETTER_COUPON', than: 'PAPER15' },
      { reason: 'FREE_ITEM_NOT_CHOSEN', itemId: '100' },
      { reason: 'MISSING_REWARDS_ID' },
      { reason: 'REWARDS_COUPON_ERROR_MESSAGE' },
      { reason: 'BOPIS_EVENT_ERROR', delivery: 'ship' },
      { reason: 'BOPIS_EVENT_ERROR', delivery: 'pickup' },
      { reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR', missingQty: 1 },
      { reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR', missingQty: 3 },
      { reason: 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL' },
    ] as const
  ).map((problem) => ({ code: 'COUPON_NOT_QUALIFIED', coupon: 'FALL20', problem })),
  NEGATIVE_CART_TOTAL: [{ code: 'NEGATIVE_CART_TOTAL', coupon: 'FALL20', unused: 250 }],
  COUPON_ALREADY_ADDED: [{ code: 'COUPON_ALREADY_ADDED', coupon: 'FALL20' }],
  EMPTY_CART: [{ code: 'EMPTY_CART' }],
  MISSING_USER: [{ code: 'MISSING_USER' }],
  MISSING_WEB_USER_ID: [{ code: 'MISSING_WEB_USER_ID' }],
  CART_STATUS_ERROR: [{ code: 'CART_STATUS_ERROR' }],
  SPECIAL_ORDER_NOT_ALLOWED: [{ code: 'SPECIAL_ORDER_NOT_ALLOWED' }],
  COUNTRY_SWITCHED: [
    { code: 'COUNTRY_SWITCHED', ...item, country: 'US', was: 1_000, now: 1_300 },
    { code: 'COUNTRY_SWITCHED', ...item, country: 'CA', had: 9, qty: 5 },
    { code: 'COUNTRY_SWITCHED', ...item, country: 'US', way: 'delivered' },
    ...(['notSold', 'outOfStock', 'refused'] as const).map((left) => ({ code: 'COUNTRY_SWITCHED', ...item, country: 'CA', left }) as const),
  ],
  CART_AUTO_MERGE: [
    { code: 'CART_AUTO_MERGE' },
    { code: 'CART_AUTO_MERGE', noRoom: 'items', names: ['100', '101'], limit: 1_500 },
    { code: 'CART_AUTO_MERGE', noRoom: 'coupons', names: ['FALL20'], limit: 20 },
  ],
  NO_EASY_REWARDS: [{ code: 'NO_EASY_REWARDS', ...item }],
  BACK_IN_STOCK: [{ code: 'BACK_IN_STOCK', ...item }],
  SAVED_LIST_FULL: [{ code: 'SAVED_LIST_FULL' }],
  SFL_MOVED: [
    ...(['saved', 'cart'] as const).flatMap((to) => [1, 3].map((items) => ({ code: 'SFL_MOVED' as const, to, items }))),
    ...[1, 3].map((items) => ({ code: 'SFL_MOVED' as const, to: 'merged' as const, items, limit: 1_500 })),
  ],
  CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY: (['outOfStock', 'chooseStore', 'attention'] as const).map((cause) => ({
    code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
    cause,
  })),
  SAMPLES_ONLY: [{ code: 'SAMPLES_ONLY' }],
  SMALL_ORDER: [{ code: 'SMALL_ORDER', below: 2_500 }],
  ADDED_TO_CART: [
    { code: 'ADDED_TO_CART', items: 2, coupons: 0 },
    { code: 'ADDED_TO_CART', items: 0, coupons: 1 },
    { code: 'ADDED_TO_CART', items: 0, coupons: 2 },
    { code: 'ADDED_TO_CART', items: 1, coupons: 1 },
    { code: 'ADDED_TO_CART', items: 1, coupons: 2 },
    { code: 'ADDED_TO_CART', items: 2, coupons: 1 },
    { code: 'ADDED_TO_CART', items: 2, coupons: 2 },
  ],
  DELIVERY_DATE_NOT_AVAILABLE: [{ code: 'DELIVERY_DATE_NOT_AVAILABLE' }],
  INVALID_ZIP: [{ code: 'INVALID_ZIP' }],
  CUSTOM_SKU_REQUIRED: (
    ['missing', 'noText', 'nothing', 'tooManyLines', 'lineTooLong', 'character', 'choice', 'artwork', 'unknownCode', 'otherCode'] as const
  ).map((cause) => ({ code: 'CUSTOM_SKU_REQUIRED', itemId: '100', cause, lines: 4, lineLength: 24 })),
} as const satisfies { readonly [C in MessageCode]: readonly Extract<CartMessage, { code: C }>[] };

const ALL: readonly CartMessage[] = Object.values(MESSAGES).flat();
const say = (message: CartMessage, copyLocale: CopyLocale): string =>
  inWords(message, speechOf({ copyLocale, site: { currency: copyLocale.endsWith('CA') ? 'CAD' : 'USD' } })).description;

test.each(['en-US', 'en-CA', 'fr-CA', 'es-US'] as const)('[CART-13, ERR-1] every message has a text in %s, not just its code', (locale) => {
  for (const message of ALL) {
    const text = say(message, locale);
    expect(text).toMatch(/\p{L}{2,}.* /u);
    expect(text).not.toMatch(/[{}]|cart\.[A-Z]|[A-Z]+_[A-Z]+/);
  }
});

test('[CART-15, ERR-1] confirmations agree in number: coupon, SKU, both, one or several', () => {
  expect(MESSAGES.ADDED_TO_CART.map((message) => say(message, 'en-US').replace(/ (has|have) been added to the cart\.$/, ' $1'))).toEqual([
    'Your SKUs have',
    'Your coupon has',
    'Your coupons have',
    'Your SKU and your coupon have',
    'Your SKU and your coupons have',
    'Your SKUs and your coupon have',
    'Your SKUs and your coupons have',
  ]);
});

test('[ERR-1] French texts contain no English, and en-CA differs from en-US only by postal code and colour', () => {
  const other = (locale: CopyLocale) => ALL.filter((message) => say(message, locale) !== say(message, 'en-US'));
  expect(other('fr-CA')).toEqual(ALL);
  expect(other('en-CA')).toEqual([
    ...MESSAGES.INVALID_ZIP,
    ...MESSAGES.CUSTOM_SKU_REQUIRED.filter((message) => 'cause' in message && message.cause === 'choice'),
  ]);
  expect([say({ code: 'INVALID_ZIP' }, 'en-US'), say({ code: 'INVALID_ZIP' }, 'en-CA')]).toEqual([
    'Invalid zip code',
    'Invalid postal code',
  ]);
});

test('[CART-11, ERR-1] the purchase limit is the exact text of the specification, with its number in the locale’s form', () => {
  const [limit] = MESSAGES.QTY_LIMIT_EXCEEDED;
  expect(say(limit, 'en-US')).toBe(
    'There is a purchase limit of 9,999 for this item. Because you already have 9,990 in your cart, your order quantity has been updated to 9,999.',
  );
  expect(say(limit, 'fr-CA')).toContain('9\u00A0999');
});

test('[CART-13] each message has one of three types', () => {
  expect(new Set(ALL.map(typeOf))).toEqual(new Set(['failure', 'warning', 'info']));
});
