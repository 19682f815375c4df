import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import type { tilesContract } from '#finding/tiles/contract';
import { ensureDemoAccounts } from '#demo/server';
import type { printersContract } from '#finding/printers/contract';
import { demoShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await demoShop({}, undefined, async (db) => {
    password = await ensureDemoAccounts(db, undefined);
  });
});
afterAll(() => shop.close());

type Reply<K extends keyof typeof printersContract> = Static<(typeof printersContract)[K]['reply']>;
type Tiles = Static<(typeof tilesContract)['POST /api/tiles']['reply']>['tiles'];

const MODEL = 'laserpro-4120dw';
const finder = async (query = '') => (await shop.browser().send('GET', `/api/printers${query}`)).json<Reply<'GET /api/printers'>>();
const mine = async (browser: Browser) => (await browser.send('GET', '/api/my-printers')).json<Reply<'GET /api/my-printers'>>();
const keep = (browser: Browser, model = MODEL) => browser.send('POST', '/api/my-printers', { model });

test('[CAT-6] a printer is found by brand, series and model', async () => {
  const { brands } = await finder();
  expect(brands.map(({ brand }) => brand)).toContain('Ondine');
  const { series } = await finder('?brand=Ondine');
  expect(series.map((one) => one.series)).toContain('LaserPro');
  const { models } = await finder('?brand=Ondine&series=LaserPro');
  expect(models).toContainEqual(expect.objectContaining({ slug: MODEL, name: 'LaserPro 4120dw', href: `/ink-toner-finder/${MODEL}` }));
  for (const { image } of [...brands, ...series, ...models]) expect(image).toMatch(/^\//);
  expect((await finder('?brand=nobody')).series).toEqual([]);
});

test.each([
  ['laserpro 4120', [MODEL]],
  ['LASERPRO4120', [MODEL]],
  ['4120 ondine', [MODEL]],
  ['no such printer', []],
  ['  ', []],
])('[CAT-6] the words %j find models by brand and name', async (q, slugs) => {
  const { found } = await finder(`?q=${encodeURIComponent(q)}`);
  expect(found?.models.map(({ slug }) => slug).slice(0, 1)).toEqual(slugs);
});

test('[CAT-6] of many models that fit, the closest are listed and all are counted', async () => {
  const { found } = await finder('?q=pro');
  expect(found?.models).toHaveLength(24);
  expect(found?.total).toBeGreaterThan(24);
});

test('[CAT-6] without words nothing is searched', async () => {
  expect((await finder()).found).toBeNull();
});

test('[CAT-6] a model’s page shows compatible products, with yield and cost per page', async () => {
  const reply = await shop.browser().send('GET', `/api/printers/${MODEL}`);
  const { brand, series, cartridges, printers } = reply.json<Reply<'GET /api/printers/:model'>>();
  expect({ brand, series }).toEqual({ brand: 'Ondine', series: 'LaserPro' });
  expect(cartridges.map(({ tile }) => tile.itemId)).toContain('401588');
  expect(cartridges.some(({ pages, perPage }) => (pages ?? 0) > 500 && /^\$0\.\d+ per page$/.test(perPage ?? ''))).toBe(true);
  expect(printers.length).toBeGreaterThan(0);
  expect((await shop.browser().send('GET', '/api/printers/no-such-printer')).status).toBe(404);
});

test('[CAT-6] [B2B-4] an account that sees its contract alone finds the printers of its own cartridges', async () => {
  const buyer = shop.browser('business');
  await buyer.send('POST', '/api/sign-in', { email: 'contract@inkwell.example', password });
  const { rows } = await shop.db.raw(
    `select distinct model from contract_price join product using (item_id), jsonb_array_elements_text(related -> 'fits') model
     where account_number = '10024502' and currency = 'USD'`,
  );
  const { brands } = (await buyer.send('GET', '/api/printers')).json<Reply<'GET /api/printers'>>();
  expect(rows.length).toBeGreaterThan(0);
  expect(brands.reduce((sum, { models }) => sum + models, 0)).toBe(rows.length);
  expect((await finder()).brands.length).toBeGreaterThan(brands.length);
  const { cartridges } = (await buyer.send('GET', `/api/printers/${MODEL}`)).json<Reply<'GET /api/printers/:model'>>();
  expect(cartridges.map(({ tile }) => tile.itemId)).toEqual(['401588']);
});

test('[CAT-6] a guest saves a printer, compatible tiles say so, and the printer can be removed', async () => {
  const guest = shop.browser();
  expect(await mine(guest)).toEqual({ printers: [], ordered: [], signedIn: false });
  expect((await keep(guest, 'no-such-printer')).status).toBe(404);
  await keep(guest);
  await keep(guest);
  expect((await mine(guest)).printers.map(({ slug }) => slug)).toEqual([MODEL]);
  const { tiles } = (await guest.send('POST', '/api/tiles', { itemIds: ['401588', '246810'] })).json<{ tiles: Tiles }>();
  expect(tiles.map(({ fits }) => fits)).toEqual(['LaserPro 4120dw', null]);
  expect((await mine(shop.browser())).printers).toEqual([]);
  await guest.send('POST', `/api/my-printers/${MODEL}`, undefined, { 'x-http-method-override': 'DELETE' });
  expect((await mine(guest)).printers).toEqual([]);
});

test('[CAT-6] a guest’s printers move to the profile at sign-in', async () => {
  const browser = shop.browser('business');
  await keep(browser);
  await browser.send('POST', '/api/sign-in', { email: 'business@inkwell.example', password });
  const own = await mine(browser);
  expect(own.signedIn).toBe(true);
  expect(own.printers.map(({ slug }) => slug)).toContain(MODEL);
});
