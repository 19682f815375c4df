import { expect, test } from 'vitest';
import type { CouponProblem } from '#goods/promotions/rules';
import { isCouponAnswer } from './coupon-answer.ts';

/** Complete by its type: a new reason does not compile without its code here. */
const REASONS: Readonly<Record<CouponProblem['reason'], string>> = {
  UNKNOWN: 'COUPON_UNKNOWN',
  NOT_STARTED: 'COUPON_NOT_STARTED',
  ENDED: 'COUPON_ENDED',
  USED_UP: 'COUPON_USED_UP',
  USED_BEFORE: 'COUPON_USED_BEFORE',
  NOT_FOR_YOU: 'COUPON_NOT_FOR_YOU',
  OFFER_OFF: 'COUPON_OFFER_OFF',
  CHECKOUT_ONLY: 'COUPON_CHECKOUT_ONLY',
  BETTER_COUPON: 'COUPON_BETTER_COUPON',
  FREE_ITEM_NOT_CHOSEN: 'COUPON_FREE_ITEM_NOT_CHOSEN',
  MISSING_REWARDS_ID: 'MISSING_REWARDS_ID',
  REWARDS_COUPON_ERROR_MESSAGE: 'REWARDS_COUPON_ERROR_MESSAGE',
  BOPIS_EVENT_ERROR: 'BOPIS_EVENT_ERROR',
  ORDER_TOTAL_NOT_MET_ERROR: 'ORDER_TOTAL_NOT_MET_ERROR',
  QUALIFYING_ITEMS_NOT_FOUND_ERROR: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR',
  COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL: 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL',
};

test.each(Object.values(REASONS))('[CART-15, CART-13] %s is shown at the coupon field', (code) => {
  expect(isCouponAnswer({ code })).toBe(true);
});

test.each(['CART_STATUS_ERROR', 'NEGATIVE_CART_TOTAL', 'MISSING_USER', 'MISSING_WEB_USER_ID', 'OUT_OF_STOCK', 'TECHNICAL_PROBLEM'])(
  '[CART-13] %s is not about a coupon, and never appears at its field',
  (code) => {
    expect(isCouponAnswer({ code })).toBe(false);
  },
);
