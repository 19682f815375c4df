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
