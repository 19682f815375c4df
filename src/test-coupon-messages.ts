// The steps of docs/cart-messages.md to each message about a coupon, through the API.
import { expect } from 'vitest';
import { buyer } from './orders/fixtures.ts';
import type { MessageSteps, MessageVisitor } from './test-message-visitor.ts';

const withCoupon =
  (code: string, itemId = '246810') =>
  (one: MessageVisitor) =>
    one.add([{ itemId }], { coupons: [code] });

/** Orders with the coupon where it can still be used, and enters it again. */
const ordered = (code: string) => async (one: MessageVisitor) => {
  await one.add([{ itemId: '246810' }], { coupons: [code] });
  const order = await buyer(one.shop, { itemId: '310877', browser: one.browser, prefix: one.prefix, address: one.home });
  expect((await order.place()).status).toBe(200);
  return withCoupon(code)(one);
};

export const COUPON_MESSAGES: Readonly<Record<string, MessageSteps>> = {
  ORDER_TOTAL_NOT_MET_ERROR: ['guest', withCoupon('PAPER15', '310877')],
  COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL: ['guest', withCoupon('BIG500')],
  QUALIFYING_ITEMS_NOT_FOUND_ERROR: ['guest', withCoupon('WRITE10')],
  BOPIS_EVENT_ERROR: ['guest', withCoupon('PICKUP5')],
  MISSING_REWARDS_ID: ['guest', withCoupon('REWARD20')],
  REWARDS_COUPON_ERROR_MESSAGE: ['rewards', withCoupon('REWARDKEY')],
  NEGATIVE_CART_TOTAL: ['rewards', withCoupon('REWARD20', '310877')],
  COUPON_UNKNOWN: ['guest', withCoupon('NOSUCH')],
  COUPON_NOT_STARTED: ['guest', withCoupon('NEXT20')],
  COUPON_ENDED: ['guest', withCoupon('FALL20')],
  COUPON_NOT_FOR_YOU: ['guest', withCoupon('MEMBER10')],
  COUPON_CHECKOUT_ONLY: ['guest', withCoupon('CHECKOUT5')],
  COUPON_BETTER_COUPON: ['guest', async (one) => (await withCoupon('BEST15')(one), one.update({ coupons: ['BEST10'] }))],
  COUPON_FREE_ITEM_NOT_CHOSEN: ['rewards', withCoupon('PENGIFT')],
  COUPON_ALREADY_ADDED: ['guest', async (one) => (await withCoupon('BEST15')(one), one.update({ coupons: ['BEST15'] }))],
  COUPON_USED_UP: ['guest', ordered('ONCE5')],
  COUPON_USED_BEFORE: ['guest', ordered('HELLO5')],
  TOO_MANY_TRIES: [
    'guest',
    async (one) => {
      for (let at = 0; at < 20; at += 1) await one.update({ coupons: [`TRY${at}`] });
      return one.update({ coupons: ['TRY20'] });
    },
  ],
};
