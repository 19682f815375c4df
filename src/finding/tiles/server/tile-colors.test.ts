import { expect, test } from 'vitest';
import { aProduct } from '#goods/catalog/fixtures';
import type { ProductFacts } from '#goods/catalog/rules';
import { colorsOf } from './tile-colors.ts';

const said = (text: string) => ({ 'en-US': text, 'en-CA': text, 'fr-CA': text });
const chair = (itemId: string, color: string, paint: string, more: Partial<ProductFacts> = {}) =>
  aProduct({ itemId, variantSet: 'alder', variantOptions: { color: said(color) }, picture: { type: 'chair', color: paint }, ...more });
const black = chair('1', 'Black', '#2e3136');
const gray = chair('2', 'Gray', '#8d939c');
const everything = { isListed: () => true };

test('[CAT-3] a tile says in how many colors its product is sold, its own first, with what each is painted in', () => {
  expect(colorsOf(gray, { inSet: () => [black, gray] }, everything)).toEqual({ count: 2, paints: ['#8d939c', '#2e3136'] });
});

test('a color counts once, whatever the sizes it comes in, and only where it is sold', () => {
  const large = chair('3', 'Black', '#2e3136');
  const inSet = () => [black, gray, large];
  expect(colorsOf(black, { inSet }, everything)?.count).toBe(2);
  expect(colorsOf(black, { inSet }, { isListed: ({ itemId }) => itemId !== '2' })).toBeNull();
});

test('a photograph or a drawing of several colors has no dot, but counts', () => {
  const assorted = chair('4', 'Assorted', 'assorted #123456');
  expect(colorsOf(black, { inSet: () => [black, assorted] }, everything)).toEqual({ count: 2, paints: ['#2e3136'] });
});

test('a product without variants, or whose variants differ in size alone, says nothing of colors', () => {
  expect(colorsOf(aProduct({ itemId: '5' }), { inSet: () => [] }, everything)).toBeNull();
  const size = aProduct({ itemId: '6', variantSet: 'pad', variantOptions: { size: said('Letter') } });
  expect(colorsOf(size, { inSet: () => [size] }, everything)).toBeNull();
});
