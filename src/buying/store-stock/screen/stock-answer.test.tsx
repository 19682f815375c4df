// What a store's answer says in words, and what can be done with it without scripts (STO-1, LST-5).
import { expect, test } from 'vitest';
import type { StoreStockAnswer } from '#buying/store-stock/contract';
import { served, SHOP } from '#test/screen/page';
import { StockAnswer } from './stock-answer.tsx';

const ITEM = {
  itemId: '246810',
  name: 'Copy paper',
  href: '/paper/product_246810',
  image: '/paper.svg',
  pack: null,
  price: 46.99,
  step: 1,
  most: 999,
} as const;
const ANSWER: StoreStockAnswer = {
  store: { storeNumber: '0008', name: 'Framingham' },
  state: 'inStock',
  asked: '246810',
  item: ITEM,
  available: 7,
  ready: 'Pick up in 1-hour',
  shipsOn: '',
  why: '',
  choices: [],
};
const shown = (more: Partial<StoreStockAnswer>, copyLocale: 'en-US' | 'fr-CA' | 'es-US' = 'en-US'): string =>
  served(<StockAnswer answer={{ ...ANSWER, ...more }} />, { ...SHOP, copyLocale })
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00A0', ' ');

test('[STO-1] what is there has its price, how many, when it is ready, and a form that adds it for pickup in that store', () => {
  const html = shown({});
  for (const text of ['7 in stock', 'Pick up in 1-hour', '$46.99', 'Add to cart for pickup here', 'value="ISP"', 'value="0008"'])
    expect(html).toContain(text);
});

test.each([
  [{ state: 'soldOut', available: 0, shipsOn: 'Tue, Nov 24' }, 'Out of stock at Framingham today', 'It would be ready Tue, Nov 24.'],
  [{ state: 'soldOut', available: 2 }, 'Only 2 in stock at Framingham', 'We can’t ship it to this store'],
  [{ state: 'notInStores', available: 0 }, 'This item isn’t sold in stores', 'We deliver it instead.'],
  [{ state: 'refused', available: 0, why: 'Not on your contract.' }, 'You can’t pick up this item here', 'Not on your contract.'],
  [{ state: 'unknown', item: null, available: 0, asked: '999' }, 'We don’t have an item with the number “999”', 'scan the bar code'],
  [{ state: 'notAnItem', item: null, available: 0 }, 'This link doesn’t lead to one of our products', 'type its item number'],
] as const)('[STO-1] [LST-5] %j says why, and offers nothing to add', (more, title, text) => {
  const html = shown(more);
  expect(html).toContain(title);
  expect(html).toContain(text);
  expect(html).not.toContain('name="qty"');
});

test('[LST-5] of several items each leads to its own answer, in every language', () => {
  const choices = [ITEM, { ...ITEM, itemId: '310877' }];
  const more = { state: 'ambiguous' as const, item: null, available: 0, asked: 'TB-2', choices };
  expect(shown(more)).toContain('2 items have the number TB-2');
  expect(shown(more)).toContain('/stores/0008/stock?item=310877');
  expect(shown(more, 'fr-CA')).toContain('2 articles portent le numéro TB-2');
  expect(shown(more, 'es-US')).toContain('2 artículos tienen el número TB-2');
});

test('[B2B-4] an item without a price for this shopper shows none', () => {
  expect(shown({ state: 'refused', item: { ...ITEM, price: null }, why: 'Not on your contract.' })).not.toContain('$');
});
