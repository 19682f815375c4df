import { expect, test } from 'vitest';
import { readStockRow } from './stock-sheet.ts';

test('a row of a stock sheet is read by column name', () => {
  expect(readStockRow({ item: ' 246810 ', location: 'US-W', on_hand: '12', safety: '2', due: '2026-12-01', due_qty: '50' })).toEqual({
    itemId: '246810',
    location: 'US-W',
    onHand: 12,
    safety: 2,
    inbound: { due: '2026-12-01', qty: 50 },
  });
  expect(readStockRow({ item: '1', location: '0008', on_hand: '0' })).toMatchObject({ safety: null, inbound: null });
});

test.each([
  [{ location: 'US', on_hand: '1' }, 'item'],
  [{ item: '1', location: 'Boston', on_hand: '1' }, 'location'],
  [{ item: '1', location: 'US', on_hand: '-1' }, 'on_hand'],
  [{ item: '1', location: 'US', on_hand: '1.5' }, 'on_hand'],
  [{ item: '1', location: 'US', on_hand: '1', safety: 'x' }, 'safety'],
  [{ item: '1', location: 'US', on_hand: '1', due: '2026-02-30', due_qty: '1' }, 'due'],
  [{ item: '1', location: 'US', on_hand: '1', due: '2026-02-03' }, 'due'],
])('%j is refused for its %s', (cells, column) => {
  expect(readStockRow(cells)).toContain(column);
});
