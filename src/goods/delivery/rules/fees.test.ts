import { expect, test } from 'vitest';
import { SHIPPED_SITES } from '#base/site/rules';
import { deliveryMode, settleDelivery } from './delivery-type.ts';
import { shippingFee } from './fees.ts';

const site = SHIPPED_SITES['consumer-US'];
const terms = { goods: 3_000, member: false, waived: false, ships: true };

test('[CART-16] delivery costs its fee below the threshold and nothing from it on', () => {
  expect(shippingFee(site, terms)).toEqual({ fee: 795, remaining: 1_500, memberSavings: 0 });
  expect(shippingFee(site, { ...terms, goods: 4_499 })).toMatchObject({ fee: 795, remaining: 1 });
  expect(shippingFee(site, { ...terms, goods: 4_500 })).toMatchObject({ fee: 0, remaining: 0 });
  expect(shippingFee(site, { ...terms, member: true })).toEqual({ fee: 0, remaining: 0, memberSavings: 795 });
  expect(shippingFee(site, { ...terms, waived: true })).toMatchObject({ fee: 0, remaining: 1_500 });
  expect(shippingFee(site, { ...terms, goods: 0, ships: false })).toEqual({ fee: 0, remaining: 0, memberSavings: 0 });
});

test('[ATC-5] pickup without a store uses the shopper’s, or becomes shipping', () => {
  expect(settleDelivery('STS', null, '0008')).toEqual({ type: 'STS', storeNumber: '0008' });
  expect(settleDelivery('ISP', '0014', '0008')).toEqual({ type: 'ISP', storeNumber: '0014' });
  expect(settleDelivery('ISP', null, null)).toEqual({ type: 'STA', storeNumber: null });
  expect(settleDelivery('STA', '0014', '0008')).toEqual({ type: 'STA', storeNumber: null });
  // A partner point is not a store of the shopper.
  expect(settleDelivery('PCK', '8001', '0008')).toEqual({ type: 'PCK', storeNumber: '8001' });
  expect(settleDelivery('PCK', null, '0008')).toEqual({ type: 'STA', storeNumber: null });
});

test('[CHK-1] the mode of a checkout follows its lines', () => {
  const ship = { type: 'STA', storeNumber: null } as const;
  const pickup = { type: 'ISP', storeNumber: '0008' } as const;
  expect([deliveryMode([ship]), deliveryMode([pickup]), deliveryMode([ship, pickup])]).toEqual(['ship-to-address', 'pickup', 'mixed']);
});
