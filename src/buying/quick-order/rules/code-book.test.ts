import { expect, test } from 'vitest';
import { aProduct } from '#buying/cart/fixtures';
import { differsByOneTypo, makeCodeBook } from './code-book.ts';

const book = makeCodeBook([
  aProduct({ itemId: '275530', partNumber: 'TB-2VB', ean: '0012345678905' }),
  aProduct({ itemId: '310877', partNumber: '275530' }),
  aProduct({ itemId: '310878', partNumber: 'GL-07' }),
]);
const near = (number: string) => book.near(number, 3).map(({ itemId }) => itemId);

test.each([
  ['275530', '275530'],
  [' 275-530 ', '275530'],
  ['tb 2vb', '275530'],
  ['TB2VB', '275530'],
  ['0012345678905', '275530'],
  ['GL.07', '310878'],
])('[ATC-6] %s finds item %s', (number, itemId) => {
  expect(book.find(number)?.itemId).toBe(itemId);
});

test('[ATC-6] a part number of several makers means all of their items; an item number means one', () => {
  const shared = makeCodeBook([
    aProduct({ itemId: '100', partNumber: 'A-1', ean: null }),
    aProduct({ itemId: '200', partNumber: 'a1', ean: null }),
    aProduct({ itemId: '300', partNumber: '100', ean: null }),
  ]);
  const all = (number: string) => shared.all(number).map(({ itemId }) => itemId);
  expect([all('A1'), all('100'), all(' 1-00'), all('999'), all('')]).toEqual([['100', '200'], ['100'], ['100'], [], []]);
  expect(shared.find('A1')?.itemId).toBe('100');
});

test('[ATC-6] a number with one typo suggests similar numbers, look-alike characters first', () => {
  expect(near('27553O')).toEqual(['275530']);
  expect(near('27553')).toEqual(['275530']);
  expect(near('275350')).toEqual(['275530']);
  expect(near('310879')).toEqual(['310877', '310878']);
  expect(near('999999')).toEqual([]);
  expect(near('27')).toEqual([]);
});

test.each([
  ['abc', 'abcd', true],
  ['abcd', 'acbd', true],
  ['abcd', 'abxd', true],
  ['abcd', 'dcba', false],
  ['abcd', 'abcd', false],
  ['ab', 'abcd', false],
])('%s and %s differ by one typo: %s', (a, b, wanted) => {
  expect([differsByOneTypo(a, b), differsByOneTypo(b, a)]).toEqual([wanted, wanted]);
});
