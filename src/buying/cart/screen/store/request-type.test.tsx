import { expect, test } from 'vitest';
import { requestType } from './request-type.ts';

test.each([
  ['business', '/cc/mmx/cart', 'sbaMMX'],
  ['business', '/checkout/payment', 'sbaACI'],
  ['business', '/fr-ca/checkout/payment', 'sbaACI'],
  ['business', '/checkout/review', 'sbaMMX'],
  ['consumer', '/checkout/payment', undefined],
  [undefined, '/', undefined],
])('[CART-8] a %s call from %s carries requestType %s', (tenant, pathname, wanted) => {
  expect(requestType(tenant, pathname)).toBe(wanted);
});
