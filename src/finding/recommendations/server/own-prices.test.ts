import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import type { tilesContract } from '#finding/tiles/contract';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { ensureDemoAccounts } from '#demo/server';
import { writeStock } from '#goods/inventory/server';
import { writeContracts } from '#goods/pricing/server';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { writeBaskets } from '#finding/recommendations/server';
import type { searchContract } from '#finding/search/contract';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { testShop, type Browser, type TestShop } from '#test/shop';

type Rows = Static<(typeof recommendationsContract)['POST /api/recommendations']['reply']>;
type Tiles = Static<(typeof tilesContract)['POST /api/tiles/shown']['reply']>;
type Suggestions = Static<(typeof searchContract)['GET /api/suggest']['reply']>;

const HARBOR_DENTAL = '10024501';
const SAINT_AUBIN = '10024502';
const ITEMS = ['paper', 'toner', 'pens', 'clips', 'banned'];
let shop: TestShop;
let password: string;

beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) => {
    await db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' })]);
      await writeProducts(
        tx,
        ITEMS.map((itemId) => aRecord({ itemId, prices: { USD: { base: 1999 }, CAD: { base: 2599 } } })),
      );
      await writeStock(
        tx,
        ITEMS.flatMap((itemId) => ['US', 'CA'].map((location) => ({ itemId, location, onHand: 50 }))),
        'whereNew',
      );
      await writeBaskets(
        tx,
        ['one', 'two', 'three'].map((basketId) => ({ basketId, customer: null, boughtAt: '2026-01-05T00:00:00Z', itemIds: ITEMS })),
      );
    });
    password = await ensureDemoAccounts(db, undefined);
    const agreed = (itemId: string) => ({ itemId, prices: { USD: 1234, CAD: 1500 } });
    await db.transaction((tx) =>
      writeContracts(tx, [
        { accountNumber: HARBOR_DENTAL, items: [agreed('toner'), { itemId: 'banned', blocked: true }] },
        { accountNumber: SAINT_AUBIN, items: ['paper', 'toner', 'pens', 'clips'].map(agreed) },
      ]),
    );
  });
});
afterAll(() => shop.close());

async function signedIn(name: string): Promise<Browser> {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
  return browser;
}
const rowFor = async (who: Browser, prefix = '') =>
  (await who.send('POST', `${prefix}/api/recommendations`, { place: 'cartOverlay', itemIds: ['paper'] })).json<Rows>().rows[0];
const pricesOf = (tiles: Tiles['tiles']) => Object.fromEntries(tiles.map(({ itemId, price }) => [itemId, price]));

test('[REC-1] [B2B-4] a business buyer’s row has the contract’s prices, marks them, and holds nothing that the policy forbids', async () => {
  const buyer = await signedIn('business');
  const row = await rowFor(buyer);
  expect(pricesOf(row?.tiles ?? [])).toEqual({ toner: '$12.34', pens: '$19.99', clips: '$19.99' });
  expect(row?.agreed).toEqual(['toner']);
  expect(pricesOf((await rowFor(buyer, '/fr-ca'))?.tiles ?? [])).toMatchObject({ toner: '15,00\u00A0$', pens: '25,99\u00A0$' });
});

test('[REC-1] [B2B-4] an account limited to its contract sees contract prices only', async () => {
  const row = await rowFor(await signedIn('contract'));
  expect(pricesOf(row?.tiles ?? [])).toEqual({ toner: '$12.34', pens: '$12.34', clips: '$12.34' });
  expect(row?.agreed.toSorted()).toEqual(['clips', 'pens', 'toner']);
});

test('trust 12: agreed prices of one account are not shown to anybody else', async () => {
  const everybodys = { banned: '$19.99', toner: '$19.99', pens: '$19.99', clips: '$19.99' };
  for (const who of [shop.browser('business'), await signedIn('plain'), shop.browser()]) {
    const row = await rowFor(who);
    expect(pricesOf(row?.tiles ?? [])).toEqual(everybodys);
    expect(row?.agreed).toEqual([]);
  }
  // The row of a product's page is the same for everybody whose browser runs scripts (decision 0372).
  const buyer = await signedIn('business');
  buyer.cookies.set('scripts', '1');
  const page = await buyer.send('GET', '/api/recommendations/product/paper');
  expect(pricesOf(page.json<{ row: Rows['rows'][number] }>().row.tiles)).toEqual(everybodys);
});

test('[B2B-4] [CAT-7] suggestions, viewed products and alternates have the same prices', async () => {
  const buyer = await signedIn('business');
  const shown = (await buyer.send('POST', '/api/tiles/shown', { itemIds: ['toner', 'pens'] })).json<Tiles>();
  expect(pricesOf(shown.tiles)).toEqual({ toner: '$12.34', pens: '$19.99' });
  const viewed = (await buyer.send('POST', '/api/recommendations/viewed', { itemIds: ['toner'] })).json<Tiles>();
  expect(pricesOf(viewed.tiles)).toEqual({ toner: '$12.34' });
  const suggested = (await buyer.send('GET', '/api/suggest?q=toner')).json<Suggestions>();
  expect(pricesOf(suggested.products)).toMatchObject({ toner: '$12.34' });
});
