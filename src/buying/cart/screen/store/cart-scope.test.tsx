// A loader's cart becomes the first state of the page's store.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Cart } from '#buying/cart/contract';
import { CartScope } from './cart-scope.tsx';
import { useCart } from './use-cart.ts';

const CART = { cartId: 'c1', items: [], messages: [] } as unknown as Cart; // the test reads no more

function CartId() {
  return useCart().cart?.cartId ?? 'none';
}

test.each([
  ['the loader’s cart', CART, 'c1'],
  ['none, where a page brings none', undefined, 'none'],
])('[CART-18] the first state is %s', (_, initial, shown) => {
  expect(
    renderToStaticMarkup(
      <CartScope initial={initial}>
        <CartId />
      </CartScope>,
    ),
  ).toBe(shown);
});
