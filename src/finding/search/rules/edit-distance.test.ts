import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['paper', 'paper', 0],
  ['paper', 'papr', 1],
  ['paper', 'papper', 1],
  ['paper', 'paler', 1],
  ['paper', 'pape', 1],
  ['paper', 'appre', 2],
  ['chair', 'chiar', 1],
  ['chair', 'desk', 3],
])('%s and %s are %i slips apart', (a, b, slips) => {
  expect(editDistance(a, b, 2)).toBe(slips);
});

test('the distance is symmetric, and zero for equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 3)).toBe(editDistance(b, a, 3));
      expect(editDistance(a, a, 1)).toBe(0);
    }),
  );
});
