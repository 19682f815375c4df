import { expect, test } from 'vitest';
import type { HoldRow } from './inventory-queries.ts';
import { makeStockHolds } from './stock-holds.ts';

const NOW = 1_000_000;
const hold = (cart: string, item: string, over: Partial<HoldRow> = {}): HoldRow => ({
  cart_id: cart,
  owner_id: null,
  item_id: item,
  location: 'US',
  qty: 2,
  since: NOW,
  until: NOW + 600,
  ...over,
});

test('[CHK-3] new rows replace a cart’s holds; other carts keep theirs', () => {
  const holds = makeStockHolds([hold('a', '1'), hold('a', '2'), hold('b', '1', { qty: 3, since: NOW + 1 })]);
  const units = (itemId: string, cartId: string | null = null, location = 'US') => holds.heldByOthers(itemId, location, cartId, NOW);
  expect([units('1'), units('2'), units('1', 'a'), units('1', 'b'), units('1', null, '0008')]).toEqual([5, 2, 0, 2, 0]);
  const [first, second] = [holds.stateOf('1', NOW), holds.stateOf('2', NOW)];

  holds.put(['a', 'c'], [hold('a', '2', { qty: 1 })]);
  expect([units('1'), units('2')]).toEqual([3, 1]);
  expect([holds.stateOf('1', NOW) === first, holds.stateOf('2', NOW) === second]).toEqual([false, false]);
  holds.put(['a'], [hold('a', '1'), hold('a', '2')]);
  expect([holds.stateOf('1', NOW), holds.stateOf('2', NOW)]).toEqual([first, second]);

  holds.put(['a', 'b'], []);
  expect([units('1'), holds.stateOf('1', NOW), holds.none]).toEqual([0, '', true]);
});

test('[CHK-3] a hold ends by the clock', () => {
  const holds = makeStockHolds([hold('a', '1', { until: NOW + 1 }), hold('b', '1', { until: NOW + 600 })]);
  expect([holds.heldByOthers('1', 'US', null, NOW), holds.heldByOthers('1', 'US', null, NOW + 1)]).toEqual([4, 2]);
  expect(holds.stateOf('1', NOW)).not.toBe(holds.stateOf('1', NOW + 1));
  expect([holds.heldByOthers('1', 'US', null, NOW + 600), holds.stateOf('1', NOW + 600)]).toEqual([0, '']);
});
