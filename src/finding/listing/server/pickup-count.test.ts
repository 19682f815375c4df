import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import type { Listing, listingContract } from '#finding/listing/contract';
import { demoShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const STORE = '0008';
const send = async <T>(url: string, body: object) => (await shop.browser().send('POST', url, body)).json<T>();
const counted = async (body: object, prefix = '') =>
  (await send<Static<(typeof listingContract)['POST /api/listing/pickup']['reply']>>(`${prefix}/api/listing/pickup`, body)).count;
const totalOf = async (body: object, url = '/api/listing') => (await send<Listing>(url, body)).total;

test('[APP-12] [CAT-2] the pickup count respects all other filters in a category, the deals and a search', async () => {
  const paper = { categoryId: 'paper' };
  const all = await counted({ ...paper, bopis: STORE });
  expect(all).toBe(await totalOf({ ...paper, bopis: STORE }));
  expect(all).toBeGreaterThan(0);
  expect(all).toBeLessThan(await totalOf(paper));
  const { facets } = await send<Listing>('/api/listing', paper);
  const [brand] = facets.find(({ code }) => code === 'brand')?.values ?? [];
  const ofBrand = { ...paper, facets: { brand: [brand?.value ?? ''] } };
  expect(await counted({ ...ofBrand, bopis: STORE })).toBe(await totalOf({ ...ofBrand, bopis: STORE }));
  expect(await counted({ deals: true, bopis: STORE })).toBe(await totalOf({ deals: true, bopis: STORE }));
  expect(await counted({ q: 'pens', bopis: STORE })).toBe(await totalOf({ q: 'pens', bopis: STORE }, '/api/search/listing'));
  // Another store has other stock, and a store of another country has none.
  expect(await counted({ ...paper, bopis: '9999' })).toBeNull();
  expect(await counted({ ...paper, bopis: STORE }, '/fr-ca')).toBeNull();
  expect(await counted(paper)).toBeNull();
});

test('[APP-12] the count follows the stock of the store', async () => {
  const body = { categoryId: 'paper', bopis: STORE };
  const before = (await counted(body)) ?? 0;
  const { tiles } = await send<Listing>('/api/listing', body);
  await shop.db.raw('update stock set on_hand = 0 where item_id = $1 and location = $2', [tiles[0]?.itemId, STORE]);
  await expect.poll(() => counted(body)).toBe(before - 1);
});
