import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import type { tilesContract } from '#finding/tiles/contract';
import type { Listing, listingContract } from '#finding/listing/contract';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { ensureDemoAccounts } from '#demo/server';
import { writeStock } from '#goods/inventory/server';
import { writeContracts } from '#goods/pricing/server';
import { buyer } from '#buying/orders/fixtures';
import { statementsOf } from '#test/statements';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { aCategory, aRecord } from '#goods/catalog/fixtures';

type Replies = typeof listingContract & typeof tilesContract;
type Counts = Static<Replies['POST /api/listing/own']['reply']>;

const HARBOR_DENTAL = '10024501';
const ITEMS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
let shop: TestShop;
let password: string;
let buyerOfTwo: Browser;

beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) => {
    await db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' })]);
      await writeProducts(
        tx,
        ITEMS.map((itemId, at) => aRecord({ itemId, brand: at < 4 ? 'Ondine' : 'Penhallow' })),
      );
      await writeStock(
        tx,
        ITEMS.map((itemId) => ({ itemId, location: 'US', onHand: 50 })),
        'whereNew',
      );
    });
    password = await ensureDemoAccounts(db, undefined);
    await db.transaction((tx) =>
      writeContracts(tx, [
        {
          accountNumber: HARBOR_DENTAL,
          items: ['p1', 'p2', 'p5'].map((itemId) => ({ itemId, prices: { USD: 100 } })),
        },
      ]),
    );
  });
  buyerOfTwo = await signedIn('business');
  for (const itemId of ['p2', 'p3']) {
    const reply = await (await buyer(shop, { itemId, browser: buyerOfTwo, email: 'business@inkwell.example' })).place();
    expect(reply.status).toBe(200);
  }
});
afterAll(() => shop.close());

async function signedIn(name: string): Promise<Browser> {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
  return browser;
}
const listing = async (browser: Browser, more: object) => {
  const { tiles, total, facets } = (await browser.send('POST', '/api/listing', { categoryId: 'paper', ...more })).json<Listing>();
  return { itemIds: tiles.map(({ itemId }) => itemId).sort(), total, facets };
};
const counts = async (browser: Browser, more: object = { categoryId: 'paper' }) =>
  (await browser.send('POST', '/api/listing/own', more)).json<Counts>();
const offered = async (browser: Browser) =>
  (await browser.send('POST', '/api/tiles', { itemIds: ['p1'] })).json<Static<Replies['POST /api/tiles']['reply']>>().own;

test('[CAT-2] [B2B-4] "on contract" and "bought before" are filters whose counts respect all other filters', async () => {
  expect(await offered(buyerOfTwo)).toEqual(['contract', 'bought']);
  expect(await counts(buyerOfTwo)).toEqual({ contract: 3, bought: 2 });
  expect(await listing(buyerOfTwo, { own: ['contract'] })).toMatchObject({ itemIds: ['p1', 'p2', 'p5'], total: 3 });
  expect(await listing(buyerOfTwo, { own: ['bought'] })).toMatchObject({ itemIds: ['p2', 'p3'], total: 2 });
  // Both together narrow the list.
  expect(await listing(buyerOfTwo, { own: ['contract', 'bought'] })).toMatchObject({ itemIds: ['p2'], total: 1 });
  expect(await counts(buyerOfTwo, { categoryId: 'paper', own: ['contract'] })).toEqual({ contract: 3, bought: 1 });
  const brand = { brand: ['Penhallow'] };
  expect(await counts(buyerOfTwo, { categoryId: 'paper', facets: brand })).toEqual({ contract: 1, bought: 0 });
  // The other facets count what these leave.
  const { facets } = await listing(buyerOfTwo, { own: ['contract'] });
  const brands = facets.find(({ code }) => code === 'brand')?.values.map(({ value, count }) => [value, count]);
  expect(brands).toEqual([
    ['Ondine', 2],
    ['Penhallow', 1],
  ]);
});

test('[CAT-7] the same filters work on search results', async () => {
  const q = 'ondine';
  const found = (await buyerOfTwo.send('POST', '/api/search/listing', { q })).json<Listing>();
  expect(found.total).toBe(4);
  const own = (await buyerOfTwo.send('POST', '/api/search/listing', { q, own: ['contract'] })).json<Listing>();
  expect(own.tiles.map(({ itemId }) => itemId).sort()).toEqual(['p1', 'p2']);
  expect(await counts(buyerOfTwo, { q })).toEqual({ contract: 2, bought: 2 });
});

test('trust 12: guests have no own filters, accounts have no others’, and naming them finds nothing', async () => {
  const guest = shop.browser();
  expect(await offered(guest)).toEqual([]);
  expect(await counts(guest)).toEqual({ contract: null, bought: null });
  expect((await listing(guest, { own: ['bought'] })).total).toBe(0);
  const plain = await signedIn('plain');
  expect(await offered(plain)).toEqual(['bought']);
  expect(await counts(plain)).toEqual({ contract: null, bought: 0 });
  expect((await listing(plain, { own: ['contract'] })).total).toBe(0);
});

test('[CAT-2] a shopper’s own list is never part of the shared cache', async () => {
  const before = await listing(shop.browser('business'), {});
  await listing(buyerOfTwo, { own: ['bought'] });
  expect(await listing(shop.browser('business'), {})).toEqual(before);
  expect(before.total).toBe(6);
});

test('[CAT-3] a business buyer, and nobody else, sees the day of their last order, in the locale’s words', async () => {
  const tilesOf = async (browser: Browser, prefix = '') =>
    (await browser.send('POST', `${prefix}/api/tiles`, { itemIds: ITEMS })).json<Static<Replies['POST /api/tiles']['reply']>>().tiles;
  const told = await tilesOf(buyerOfTwo);
  expect(told.filter(({ ordered }) => ordered !== null).map(({ itemId }) => itemId)).toEqual(['p2', 'p3']);
  expect(told[1]?.ordered).toMatch(/^Ordered [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+$/);
  const french = await tilesOf(buyerOfTwo, '/fr-ca');
  expect(french[1]?.ordered).toMatch(/^Commandé le \p{L}+\. \d+(?:er)?\s\p{L}+\.?$/u);
  for (const browser of [shop.browser(), shop.browser('business'), await signedIn('contract')])
    expect((await tilesOf(browser)).filter(({ ordered }) => ordered !== null)).toEqual([]);
  // One statement more for any number of items; the tile service returns the instant with no further statement.
  const ask = (itemIds: readonly string[]) => statementsOf(shop.db, () => buyerOfTwo.send('POST', '/api/tiles', { itemIds }));
  expect(await ask(ITEMS)).toBe(await ask(['p1']));
});
