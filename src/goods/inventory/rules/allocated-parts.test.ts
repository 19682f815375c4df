import { expect, test } from 'vitest';
import { allocatedParts } from './allocated-parts.ts';

const US = { itemId: 'a', location: 'US', qty: 3 };
const STORE = { itemId: 'a', location: '0008', qty: 2 };

test.each([
  ['the place it names', [{ itemId: 'a', location: '0008', qty: 2 }], [{ ...STORE }]],
  ['that place first, then the others', [{ itemId: 'a', location: '0008', qty: 4 }], [STORE, { ...US, qty: 2 }]],
  ['never more than is promised', [{ itemId: 'a', location: 'US', qty: 9 }], [US, STORE]],
  ['nothing of another item', [{ itemId: 'b', location: 'US', qty: 1 }], []],
])('a line uses up %s', (_, lines, parts) => {
  expect(allocatedParts([US, STORE], lines)).toEqual(parts);
});

test('two lines of one item share the order’s allocation', () => {
  const lines = [
    { itemId: 'a', location: 'US', qty: 2 },
    { itemId: 'a', location: 'US', qty: 3 },
  ];
  expect(allocatedParts([US, STORE], lines)).toEqual([{ ...US, qty: 2 }, { ...US, qty: 1 }, STORE]);
});
