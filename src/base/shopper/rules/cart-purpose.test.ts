import { expect, test } from 'vitest';
import { purposeIn } from './cart-purpose.ts';

test('[CART-22] addresses of checkout say whether they are about buy now', () => {
  for (const address of [
    '/checkout/review?buyNow=true',
    '/fr-ca/checkout/delivery?address=new&buyNow=true',
    '/checkout/payment.data?buyNow=true&_routes=x',
    '/cc/api/checkout?buyNow=true',
    '/cc/api/precheckout?buyNow=true',
    '/cc/api/checkout/default/order?buyNow=true',
  ])
    expect(purposeIn(address), address).toBe('buyNow');
  for (const address of [
    '/checkout/review',
    '/checkout/review?buyNow=false',
    '/checkout/review?buyNow=truest',
    '/checkout/review?notbuyNow=true',
    '/cart?buyNow=true',
    '/search?q=/checkout&buyNow=true',
  ])
    expect(purposeIn(address), address).toBe('basket');
});
