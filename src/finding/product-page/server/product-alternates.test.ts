import { expect, test } from 'vitest';
import { aProduct } from '#goods/catalog/fixtures';
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import type { Inventory } from '#goods/inventory/server';
import { makeAlternates } from './product-alternates.ts';

const MANY = 5_000;
const view = { shared: true, contract: null, currency: 'USD', stockRead: new Set<string>() } as unknown as CatalogView; // only what choosing reads

function aShop(units: (itemId: string) => number) {
  const products = Array.from({ length: MANY }, (_, at) => aProduct({ itemId: String(at), place: at, categoryId: 'paper' }));
  const seen = { asked: 0, turned: (_: ReadonlySet<string>): void => undefined };
  const catalog = {
    get: (itemId: string) => products[Number(itemId)],
    inCategory: () => products,
    categories: { path: (id: string) => [{ id }] },
    onChange: () => undefined,
  } as unknown as Catalog; // only what choosing reads
  const inventory = {
    available(itemId: string) {
      seen.asked += 1;
      return units(itemId);
    },
    onChange: (turned: (items: ReadonlySet<string>) => void) => void (seen.turned = turned),
  } as unknown as Inventory; // only what choosing reads
  const first = (product: ProductFacts): string | undefined => alternatesOf(product, [], view)[0]?.itemId;
  const alternatesOf = makeAlternates({ catalog, inventory });
  return { seen, first, products };
}

test('choosing alternatives does not ask the stock of a whole category for each view', () => {
  // The worst case: almost everything is sold out, so that every product has to be asked for once.
  const { seen, first, products } = aShop((itemId) => (Number(itemId) > MANY - 10 ? 1 : 0));
  expect(products.slice(0, 20).map(first)).toEqual(Array.from({ length: 20 }, () => String(MANY - 9)));
  const once = 2 * MANY;
  expect(seen.asked - once).toBeLessThan(20 * 40);
});

test('when something of the category comes in or runs out, the alternatives are chosen again', () => {
  const inStock = new Set(['7']);
  const { seen, first, products } = aShop((itemId) => (inStock.has(itemId) ? 1 : 0));
  const product = products[100] ?? aProduct({ itemId: 'none' });
  expect(first(product)).toBe('7');
  inStock.add('3');
  seen.turned(new Set(['3']));
  expect(first(product)).toBe('3');
  // Held by a checkout: no change is announced, but nobody is offered it.
  inStock.delete('3');
  expect(first(product)).toBe('7');
});
