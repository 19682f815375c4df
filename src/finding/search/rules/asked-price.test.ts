import { expect, test } from 'vitest';
import { askedPrice } from './asked-price.ts';

test.each([
  ['cheap pens', 'pens'],
  ['Cheapest stapler', 'stapler'],
  ['the cheapest printer paper', 'printer paper'],
  ['printer paper cheap', 'printer paper'],
  ['cheap but comfortable office chair', 'comfortable office chair'],
  ['inexpensive desk lamp', 'desk lamp'],
  ['affordable office chairs', 'office chairs'],
  ['low-cost shredder', 'shredder'],
  ['lowest price on toner', 'on toner'],
  ['papier pas cher', 'papier'],
  ['Imprimante pas chère', 'Imprimante'],
  ['chaises pas trop chères', 'chaises'],
  ['stylo le moins cher', 'stylo'],
  ['les moins chers stylos', 'stylos'],
  ['cartable bon marché', 'cartable'],
  ['agrafeuse à petit prix', 'agrafeuse'],
  ['fauteuil abordable', 'fauteuil'],
  ['sillas baratas', 'sillas'],
  ['la impresora más barata', 'la impresora'],
])('[CAT-7] %s asks for “%s”, the cheapest first', (query, words) => {
  expect(askedPrice(query, false)).toEqual({ words, range: null, cheapestFirst: true });
});

test('[CAT-7] bounds and the wish go together; a chosen price stays', () => {
  expect(askedPrice('cheap pens under $10', false)).toEqual({ words: 'pens', range: '0-1000', cheapestFirst: true });
  expect(askedPrice('pens under $10', false)).toEqual({ words: 'pens', range: '0-1000', cheapestFirst: false });
  expect(askedPrice('cheap pens', true)).toEqual({ words: 'pens', range: null, cheapestFirst: true });
  expect(askedPrice('pens cheaper than $10', false)).toEqual({ words: 'pens', range: '0-1000', cheapestFirst: false });
});

test.each([
  'pens',
  'budget planner',
  'cheap',
  'pas cher',
  'cheaper than staples',
  'petit cahier',
  'bon de commande',
  'marché',
  'non-cheap',
])('[CAT-7] %s says nothing about the price of goods', (query) => {
  expect(askedPrice(query, false)).toBeNull();
});
