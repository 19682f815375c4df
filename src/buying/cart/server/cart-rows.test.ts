import { expect, test } from 'vitest';
import { aCart, aLine } from '../fixtures.ts';
import { lineWrites } from './cart-rows.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((itemId) => aLine({ itemId })) as [
  ReturnType<typeof aLine>,
  ReturnType<typeof aLine>,
  ReturnType<typeof aLine>,
  ReturnType<typeof aLine>,
];
const writes = (before: (typeof a)[], after: (typeof a)[]) => {
  const { put, forgotten } = lineWrites(aCart({ lines: before }), aCart({ lines: after }));
  return [put.map((row) => (row as { id: string }).id), forgotten];
};

test('[CART-26] a save writes only what changed: one added line does not rewrite the others', () => {
  expect(writes([a, b], [a, b])).toEqual([[], []]);
  expect(writes([], [a])).toEqual([['line-a'], []]);
  expect(writes([a, b], [a, b, c])).toEqual([['line-c'], []]);
  expect(writes([a, b, c], [a, { ...b, qty: 2 }, c])).toEqual([['line-b'], []]);
  expect(writes([a, b, c, d], [b, d])).toEqual([[], ['line-a', 'line-c']]);
  expect(writes([a, b, c], [{ ...b, qty: 2 }, c, d])).toEqual([['line-b', 'line-d'], ['line-a']]);
  expect(writes([a, b], [])).toEqual([[], ['line-a', 'line-b']]);
});
