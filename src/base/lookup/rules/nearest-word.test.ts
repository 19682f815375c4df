import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const KNOWN = ['lineNos', 'email', 'returnNo', 'qty'];

test.each([
  ['lines', 'lineNos'],
  ['lineNo', 'lineNos'],
  ['LINENOS', 'lineNos'],
  ['emial', 'email'],
  ['Qty', 'qty'],
  ['quantity', undefined],
  ['', undefined],
  ['x'.repeat(10_000), undefined],
])('%.20s may have meant %s', (word, meant) => {
  expect(nearestWord(word, KNOWN)).toBe(meant);
});

test('of two, the nearer is meant', () => {
  expect(nearestWord('pickStoreNo', ['pickupStoreNumber', 'pickStoreNr'])).toBe('pickStoreNr');
  expect(nearestWord('qty', [])).toBeUndefined();
});
