// What the head of the cart page says about the kind of cart.
import { expect, test } from 'vitest';
import { cartOf } from '#test/screen/cart-store';
import { served, SHOP } from '#test/screen/page';
import { CartHead } from './cart-head.tsx';

const shown = (type: 'STANDARD' | 'SPECIAL', copyLocale: 'en-US' | 'fr-CA' = 'en-US'): string =>
  served(<CartHead cart={cartOf([], { type })} busy={false} />, { ...SHOP, copyLocale });

test('[CART-29] a special order is marked as one, and no other cart is', () => {
  expect(shown('SPECIAL')).toContain('Special order');
  expect(shown('SPECIAL', 'fr-CA')).toContain('Commande spéciale');
  expect(shown('STANDARD')).not.toContain('Special order');
});
