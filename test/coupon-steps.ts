// The steps of docs/cart-messages.md for each coupon message: enter the coupon on the cart page.
import { randomInt } from 'node:crypto';
import type { MessageWalk, Steps } from './message-walk.ts';

const entered =
  (...coupons: string[]) =>
  async (one: MessageWalk) => {
    await one.add('246810');
    await one.openCart();
    for (const coupon of coupons) await one.coupon(coupon);
  };

/** Orders the ream with the coupon, unless it is used up, and enters it again. */
const ordered = (coupon: string) => async (one: MessageWalk) => {
  // One after the other, because only one order gets a coupon with a single use.
  const letGo = await one.alone(`coupon-${coupon}`);
  try {
    await one.add('246811');
    await one.openCart();
    await one.coupon(coupon);
    if (await one.wasTaken(coupon)) {
      // A new person each time: a coupon with one use per person counts per person.
      const house = randomInt(1_000, 1_000_000);
      await one.order(`${coupon.toLowerCase()}-${house}@example.com`, house);
      await one.add('246811');
      await one.openCart();
      await one.coupon(coupon);
    }
  } finally {
    await letGo();
  }
};

export const COUPON_STEPS: Steps = {
  ORDER_TOTAL_NOT_MET_ERROR: ['guest', async (one) => (await one.add('310877'), await one.openCart(), one.coupon('PAPER15'))],
  COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL: ['guest', entered('BIG500')],
  QUALIFYING_ITEMS_NOT_FOUND_ERROR: ['guest', entered('WRITE10')],
  BOPIS_EVENT_ERROR: ['guest', entered('PICKUP5')],
  MISSING_REWARDS_ID: ['guest', entered('REWARD20')],
  REWARDS_COUPON_ERROR_MESSAGE: ['rewards', entered('REWARDKEY')],
  NEGATIVE_CART_TOTAL: ['rewards', async (one) => (await one.add('310877'), await one.openCart(), one.coupon('REWARD20'))],
  COUPON_UNKNOWN: ['guest', entered('NOSUCH1')],
  COUPON_NOT_STARTED: ['guest', entered('NEXT20')],
  COUPON_ENDED: ['guest', entered('FALL20')],
  COUPON_NOT_FOR_YOU: ['guest', entered('MEMBER10')],
  COUPON_OFFER_OFF: ['rewards', entered('OFFERINK')],
  COUPON_CHECKOUT_ONLY: ['guest', entered('CHECKOUT5')],
  COUPON_BETTER_COUPON: ['guest', entered('BEST15', 'BEST10')],
  COUPON_FREE_ITEM_NOT_CHOSEN: ['rewards', entered('PENGIFT')],
  COUPON_ALREADY_ADDED: ['guest', entered('BEST15', 'BEST15')],
  COUPON_USED_BEFORE: ['guest', ordered('HELLO5')],
  COUPON_USED_UP: ['guest', ordered('ONCE5')],
  TOO_MANY_TRIES: ['guest', (one) => one.paste()],
};
