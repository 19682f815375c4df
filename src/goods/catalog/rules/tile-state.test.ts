import { expect, test } from 'vitest';
import { aProduct } from '../fixtures.ts';
import { isListed } from './is-listed.ts';
import { isPrinter, isPrinterSupply, modelsNamed } from './printer-model.ts';
import type { ProductFlag } from './product-flag.ts';
import { badgeOf, canAddAgain, canAddFromTile, isOutOfStock, tileActionOf } from './tile-state.ts';

const plain = aProduct({ itemId: '1' });
const marked = (...flags: ProductFlag[]) => ({
  ...plain,
  flags: { ...plain.flags, ...Object.fromEntries(flags.map((flag) => [flag, true])) },
});
const here = { canDeliver: true, inSomeStore: true };
const nowhere = { canDeliver: false, inSomeStore: false };
const TODAY = '2026-11-20';

test('[CAT-3] a tile shows one badge: what prevents buying first, then what recommends the product', () => {
  expect(badgeOf({ ...marked('bestSeller'), status: 'discontinued' }, TODAY)).toBe('discontinued');
  expect(badgeOf(marked('bestSeller', 'limitedQuantity'), TODAY)).toBe('limitedQuantity');
  expect(badgeOf(marked('newPackaging'), TODAY)).toBe('newPackaging');
  expect(badgeOf(marked('bestSeller'), TODAY)).toBe('bestSeller');
  expect(badgeOf(plain, TODAY)).toBeNull();
});

test('[CAT-1] a pre-order ends on its street date', () => {
  const soon = { ...marked('preOrder'), streetDate: '2026-11-21' };
  expect([badgeOf(soon, TODAY), badgeOf(soon, '2026-11-21')]).toEqual(['preOrder', null]);
});

test('[CAT-1] an item is out of stock when it can be neither shipped, picked up nor back-ordered', () => {
  expect(isOutOfStock(plain, nowhere)).toBe(true);
  expect(isOutOfStock(plain, { canDeliver: false, inSomeStore: true })).toBe(false);
  expect(isOutOfStock({ ...plain, backorderDays: 10 }, nowhere)).toBe(false);
  expect(isOutOfStock(marked('preOrder'), nowhere)).toBe(false);
});

test('[CAT-1] [CAT-3] tiles add items that need no choice and can be bought', () => {
  expect(canAddFromTile(plain, here)).toBe(true);
  for (const kind of ['skuSet', 'customSku'] as const) expect(canAddFromTile({ ...plain, kind }, here)).toBe(false);
  for (const flag of ['comingSoon', 'inStoreOnly'] as const) expect(canAddFromTile(marked(flag), here)).toBe(false);
  expect(canAddFromTile({ ...plain, status: 'discontinued' }, here)).toBe(false);
  expect(canAddFromTile(plain, nowhere)).toBe(false);
});

test('[CAT-8, B2B-6] what was bought before is added again as it is, unless it is made to order, no longer sold or sold out', () => {
  expect(canAddAgain(plain, false)).toBe(true);
  expect(canAddAgain({ ...plain, kind: 'skuSet' }, false)).toBe(true);
  expect(canAddAgain({ ...plain, kind: 'customSku' }, false)).toBe(false);
  for (const flag of ['comingSoon', 'inStoreOnly'] as const) expect(canAddAgain(marked(flag), false)).toBe(false);
  expect(canAddAgain({ ...plain, status: 'discontinued' }, false)).toBe(false);
  expect(canAddAgain(plain, true)).toBe(false);
});

test('[APP-1] an item without a price in a country is not listed there', () => {
  const american = { ...plain, prices: { USD: { base: 100 } } };
  expect([
    isListed(american, 'USD'),
    isListed(american, 'CAD'),
    isListed({ ...plain, kind: 'warranty' }, 'USD'),
    isListed({ ...plain, status: 'unpublished' }, 'USD'),
  ]).toEqual([true, false, false, false]);
});

test('[CAT-6] model names are found whole, not inside other words', () => {
  const known = new Set(['laserpro 4120', 'laserpro 4120dw', 'mf 410']);
  expect(modelsNamed('Ondine LaserPro 4120dw wireless printer', known)).toEqual(['laserpro 4120dw']);
  expect(modelsNamed('Printer MF-410', known)).toEqual(['mf 410']);
});

test('[CAT-6] a printer is recognized by its name or its category’s in three languages', () => {
  const printers = ['Ondine LaserPro wireless printer', 'Imprimantes', 'Multifunction', 'Télécopieurs', 'Impresoras'];
  expect(printers.filter((name) => !isPrinter([name]))).toEqual([]);
  expect(['Notebook 250 GB', 'Printing paper', 'Ordinateurs portables', 'Faxable'].filter((name) => isPrinter([name]))).toEqual([]);
});

test('[CAT-6] printer supplies are recognized by their name in three languages; similar words are not', () => {
  const supplies = [
    'Black toner',
    'Ink cartridges',
    'Cartouches d’encre',
    'Unité d’imagerie',
    'Tête d’impression',
    'Rubans',
    'Cartucho',
    'Tóner',
    'Cinta',
    'Têtes d’impression noires',
    'Unités d’imagerie',
    'Unités de fusion',
    'Cabezales',
    'Unidades de imagen',
  ];
  expect(supplies.filter((name) => !isPrinterSupply([name]))).toEqual([]);
  const others = ['Laptop sleeve', 'Drink holder', 'Sac à ordinateur', 'Tintale', 'Thinker'];
  const besides = ['Gel ink refill', 'Recharge d’encre gel', 'Ruban adhésif', 'Rubans adhésifs', 'Ruban correcteur', 'Cinta adhesiva'];
  expect([...others, ...besides].filter((name) => isPrinterSupply([name]))).toEqual([]);
});

test.each([
  [{ canAdd: true, isSKUSET: false, isCustomSKU: false }, 'addToCart'],
  [{ canAdd: false, isSKUSET: true, isCustomSKU: false }, 'chooseOptions'],
  [{ canAdd: false, isSKUSET: false, isCustomSKU: true }, 'chooseOptions'],
  [{ canAdd: false, isSKUSET: false, isCustomSKU: false }, 'viewDetails'],
] as const)('[CAT-3, CAT-8] tile and quick view offer %j as %s', (kind, action) => {
  expect(tileActionOf(kind)).toBe(action);
});
