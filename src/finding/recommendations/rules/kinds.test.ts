import { expect, test } from 'vitest';
import { complementing, complementsOf, nounOf } from './kinds.ts';

const goods = (name: string, categoryId = 'staplers', brand = 'Castor') => ({
  title: { 'en-US': name, 'en-CA': name, 'fr-CA': name },
  categoryId,
  brand,
  facets: {},
});
const named = (list: readonly { readonly title: { readonly 'en-US': string } }[]) => list.map(({ title }) => title['en-US']);

test.each([
  ['Castor & Main No. 4 full-strip stapler, 25 sheets, red', 'stapler'],
  ['Castor & Main standard staples, 1/4 in.', 'staple'],
  ['Castor & Main staple gun, steel, with staples', 'gun'],
  ['Inkwell Basics dry-erase markers, chisel', 'marker'],
  ['Castor & Main 9 in. laminator with 20 pouches', 'laminator'],
  ['Fieldhouse chair mat for carpet, 46 x 60 in.', 'mat'],
  ['Quillon pens (12)', 'pen'],
])('[REC-2] %s is a %s', (name, noun) => {
  expect(nounOf(goods(name))).toBe(noun);
});

test('[REC-2] staples go with a stapler, other staplers do not', () => {
  const near = ['Castor red stapler', 'Castor letter opener', 'Basics staples, 1/4 in.', 'Castor staple remover'].map((name) =>
    goods(name),
  );
  const complements = named(complementsOf(goods('Castor blue stapler'), near, 9));
  expect(complements.slice(0, 2).toSorted()).toEqual(['Basics staples, 1/4 in.', 'Castor staple remover']);
  expect(complements).toHaveLength(3);
});

test('[REC-2] a row beside a cart has one of a kind that the cart holds, and at most three of another', () => {
  const row = [...'abc']
    .flatMap((one) => [goods(`${one} stapler`), goods(`${one} staples`)])
    .concat(goods('d staples'), goods('e stapler', 'tools'));
  expect(named(complementing(row, [goods('Castor stapler')]))).toEqual(['a stapler', 'a staples', 'b staples', 'c staples', 'e stapler']);
});
