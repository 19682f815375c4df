// What a loader brings becomes the first state of the page's store: cart, saved items, or why these cannot be read.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Cart } from '#buying/cart/contract';
import type { SavedList } from '#buying/saved-for-later/contract';
import { CartScope } from './cart-scope.tsx';
import { useCart, useSaved } from './use-cart.ts';

const CART = { cartId: 'c1', items: [], messages: [] } as unknown as Cart; // nobody looks further
const LIST: SavedList = { itemList: { items: [], filteredItems: [] }, totalItems: 7, matchingItems: 7, page: 1, size: 300, messages: [] };

function Told() {
  const { cart } = useCart();
  const { status, problem, totalItems } = useSaved();
  return [cart?.cartId, status, problem, totalItems].join(' | ');
}

test.each([
  ['the saved items beside the cart', { saved: LIST }, 'c1 | ready |  | 7'],
  ['[ERR-3] why they cannot be read, and the cart all the same', { savedProblem: 'Try again soon.' }, 'c1 | failed | Try again soon. | 0'],
  ['nothing of them', {}, 'c1 | unknown |  | 0'],
])('[CART-18] the first state is the loader’s: %s', (_, brought, told) => {
  expect(
    renderToStaticMarkup(
      <CartScope initial={CART} {...brought}>
        <Told />
      </CartScope>,
    ),
  ).toBe(told);
});
