import { expect, test } from 'vitest';
import { aCart, aCoupon, aLine, aProduct, facts } from '../fixtures.ts';
import { addCoupons } from './cart-details.ts';

const PRODUCTS = [aProduct({ itemId: 'pen' }), aProduct({ itemId: 'paper' })];

test('[CART-15] a typed instant coupon is not stored: it applies already, or is unknown', () => {
  const world = facts({
    products: PRODUCTS,
    coupons: [aCoupon({ code: 'SELF', kind: 'percent', value: 1_000, scope: 'instant', items: ['pen'] })],
  });
  const counting = addCoupons(aCart({ lines: [aLine({ itemId: 'pen' })] }), ['SELF'], world);
  expect([counting.cart.coupons, counting.messages]).toEqual([[], [{ code: 'COUPON_ALREADY_ADDED', coupon: 'SELF' }]]);
  const idle = addCoupons(aCart({ lines: [aLine({ itemId: 'paper' })] }), ['SELF'], world);
  expect([idle.cart.coupons, idle.messages]).toMatchObject([[], [{ code: 'COUPON_NOT_QUALIFIED', problem: { reason: 'UNKNOWN' } }]]);
});
