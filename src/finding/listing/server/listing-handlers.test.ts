import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDemoAccounts } from '#demo/server';
import type { Static } from 'typebox';
import type { homeContract } from '#finding/home/contract';
import type { productPageContract } from '#finding/product-page/contract';
import type { tilesContract } from '#finding/tiles/contract';
import type { Listing } from '#finding/listing/contract';
import { statementsOf } from '#test/statements';
import { demoShop, type Browser, type TestShop } from '#test/shop';

/** Friday, 1 pm in Framingham: stores are open and next-day orders still leave today. */
const NOW = new Date('2026-11-20T18:00:00Z');
let shop: TestShop;
let guest: Browser;
let password: string;

beforeAll(async () => {
  shop = await demoShop({}, { now: () => NOW }, async (db) => {
    password = await ensureDemoAccounts(db, undefined);
  });
  guest = shop.browser();
});
afterAll(() => shop.close());

type Calls = typeof homeContract & typeof productPageContract & typeof tilesContract;
type Reply<K extends keyof Calls> = Static<Calls[K]['reply']>;

const home = async () => (await guest.send('GET', '/api/home')).json<Reply<'GET /api/home'>>();
const product = async (itemId: string, prefix = '') =>
  (await guest.send('GET', `${prefix}/api/product/${itemId}`)).json<Reply<'GET /api/product/:itemId'>>();
const listing = async (body: unknown, prefix = '', browser = guest) =>
  (await browser.send('POST', `${prefix}/api/listing`, body)).json<Listing>();
const tiles = async (body: unknown, prefix = '', browser = guest) =>
  (await browser.send('POST', `${prefix}/api/tiles`, body)).json<Reply<'POST /api/tiles'>>().tiles;
const signedIn = async (name: string): Promise<Browser> => {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
  return browser;
};

test('[CAT-2] home shows departments, deals and best sellers as the merchant placed them', async () => {
  const { departments, deals, bestSellers, printerBrands } = await home();
  expect(departments[0]).toMatchObject({ id: 'paper', href: '/paper/cat_paper' });
  expect(deals.map(({ itemId }) => itemId).slice(0, 2)).toEqual(['310877', '298440']);
  expect(deals.every(({ saving }) => saving !== null)).toBe(true);
  const shown = [...deals, ...bestSellers].map(({ itemId }) => itemId);
  expect(new Set(shown).size, 'each stands once on the page').toBe(20);
  expect(printerBrands.find(({ brand }) => brand === 'Ondine')?.models).toContain('LaserPro 4120dw');
});

test('[CAT-4] [CAT-8] home shows one customizable product of each kind, and a link to all of them', async () => {
  const { prints } = await home();
  expect(prints.tiles).toHaveLength(4);
  expect(prints.tiles.every(({ isCustomSKU }) => isCustomSKU)).toBe(true);
  // The shelf begins with several kinds of business cards.
  expect(prints.tiles.filter(({ title }) => title.includes('business cards'))).toHaveLength(1);
  expect(prints.allHref).toBe('/custom-printing/cat_custom-printing');
});

test('[CAT-3] [CAT-10] a tile has prices and texts of its site and language', async () => {
  const tileOf = async (prefix: string) => (await product('246810', prefix)).tile;
  expect(await tileOf('')).toMatchObject({
    price: '$46.99',
    originalPrice: '$54.99',
    saving: 'Save $8.00',
    unitPrice: '$0.0094 / sheet',
    units: 'sheet',
    badge: 'bestSeller',
    canAdd: true,
    restriction: null,
  });
  expect(await tileOf('/fr-ca')).toMatchObject({
    price: expect.stringMatching(/^\d+,\d\d\u00A0\$$/),
    saving: expect.stringMatching(/^Économie de \d+,\d\d\u00A0\$$/),
    units: 'feuille',
    href: expect.stringMatching(/^\/fr-ca\/.*\/product_246810$/),
  });
  expect(await tileOf('/en-ca')).toMatchObject({ href: expect.stringMatching(/^\/en-ca\//), price: expect.stringMatching(/^\$/) });
});

test('[CAT-2] [APP-12] each facet counts what the other facets leave, and several values of one facet widen the list', async () => {
  const all = await listing({ categoryId: 'toner' });
  const brands = all.facets.find(({ code }) => code === 'brand')!.values;
  const [first, second] = brands;
  const both = await listing({ categoryId: 'toner', facets: { brand: [first!.value, second!.value] } });
  expect(both.total).toBe(first!.count + second!.count);
  expect(both.facets.find(({ code }) => code === 'brand')!.values.map(({ value, count }) => [value, count])).toEqual(
    expect.arrayContaining(brands.map(({ value, count }) => [value, count])),
  );
  const colors = both.facets.find(({ code }) => code === 'color')!.values;
  const black = await listing({ categoryId: 'toner', facets: { brand: [first!.value, second!.value], color: ['Black'] } });
  expect(black.total).toBe(colors.find(({ value }) => value === 'Black')!.count);
});

test('[CAT-2] facets have French labels, while their values in the address stay the same', async () => {
  const { facets } = await listing({ categoryId: 'toner' }, '/fr-ca');
  expect(facets.find(({ code }) => code === 'color')).toMatchObject({
    label: 'Couleur',
    values: expect.arrayContaining([expect.objectContaining({ value: 'Black', label: 'Noir' })]),
  });
  expect(facets.find(({ code }) => code === 'price')?.values[0]?.label).toMatch(/\u00A0\$/);
});

test('[CAT-2] a listing is sorted and paged, and its total counts all products', async () => {
  const cheap = await listing({ categoryId: 'paper', sort: 'priceAsc', size: 5, page: 2 });
  const prices = cheap.tiles.map(({ priceValue }) => priceValue ?? 0);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(cheap).toMatchObject({ page: 2, size: 5 });
  const all = await listing({ categoryId: 'paper', size: 100 });
  expect(cheap.total).toBe(all.total);
  const names = (await listing({ categoryId: 'paper', sort: 'name', size: 100 }, '/fr-ca')).tiles.map(({ title }) => title);
  expect(names).toEqual(names.toSorted(new Intl.Collator('fr-CA', { numeric: true }).compare));
});

test('[CAT-2] the store filter leaves the products in stock at that store', async () => {
  const { tiles: listed, total } = await listing({ categoryId: 'writing', bopis: '0008', size: 100 });
  expect(total).toBeGreaterThan(0);
  const ids = listed.map(({ itemId }) => itemId);
  const { rows } = await shop.db.raw(`select item_id from stock where location = '0008' and on_hand > 0 and item_id = any ($1)`, [ids]);
  expect(rows).toHaveLength(ids.length);
});

test('[APP-12] a list names its pickup store; an unknown store number filters nothing', async () => {
  const held = await listing({ categoryId: 'writing', bopis: '0008' });
  expect(held.pickupStore).toEqual({ storeNumber: '0008', city: 'Framingham', addressLine1: '659 Worcester Rd' });
  const all = await listing({ categoryId: 'writing' });
  expect(all.pickupStore).toBeNull();
  expect(held.total).toBeLessThan(all.total);
  expect(await listing({ categoryId: 'writing', bopis: '9999' })).toMatchObject({ pickupStore: null, total: all.total });
  const inCanada = await listing({ categoryId: 'writing' }, '/fr-ca');
  expect(await listing({ categoryId: 'writing', bopis: '0008' }, '/fr-ca')).toMatchObject({ pickupStore: null, total: inCanada.total });
});

test('[CAT-2] [CAT-6] a product page has volume prices, variants, services and compatible printers', async () => {
  const toner = await product('401588');
  expect(toner.breaks.map(({ from, to, price }) => [from, to, price])).toEqual([
    [1, 2, '$138.89'],
    [3, 5, '$131.95'],
    [6, null, '$124.99'],
  ]);
  const [yields] = toner.variants;
  expect(yields?.values.find(({ current }) => current)).toMatchObject({ label: 'High', detail: '10,000 pages' });
  expect(yields?.values.find(({ label }) => label === 'Standard')?.href).toMatch(/product_401587$/);
  expect(toner.services).toEqual([]);
  expect(toner.fits).toContain('LaserPro 4120dw');
  expect(toner.fitsPrinters).toBe(true);
  expect(toner.compatible.map(({ itemId }) => itemId)).toContain('610412');
  expect(toner.specs[0]).toEqual({ label: 'Color', value: 'Black' });
  expect(toner.crumbs.map(({ name }) => name)).toEqual(['Ink & toner', expect.any(String)]);
  expect(Object.keys(toner.alternateHrefs)).toEqual(['en-US', 'en-CA', 'fr-CA']);
  const printer = await product('610412');
  expect(printer.compatible.map(({ itemId }) => itemId)).toContain('401588');
  expect(printer.services.map(({ kind }) => kind)).toContain('warranty');
});

test('[APP-12] any facet parameters in an address get a reply', async () => {
  for (const code of ['constructor', '__proto__', 'toString', 'brand', 'price', 'rating', 'promo', 'supercategory', 'nothing']) {
    for (const value of ['constructor', '__proto__', '', '-', '1-x', '9'.repeat(100), '\u0000']) {
      const body = JSON.parse(`{"categoryId":"paper","facets":{${JSON.stringify(code)}:[${JSON.stringify(value)}]}}`) as object;
      const reply = await guest.send('POST', '/api/listing', body);
      expect(reply.status, `${code}=${value}`).toBe(code === '__proto__' || value === '\u0000' ? 400 : 200);
    }
  }
});

test('a recently viewed product page runs no statement, and its texts are those of the database', async () => {
  const { description } = await product('401589');
  expect(await statementsOf(shop.db, () => product('401589'))).toBe(0);
  await shop.db.raw(`update product set content = jsonb_set(content, '{en-US,description}', '"Said anew."') where item_id = '401589'`);
  await expect.poll(async () => (await product('401589')).description).toBe('Said anew.');
  expect(description).not.toBe('Said anew.');
});

test('listings, home and navigation query no database', async () => {
  const work = async (): Promise<void> => {
    await listing({ categoryId: 'filing' });
    await listing({ deals: true });
    for (const url of ['/api/home', '/api/navigation', '/api/category/paper']) expect((await guest.send('GET', url)).status).toBe(200);
  };
  expect(await statementsOf(shop.db, work)).toBe(0);
});

test('an unknown product gets a message in the visitor’s language', async () => {
  const reply = await guest.send('GET', '/fr-ca/api/product/999999999');
  expect([reply.status, reply.json()]).toEqual([
    404,
    { status: 404, code: 'NOT_FOUND', message: 'Nous n’offrons pas cet article, ou ne l’offrons plus.' },
  ]);
  expect((await guest.send('POST', '/api/listing', { categoryId: 'nowhere' })).status).toBe(404);
});

test('[CAT-3] a sold-out product says so and names its replacement', async () => {
  const { tile } = await product('900001');
  expect(tile).toMatchObject({ isOutOfStock: true, canAdd: false, isDeliveryInstock: false, restriction: { type: 'OUTOFSTOCK' } });
});

test('[CAT-2] pickup and delivery are promised for the shopper’s own store and ZIP code', async () => {
  const promises = async (body: object, prefix = '') => (await tiles(body, prefix))[0];
  const near = await promises({ itemIds: ['246810'], zip: '01702', storeNumber: '0008' });
  expect(near).toMatchObject({
    price: '$46.99',
    priceValue: 46.99,
    contract: false,
    blocked: null,
    delivery: { ok: true, text: 'Delivery today by 7 pm' },
  });
  expect((await promises({ itemIds: ['246810'], zip: '01201' }))?.delivery.text).toBe('Delivery Sat, Nov 21');
  expect((await promises({ itemIds: ['246810'], zip: '99501' }))?.delivery.text).toMatch(/^Delivery .+ to .+/);
  expect((await promises({ itemIds: ['246810'] }, '/fr-ca'))?.delivery.text).toMatch(/^Livraison aujourd’hui avant 19\u00A0h$/);
  expect((await promises({ itemIds: ['900001'] }))?.pickup.ok).toBe(false);
});

test('[CAT-1] a pre-release product has no pickup promise', async () => {
  const [soon] = await tiles({ itemIds: ['900018'] });
  expect(soon).toMatchObject({ pickup: { ok: false, text: 'Pickup not yet possible' }, delivery: { ok: false, text: 'Coming soon' } });
});

test('[B2B-4] a contract shows its own price and blocks what its policy blocks', async () => {
  const buyer = await signedIn('business');
  const [agreed, blocked, other] = await tiles({ itemIds: ['246810', '900008', '310880'] }, '', buyer);
  expect(agreed).toMatchObject({ price: '$41.29', contract: true, blocked: null });
  expect(blocked?.blocked).toMatch(/policy/);
  expect(other).toMatchObject({ contract: false });
});

test('[B2B-4] [USR-4] an account without G_IOC sees and opens contract items only', async () => {
  const buyer = await signedIn('contract');
  expect(buyer.cookies.get('audience')).toBe('contract');
  const { tiles: listed, total } = await listing({ categoryId: 'paper', size: 100 }, '', buyer);
  expect(total).toBeGreaterThan(0);
  const { rows } = await shop.db.raw(`select item_id from contract_price where account_number = '10024502' and currency = 'USD'`);
  const agreed = new Set(rows.map(({ item_id }) => item_id));
  expect(listed.every(({ itemId }) => agreed.has(itemId))).toBe(true);
  expect(listed.find(({ itemId }) => itemId === '246810')?.price).toBe('$39.89');
  expect((await buyer.send('GET', '/api/product/246812')).status).toBe(404);
  const [outside] = await tiles({ itemIds: ['246812'] }, '', buyer);
  expect(outside).toMatchObject({ price: null, blocked: expect.stringMatching(/contract/) });
});

test('[USR-4] health-care items need HC, and wholesaler items need G_WS, for guests and for accounts', async () => {
  const contract = await signedIn('contract');
  const open = await tiles({ itemIds: ['900010', '900009'] });
  expect(open.map(({ blocked }) => blocked)).toEqual([expect.stringMatching(/health-care/), expect.stringMatching(/wholesaler/)]);
  const [wholesale] = await tiles({ itemIds: ['900009'] }, '', contract);
  expect(wholesale?.blocked).not.toBeNull();
});

test('[REC-2] tiles of viewed products keep the requested order, without unlisted products', async () => {
  const reply = await guest.send('POST', '/api/tiles/shown', { itemIds: ['310877', 'no-such-item', '246810', '310877'] });
  expect(reply.json<Reply<'POST /api/tiles/shown'>>().tiles.map(({ itemId }) => itemId)).toEqual(['310877', '246810']);
});
