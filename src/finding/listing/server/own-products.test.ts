import { expect, test } from 'vitest';
import { aProduct } from '#goods/catalog/fixtures';
import type { ProductFacts } from '#goods/catalog/rules';
import { countOwnFilters, ownProducts } from './own-products.ts';

const MANY = 2_000;
const products = Array.from({ length: MANY }, (_, at) => aProduct({ itemId: `p${at}`, place: (at * 7) % MANY }));
const catalog = { get: (itemId: string) => products.find((product) => product.itemId === itemId) };
/** Every second product, the last one first. */
const list: readonly ProductFacts[] = products.filter((_, at) => at % 2 === 0).reverse();
const bought = new Set(['p4', 'p5', 'p1998', 'p0', 'no longer sold']);
const contract = new Set(['p4', 'p0', 'p2']);

test('[CAT-2] the shopper’s own products of a list come in its order; several filters narrow it', () => {
  const ids = (held: readonly ('bought' | 'contract')[]) =>
    ownProducts(list, held, { bought, contract }, catalog).map(({ itemId }) => itemId);
  expect(ids(['bought'])).toEqual(['p1998', 'p4', 'p0']);
  expect(ids(['bought', 'contract'])).toEqual(['p4', 'p0']);
  expect(ownProducts(list, ['contract'], { bought }, catalog)).toEqual([]);
  expect(countOwnFilters(list, ['bought'], { bought, contract }, catalog)).toEqual({ bought: 3, contract: 2 });
  expect(countOwnFilters(list, [], { bought }, catalog)).toEqual({ bought: 3, contract: null });
});

test('a list is gone through once, however often its own products are asked for', () => {
  let steps = 0;
  const counted = new Proxy(list, {
    get: (target, key, receiver) => ((steps += 1), Reflect.get(target, key, receiver) as unknown),
  });
  ownProducts(counted, ['bought'], { bought }, catalog);
  const once = steps;
  for (let again = 0; again < 20; again += 1) ownProducts(counted, ['bought'], { bought }, catalog);
  expect(steps).toBe(once);
});
