// The loader's saved items, or the reason why they cannot be read, appear next to its cart.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartScope } from '#buying/cart/screen';
import type { SavedList } from '#buying/saved-for-later/contract';
import { SavedScope } from './saved-scope.tsx';
import { useSaved } from './use-saved.ts';

const LIST: SavedList = { itemList: { items: [], filteredItems: [] }, totalItems: 7, matchingItems: 7, page: 1, size: 300, messages: [] };

function Shown() {
  const { status, problem, totalItems } = useSaved();
  return [status, problem, totalItems].join(' | ');
}

test.each([
  ['the saved items', { list: LIST, problem: undefined }, 'ready |  | 7'],
  ['[ERR-3] why they cannot be read', { list: undefined, problem: 'Try again soon.' }, 'failed | Try again soon. | 0'],
  ['nothing of them', { list: undefined, problem: undefined }, 'unknown |  | 0'],
])('[CART-18] the first state is the loader’s: %s', (_, brought, shown) => {
  expect(
    renderToStaticMarkup(
      <CartScope>
        <SavedScope {...brought}>
          <Shown />
        </SavedScope>
      </CartScope>,
    ),
  ).toBe(shown);
});
