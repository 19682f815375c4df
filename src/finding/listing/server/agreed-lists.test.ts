import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import type { Tile } from '#goods/catalog/contract';
import type { tilesContract } from '#finding/tiles/contract';
import type { Listing } from '#finding/listing/contract';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { ensureDemoAccounts } from '#demo/server';
import { writeStock } from '#goods/inventory/server';
import { writeContracts } from '#goods/pricing/server';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { aCategory, aRecord } from '#goods/catalog/fixtures';

/** List prices in cents; the two accounts' agreed prices sort differently. */
const LIST = { p1: 1_200, p2: 3_000, p3: 6_000, p4: 900 };
const HARBOR_DENTAL = { p1: 9_000, p3: 500 };
const SAINT_AUBIN = { p1: 8_000, p2: 700, p3: 2_600 };

let shop: TestShop;
let password: string;
let harbor: Browser;
let saintAubin: Browser;
beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) => {
    await db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' })]);
      await writeProducts(
        tx,
        Object.entries(LIST).map(([itemId, base]) =>
          aRecord({
            itemId,
            unitCount: 100,
            text: { 'en-US': { name: `Northfold item ${itemId}`, description: 'A thing.', unitName: 'sheet' } },
            prices: { USD: { base, ...((itemId === 'p1' || itemId === 'p4') && { sale: base - 1 }) } },
          }),
        ),
      );
      await writeStock(
        tx,
        Object.keys(LIST).map((itemId) => ({ itemId, location: 'US', onHand: 50 })),
        'whereNew',
      );
    });
    password = await ensureDemoAccounts(db, undefined);
    await db.transaction((tx) => writeContracts(tx, [agreed('10024501', HARBOR_DENTAL), agreed('10024502', SAINT_AUBIN)]));
  });
  harbor = await signedIn('business');
  saintAubin = await signedIn('contract');
});
afterAll(() => shop.close());

function agreed(accountNumber: string, cents: Readonly<Record<string, number>>) {
  return { accountNumber, items: Object.entries(cents).map(([itemId, USD]) => ({ itemId, prices: { USD } })) };
}
async function signedIn(name: string): Promise<Browser> {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
  return browser;
}
interface Found extends Pick<Listing, 'total' | 'facets'> {
  readonly items: readonly Tile[];
}
const search = async (browser: Browser, query = '') => (await browser.send('GET', `/api/search?q=northfold&${query}`)).json<Found>();
const listing = async (browser: Browser, more: object = {}) =>
  (await browser.send('POST', '/api/listing', { categoryId: 'paper', ...more })).json<Listing>();
const idsOf = (tiles: readonly Tile[]) => tiles.map(({ itemId }) => itemId);
const valuesOf = ({ facets }: Pick<Listing, 'facets'>, code: string) =>
  facets.find((facet) => facet.code === code)?.values.map(({ value, count }) => [value, count]);

const BANDS_OF_ALL = [
  ['0-1000', 1],
  ['1000-2500', 1],
  ['2500-5000', 1],
  ['5000-10000', 1],
];

test('[CAT-7] [B2B-4] GET /api/search sorts and filters by the caller’s own prices, and nobody gets another account’s', async () => {
  const guest = shop.browser('business');
  const everybody = async () => {
    const found = await search(guest, 'sort=priceAsc');
    expect(idsOf(found.items)).toEqual(['p4', 'p1', 'p2', 'p3']);
    expect([valuesOf(found, 'price'), valuesOf(found, 'promo')]).toEqual([BANDS_OF_ALL, [['sale', 2]]]);
  };
  await everybody();
  const own = await search(harbor, 'sort=priceAsc');
  expect(own.items.map(({ itemId, priceValue }) => [itemId, priceValue])).toEqual([
    ['p3', 5],
    ['p4', 8.99],
    ['p2', 30],
    ['p1', 90],
  ]);
  expect(idsOf((await search(harbor, 'sort=priceDesc')).items)).toEqual(['p1', 'p2', 'p4', 'p3']);
  expect(valuesOf(own, 'price')).toEqual([
    ['0-1000', 2],
    ['2500-5000', 1],
    ['5000-10000', 1],
  ]);
  expect(idsOf((await search(harbor, 'price=5000-10000')).items)).toEqual(['p1']);
  // Agreed prices have no sale, so the tile shows none.
  expect(idsOf((await search(harbor, 'promo=sale')).items)).toEqual(['p4']);
  await everybody();
});

test('[CAT-2] [B2B-4] [USR-4] lists of an account without G_IOC reveal no list prices by order, price band or sale', async () => {
  const ascending = await listing(saintAubin, { sort: 'priceAsc' });
  expect(ascending.tiles.map(({ itemId, priceValue }) => [itemId, priceValue])).toEqual([
    ['p2', 7],
    ['p3', 26],
    ['p1', 80],
  ]);
  expect(valuesOf(ascending, 'price')).toEqual([
    ['0-1000', 1],
    ['2500-5000', 1],
    ['5000-10000', 1],
  ]);
  expect(idsOf((await listing(saintAubin, { facets: { price: ['0-1000'] } })).tiles)).toEqual(['p2']);
  expect(valuesOf(ascending, 'promo')).toBeUndefined();
  expect((await listing(saintAubin, { facets: { promo: ['sale'] } })).total).toBe(0);
  expect(await listing(saintAubin, { categoryId: undefined, deals: true })).toMatchObject({ total: 0, tiles: [] });
  // Everybody's lists have not changed.
  const shared = await listing(harbor);
  expect([idsOf(shared.tiles).toSorted(), valuesOf(shared, 'price')]).toEqual([['p1', 'p2', 'p3', 'p4'], BANDS_OF_ALL]);
  expect((await listing(shop.browser('business'), { categoryId: undefined, deals: true })).total).toBe(2);
});

test('[CAT-2] [B2B-4] a list by price uses the caller’s own prices, on the page too, which is not cached', async () => {
  const everybody = ['p4', 'p1', 'p2', 'p3'];
  const guest = shop.browser('business');
  expect(idsOf((await listing(guest, { sort: 'priceAsc' })).tiles)).toEqual(everybody);
  const own = await listing(harbor, { sort: 'priceAsc' });
  expect(own.tiles.map(({ itemId, priceValue }) => [itemId, priceValue])).toEqual([
    ['p3', 5],
    ['p4', 8.99],
    ['p2', 30],
    ['p1', 90],
  ]);
  expect(idsOf((await listing(harbor, { facets: { price: ['5000-10000'] } })).tiles)).toEqual(['p1']);
  expect(idsOf((await listing(harbor, { facets: { promo: ['sale'] } })).tiles)).toEqual(['p4']);
  const searched = async (browser: Browser) =>
    (await browser.send('POST', '/api/search/listing', { q: 'northfold', sort: 'priceDesc' })).json<Listing>();
  expect(idsOf((await searched(harbor)).tiles)).toEqual(['p1', 'p2', 'p4', 'p3']);
  expect(idsOf((await searched(guest)).tiles)).toEqual(['p3', 'p2', 'p1', 'p4']);
  expect(idsOf((await listing(guest, { sort: 'priceAsc' })).tiles)).toEqual(everybody);
});

test('[CAT-3] [B2B-4] the unit price uses the caller’s own price', async () => {
  const unitPrices = async (browser: Browser) =>
    (await browser.send('POST', '/api/tiles', { itemIds: ['p1', 'p2'] }))
      .json<Static<(typeof tilesContract)['POST /api/tiles']['reply']>>()
      .tiles.map(({ price, unitPrice }) => [price, unitPrice]);
  expect(await unitPrices(shop.browser('business'))).toEqual([
    ['$11.99', '$0.12 / sheet'],
    ['$30.00', '$0.30 / sheet'],
  ]);
  expect(await unitPrices(harbor)).toEqual([
    ['$90.00', '$0.90 / sheet'],
    ['$30.00', '$0.30 / sheet'],
  ]);
  expect(await unitPrices(saintAubin)).toEqual([
    ['$80.00', '$0.80 / sheet'],
    ['$7.00', '$0.070 / sheet'],
  ]);
});

test('[CAT-5] [B2B-4] alternates in a comparison have the caller’s own prices', async () => {
  const prices = async (browser: Browser) =>
    (await browser.send('POST', '/api/compare/alternates', { itemIds: ['p4'] }))
      .json<{ tiles: readonly Tile[] }>()
      .tiles.map(({ itemId, price }) => `${itemId} ${price}`)
      .sort();
  expect(await prices(harbor)).toEqual(['p1 $90.00', 'p2 $30.00', 'p3 $5.00']);
  expect(await prices(saintAubin)).toEqual([]);
  expect(await prices(shop.browser('business'))).toEqual(['p1 $11.99', 'p2 $30.00', 'p3 $60.00']);
});
