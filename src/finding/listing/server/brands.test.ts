import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import type { productPageContract } from '#finding/product-page/contract';
import type { Listing, listingContract } from '#finding/listing/contract';
import { ensureDemoAccounts } from '#demo/server';
import { demoShop, type Browser, type TestShop } from '#test/shop';
import { aProduct } from '#goods/catalog/fixtures';
import type { Catalog } from '#goods/catalog/server';
import { makeBrands } from './brands.ts';

let shop: TestShop;
let guest: Browser;
let buyer: Browser;

beforeAll(async () => {
  let password = '';
  shop = await demoShop({}, undefined, async (db) => {
    password = await ensureDemoAccounts(db, undefined);
  });
  guest = shop.browser();
  buyer = shop.browser('business');
  await buyer.send('POST', '/api/sign-in', { email: 'contract@inkwell.example', password });
});
afterAll(() => shop.close());

type Calls = typeof listingContract & typeof productPageContract;
type Reply<K extends keyof Calls> = Static<Calls[K]['reply']>;

const listing = async (body: unknown, prefix = '', browser = guest) =>
  (await browser.send('POST', `${prefix}/api/listing`, body)).json<Listing>();
const brandsOf = ({ tiles, sponsored }: Listing) => [
  ...new Set([...tiles, ...sponsored.map(({ tile }) => tile)].map(({ brand }) => brand)),
];

test('[CAT-2] a brand lists all its products, with every facet but its own, and the same number as the brand filter', async () => {
  const of = await listing({ brand: 'northfold', size: 100 });
  expect(brandsOf(of)).toEqual(['Northfold']);
  expect(of.total).toBe((await listing({ facets: { brand: ['Northfold'] } })).total);
  expect(of.facets.map(({ code }) => code)).toEqual(expect.arrayContaining(['supercategory', 'price', 'rating']));
  expect(of.facets.map(({ code }) => code)).not.toContain('brand');
});

test('[CAT-2] [APP-12] its facets, order and pages work as in any list, in each language', async () => {
  const all = await listing({ brand: 'northfold', size: 100 }, '/fr-ca');
  const [first] = all.facets.find(({ code }) => code === 'supercategory')?.values ?? [];
  const held = await listing({ brand: 'northfold', facets: { supercategory: [first?.value] }, sort: 'priceDesc', size: 100 }, '/fr-ca');
  expect(held.total).toBe(first?.count);
  const prices = held.tiles.map(({ priceValue }) => priceValue ?? 0);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  expect(held.tiles[0]?.price).toMatch(/\u00A0\$$/);
  const second = await listing({ brand: 'northfold', page: 2, size: 5 });
  expect(second).toMatchObject({ page: 2, tiles: { length: 5 } });
  const nothing = await listing({ brand: 'northfold', facets: { brand: ['Ondine'] } });
  expect(nothing).toMatchObject({ total: 0, tiles: [] });
  expect(nothing.facets.find(({ code }) => code === 'brand')?.values.find(({ selected }) => selected)?.value).toBe('Ondine');
});

test('[CAT-2] a brand is named as its products spell it, and has an address wherever it is sold', async () => {
  expect((await guest.send('GET', '/fr-ca/api/brand/northfold')).json<Reply<'GET /api/brand/:slug'>>()).toEqual({
    slug: 'northfold',
    name: 'Northfold',
    alternateHrefs: { 'en-US': '/brand/northfold', 'en-CA': '/en-ca/brand/northfold', 'fr-CA': '/fr-ca/brand/northfold' },
  });
  const { brandHref } = (await guest.send('GET', '/fr-ca/api/product/246810')).json<Reply<'GET /api/product/:itemId'>>();
  expect(brandHref).toBe('/fr-ca/brand/northfold');
});

test('[CAT-2] a brand without products for sale has neither page nor list', async () => {
  expect((await guest.send('GET', '/api/brand/no-such-brand')).status).toBe(404);
  const list = await guest.send('POST', '/api/listing', { brand: 'no-such-brand' });
  expect(list.status).toBe(404);
  expect(list.body).toContain('We don’t carry that brand.');
  expect((await guest.send('POST', '/fr-ca/api/listing', { brand: 'constructor' })).body).toContain('Nous ne vendons pas cette marque.');
});

test('[B2B-4] [USR-4] an account without G_IOC finds only contract items of a brand, and no brand without them', async () => {
  const { rows } = await shop.db.raw(`select item_id from contract_price where account_number = '10024502' and currency = 'USD'`);
  const agreed = new Set(rows.map(({ item_id }) => item_id));
  const own = await listing({ brand: 'northfold', size: 100 }, '', buyer);
  expect(own.total).toBeGreaterThan(0);
  expect(own.tiles.filter(({ itemId }) => !agreed.has(itemId))).toEqual([]);
  expect(own.total).toBeLessThan((await listing({ brand: 'northfold' })).total);
  const { rows: others } = await shop.db.raw(
    `select brand from product group by brand having not bool_or(item_id = any (string_to_array($1, ' '))) and brand ~ '^[A-Za-z]+$' order by brand limit 1`,
    [[...agreed].join(' ')],
  );
  const outside = String(others[0]?.['brand']).toLowerCase();
  expect((await buyer.send('GET', `/api/brand/${outside}`)).status).toBe(404);
  expect((await guest.send('GET', `/api/brand/${outside}`)).status).toBe(200);
});

test('[CAT-2] the shopper’s own products are counted in a brand’s list, too', async () => {
  expect((await guest.send('POST', '/api/listing/own', { brand: 'northfold' })).json()).toEqual({ contract: null, bought: null });
  expect((await guest.send('POST', '/api/listing/own', { brand: 'no-such-brand' })).status).toBe(404);
});

test('[CAT-2] spellings of one brand share a page with the most common name; a change is visible at once', () => {
  const product = (itemId: string, brand: string) => aProduct({ itemId, brand });
  const held = { version: 1, products: [product('1', 'POST IT'), product('2', 'Post-it'), product('3', 'Post-it'), product('4', '—')] };
  const catalog = { all: () => held.products } as unknown as Catalog; // only what brands read, besides the version
  Object.defineProperty(catalog, 'version', { get: () => held.version });
  const brands = makeBrands(catalog);
  expect(brands.all().map(({ slug, name, products }) => [slug, name, products.length])).toEqual([['post-it', 'Post-it', 3]]);
  Object.assign(held, { version: 2, products: [product('5', 'Ondine')] });
  expect(brands.get('post-it')).toBeUndefined();
  expect(brands.get('ondine')?.products.map(({ itemId }) => itemId)).toEqual(['5']);
});

test('[CAT-2] all brands stand in one list by name, with what a caller finds of them', async () => {
  const listOf = async (browser: Browser, prefix = '') =>
    (await browser.send('GET', `${prefix}/api/brands`)).json<Reply<'GET /api/brands'>>().brands;
  const us = await listOf(guest);
  expect(us.map(({ name }) => name)).toEqual(us.map(({ name }) => name).toSorted(new Intl.Collator('en-US').compare));
  expect(us.find(({ slug }) => slug === 'northfold')?.count).toBe((await listing({ brand: 'northfold', size: 100 })).total);
  expect(us.every(({ count }) => count > 0)).toBe(true);
  const contract = await listOf(buyer, '/fr-ca');
  expect(contract.length).toBeGreaterThan(0);
  expect(contract.length).toBeLessThan(us.length);
});
