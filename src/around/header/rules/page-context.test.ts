import { expect, test } from 'vitest';
import { pageContext } from './index.ts';

test('[APP-15] home, the business home, the cart and the first checkout step have their own contexts', () => {
  expect(pageContext('/', '/', 'consumer')).toBe('home');
  expect(pageContext('/fr-ca', '/fr-ca', 'business')).toBe('small-business home');
  for (const path of ['/cart', '/cc/mmx/cart', '/fr-ca/cc/sparq/cart']) expect(pageContext(path, '/', 'consumer')).toBe('cart');
  expect(pageContext('/en-ca/checkout/delivery', '/en-ca', 'consumer')).toBe('shipTo');
  for (const path of ['/', '/deals', '/checkout/payment', '/cartridges']) expect(pageContext(path, '/fr-ca', 'consumer')).toBeUndefined();
});
