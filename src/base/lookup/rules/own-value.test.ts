import { expect, test } from 'vitest';
import { ownValue } from './own-value.ts';

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])('trust 34: a table has no value for %s', (word) => {
  expect(ownValue({ paper: 1 }, word)).toBeUndefined();
  expect(ownValue(JSON.parse(`{"${word}":1}`) as Record<string, number>, word)).toBe(1);
});

test('trust 34: without a table there is no value', () => {
  expect(ownValue(null, 'paper')).toBeUndefined();
  expect(ownValue(undefined, 'paper')).toBeUndefined();
});
