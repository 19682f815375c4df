import { expect, test } from 'vitest';
import { makeStockLedger } from './stock-ledger.ts';

test('amounts are stored per item and location, and changes from or to zero are reported', () => {
  const ledger = makeStockLedger();
  expect([ledger.set('a', 'US', 3), ledger.set('a', 'US', 2), ledger.set('a', 'US', 0), ledger.set('b', '0008', 1)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect([ledger.amount('a', 'US'), ledger.amount('b', '0008'), ledger.amount('b', 'US'), ledger.amount('c', 'US')]).toEqual([0, 1, 0, 0]);
});

test('a location may have amounts of any size, and more items than it began with', () => {
  const ledger = makeStockLedger();
  for (let at = 0; at < 3_000; at += 1) ledger.set(`i${at}`, 'US', at);
  ledger.set('much', 'US', 1_000_000);
  ledger.set('owed', 'US', -40_000);
  ledger.set('i3', 'CA', 7);
  expect(['i0', 'i1', 'i2999', 'much', 'owed', 'i3'].map((itemId) => ledger.amount(itemId, 'US'))).toEqual([
    0, 1, 2_999, 1_000_000, -40_000, 3,
  ]);
  expect(['i3', 'much'].map((itemId) => ledger.amount(itemId, 'CA'))).toEqual([7, 0]);
});

test('only a change of the item changes its edition, which never repeats', () => {
  const ledger = makeStockLedger();
  ledger.set('a', 'US', 3);
  ledger.set('b', 'US', 3);
  const editions = [ledger.editionOf('a'), ledger.editionOf('b'), ledger.editionOf('unknown')];
  ledger.set('a', 'US', 4);
  expect(editions).not.toContain(ledger.editionOf('a'));
  expect(ledger.editionOf('b')).toBe(editions[1]);
  const next = makeStockLedger(ledger.edition);
  next.set('b', 'US', 3);
  for (const itemId of ['a', 'b', 'unknown']) expect([...editions, ledger.editionOf('a')]).not.toContain(next.editionOf(itemId));
});
