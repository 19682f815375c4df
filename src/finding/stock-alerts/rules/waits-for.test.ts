import { expect, test } from 'vitest';
import { aProduct } from '#goods/catalog/fixtures';
import { canBeBought, waitsFor } from './waits-for.ts';

const NONE = { canDeliver: false, inSomeStore: false };
const flags = (over: object) => ({ flags: { ...aProduct({ itemId: 'x' }).flags, ...over } });

test.for([
  ['nothing anywhere', {}, NONE, 'stock', false],
  ['units to ship', {}, { ...NONE, canDeliver: true }, null, true],
  ['units in a store', {}, { ...NONE, inSomeStore: true }, null, true],
  ['back orders are taken', { backorderDays: 12 }, NONE, null, true],
  ['a pre-order', flags({ preOrder: true }), NONE, null, true],
  ['coming soon, though stores have it', flags({ comingSoon: true }), { ...NONE, inSomeStore: true }, 'release', false],
  ['discontinued', { status: 'discontinued' as const }, NONE, null, false],
  ['not for sale at all', { status: 'unpublished' as const }, { ...NONE, canDeliver: true }, null, false],
] as const)('[CAT-1] what shoppers can be told of: %s', ([, over, stock, waits, isBack]) => {
  const product = aProduct({ itemId: 'x', ...over });
  expect([waitsFor(product, stock), canBeBought(product, stock)]).toEqual([waits, isBack]);
});
