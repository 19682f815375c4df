// A sale with a period begins and ends by itself, in the catalogue and on every page that shows its price.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '#test/shop';
import { stockAmounts } from '#goods/inventory/rules';
import { writeStock } from '#goods/inventory/server';
import { aCategory, aRecord } from '../fixtures.ts';
import { makeCatalog, type Catalog } from './catalog.ts';
import { writeCategories, writeProducts } from './write-products.ts';

const FROM = '2026-11-01T04:00:00.000Z';
const UNTIL = '2026-11-02T05:00:00.000Z'; // the end of a day of 25 hours in New York
const before = (instant: string): Date => new Date(Date.parse(instant) - 1);
const clock = { time: before(FROM), now: () => clock.time };
const sale = { base: 1000, sale: 800, saleFrom: FROM, saleUntil: UNTIL };

let shop: TestShop;
let catalog: Catalog;
beforeAll(async () => {
  shop = await testShop({}, clock, (db) =>
    db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' })]);
      const goods = [
        aRecord({ itemId: '100', categoryId: 'paper', prices: { USD: sale, CAD: { base: 1300 } }, stock: { US: 9 } }),
        aRecord({ itemId: '101', categoryId: 'paper', prices: { USD: { base: 900, sale: 700 } } }),
      ];
      await writeProducts(tx, goods);
      await writeStock(
        tx,
        goods.flatMap((record) => stockAmounts(record, [])),
        'replace',
      );
    }),
  );
  catalog = await makeCatalog({ db: shop.db, clock });
});
afterAll(async () => {
  await catalog.close();
  await shop.close();
});

const shown = async (): Promise<readonly [price: string, value: number, was: string | null]> => {
  const reply = await shop.browser().send('GET', '/api/product/100');
  const { tile } = reply.json<{ tile: { price: string; priceValue: number; originalPrice: string | null } }>();
  return [tile.price, tile.priceValue, tile.originalPrice];
};
const inCart = async (): Promise<unknown> => {
  const browser = shop.browser();
  await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100', qty: 1 }] });
  const { cart } = (await browser.send('GET', '/cc/api/checkout')).json<{
    cart: { items: { priceInfo: { finalPricePerUnit: number } }[] };
  }>();
  return cart.items[0]?.priceInfo.finalPricePerUnit;
};

test.each([
  ['just before it begins', before(FROM), undefined, ['$10.00', 10, null]],
  ['when it begins', new Date(FROM), 800, ['$8.00', 8, '$10.00']],
  ['at the last moment of the day', before(UNTIL), 800, ['$8.00', 8, '$10.00']],
  ['when the day has ended', new Date(UNTIL), undefined, ['$10.00', 10, null]],
])('[CAT-1] %s', async (_when, now, cents, tile) => {
  clock.time = now;
  const told: unknown[] = [];
  catalog.onChange((change) => told.push(change));
  const { version } = catalog;
  catalog.turn();
  expect(catalog.get('100')?.prices).toEqual({ USD: { base: 1000, ...(cents !== undefined && { sale: cents }) }, CAD: { base: 1300 } });
  expect(catalog.inCategory('paper').find(({ itemId }) => itemId === '100')).toBe(catalog.get('100'));
  expect(catalog.get('101')?.prices.USD?.sale).toBe(700);
  const turned = now.getTime() === Date.parse(FROM) || now.getTime() === Date.parse(UNTIL);
  expect([told, catalog.version]).toEqual(turned ? [[new Set(['100'])], version + 1] : [[], version]);
  expect(await shown()).toEqual(tile);
  expect(await inCart()).toBe(tile[1]);
});

test('[CAT-1] a change of the item in the middle of its sale keeps the period', async () => {
  clock.time = new Date(FROM);
  await catalog.refresh();
  expect(catalog.get('100')?.prices.USD?.sale).toBe(800);
  await shop.db.transaction((tx) =>
    writeProducts(tx, [aRecord({ itemId: '100', categoryId: 'paper', brand: 'Other', prices: { USD: { ...sale, sale: 750 } } })]),
  );
  await catalog.refresh();
  expect(catalog.get('100')?.prices).toEqual({ USD: { base: 1000, sale: 750 } });
  clock.time = new Date(UNTIL);
  catalog.turn();
  expect(catalog.get('100')?.prices).toEqual({ USD: { base: 1000 } });
});

test('[CAT-1] pages in the cache turn with the price', async () => {
  clock.time = before(UNTIL);
  // The shop hears of the change of the test before by a message of the database.
  await expect.poll(shown).toEqual(['$7.50', 7.5, '$10.00']);
  const { version } = shop.cache;
  clock.time = new Date(UNTIL);
  await shop.browser().send('GET', '/healthz');
  expect(shop.cache.version).toBeGreaterThan(version);
});
