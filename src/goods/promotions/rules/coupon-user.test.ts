import { expect, test } from 'vitest';
import { emailIdentity } from './coupon-user.ts';

test.each([
  ['Maya@Example.com', 'maya@example.com'],
  [' maya+shop@example.com ', 'maya@example.com'],
  ['maya+a+b@example.com', 'maya@example.com'],
  ['m.aya@example.com', 'm.aya@example.com'],
  ['M.A.ya+x@gmail.com', 'maya@gmail.com'],
  ['maya@googlemail.com', 'maya@gmail.com'],
  ['+maya@example.com', '+maya@example.com'],
  ['', ''],
  ['maya', ''],
])('[CART-15] trust 7: %j is normalized to %j', (email, identity) => {
  expect(emailIdentity(email)).toBe(identity);
});
