import { expect, test } from 'vitest';
import { basketsOf, readBoughtLine } from './past-sales.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const CELLS = { order: ' A-7 ', bought_at: '2025-11-30', customer: ' 412 ', item: '246810' };
const read = (over: object) => readBoughtLine({ ...CELLS, ...over }, NOW);

test('[REC-2] a line of an earlier shop’s orders is parsed, its instant by its own offset', () => {
  expect(read({})).toEqual({ order: 'A-7', boughtAt: '2025-11-30T00:00:00.000Z', customer: '412', itemId: '246810' });
  expect(read({ bought_at: '2025-11-30T22:05-05:00', customer: undefined })).toMatchObject({
    boughtAt: '2025-12-01T03:05:00.000Z',
    customer: null,
  });
});

test.each([
  ['order', { order: ' ' }],
  ['order', { order: 'x'.repeat(41) }],
  ['item', { item: undefined }],
  ['bought_at', { bought_at: '30/11/2025' }],
  ['bought_at', { bought_at: '2026-02-30' }],
  ['bought_at', { bought_at: '2025-11-30T25:00Z' }],
  ['not past yet', { bought_at: '2026-06-02' }],
  ['an address', { customer: 'maya@example.com' }],
  ['customer', { customer: 'x'.repeat(41) }],
])('[REC-2] what is wrong with a line is said: %s %o', (what, over) => expect(read(over)).toContain(what));

test('[REC-2] the lines of an order form one basket in any order; a contradicting line is reported with its number', () => {
  const line = (order: string, itemId: string, over: object = {}) => ({
    order,
    itemId,
    customer: null,
    boughtAt: '2025-11-30T00:00:00.000Z',
    ...over,
  });
  const lines = [line('a', '1'), line('b', '1'), line('a', '2'), line('a', '1')];
  expect(basketsOf(lines, [2, 3, 4, 5])).toMatchObject({
    baskets: [
      { order: 'a', itemIds: ['1', '2'] },
      { order: 'b', itemIds: ['1'] },
    ],
    problems: [],
  });
  const other = [...lines, line('b', '2', { customer: '7' }), line('a', '3', { boughtAt: '2025-12-01T00:00:00.000Z' })];
  expect(basketsOf(other, [2, 3, 4, 5, 6, 8]).problems).toEqual([
    'line 6: order b has another customer or another time in line 3',
    'line 8: order a has another customer or another time in line 2',
  ]);
  const many = Array.from({ length: 1_001 }, (_, at) => line('c', String(at)));
  const numbers = many.map((_, at) => at + 2);
  expect(basketsOf(many, numbers).problems).toEqual(['line 1002: order c has more than 1000 different items']);
});
