import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['1500', 150_000],
  ['$1,500.00', 150_000],
  ['1 500,00 $', 150_000],
  ['1\u00A0500,5', 150_050],
  ['0.05', 5],
  ['1,500', 150_000],
  ['1,50', 150],
  ['1.500', undefined],
  ['1,2345', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['', undefined],
  ['much', undefined],
])('[B2B-2] “%s” is %s cents', (text, cents) => expect(readAmount(text)).toBe(cents));
