import { expect, test } from 'vitest';
import { aProduct } from '#buying/cart/fixtures';
import { alternatesOf } from './alternates-of.ts';

const GOODS = new Map(
  [
    aProduct({ itemId: '1' }),
    aProduct({ itemId: '2' }),
    aProduct({ itemId: '3', status: 'discontinued' }),
    aProduct({ itemId: '4', kind: 'warranty' }),
    aProduct({ itemId: '5' }),
  ].map((product) => [product.itemId, product]),
);
const offered = (replacement: string | null, alternates: string[]) =>
  alternatesOf(aProduct({ itemId: '0', replacement, alternates }), (itemId) => GOODS.get(itemId)).map(({ itemId }) => itemId);

test('[ATC-7] the successor comes first, each item once, and nothing that is gone or cannot repeat', () => {
  expect(offered('5', ['2', '5', '0', '3', '4', '9', '1'])).toEqual(['5', '2', '1']);
  expect(offered(null, ['1'])).toEqual(['1']);
  expect(offered('3', [])).toEqual([]);
  expect(alternatesOf(undefined, () => undefined)).toEqual([]);
});
