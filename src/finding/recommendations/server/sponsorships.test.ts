import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Static } from 'typebox';
import type { Listing } from '#finding/listing/contract';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import type { recommendationsContract } from '#finding/recommendations/contract';
import type { Sponsorship } from '#finding/recommendations/rules';
import { readSponsorships, rowReport, writeSponsorships } from '#finding/recommendations/server';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { consents } from '#test/consent';
import { testShop, type TestShop } from '#test/shop';

const ITEMS = Array.from({ length: 30 }, (_, at) => `p${String(at + 10)}`);
const place = (over: Partial<Sponsorship>): Sponsorship => ({
  sponsorshipId: 'spring',
  itemId: 'p35',
  categoryId: 'paper',
  words: null,
  tenant: null,
  position: 3,
  since: '2026-01-01',
  until: '2026-01-31',
  ...over,
});

type CriteoData = Static<(typeof recommendationsContract)['POST /ele-lpd/api/sparxProxy/getCriteoData']['reply']>;
const opened = { place: 'sponsored', scheme: 'sponsored.spring', item: 'p35', seen: 0, opened: 1, added: 0 };

let now = new Date('2026-01-31T12:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, (db) =>
    db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' })]);
      await writeProducts(
        tx,
        ITEMS.map((itemId) => aRecord({ itemId, brand: itemId < 'p20' ? 'Ondine' : 'Penhallow' })),
      );
      await writeStock(
        tx,
        ITEMS.map((itemId) => ({ itemId, location: 'US', onHand: itemId === 'p36' ? 0 : 50 })),
        'whereNew',
      );
    }),
  );
});
afterAll(() => shop.close());

const listing = async (more: object = {}, url = '/api/listing') =>
  (await shop.browser().send('POST', url, { categoryId: 'paper', ...more })).json<Listing>();
const paidOf = async (more: object = {}, url?: string) =>
  (await listing(more, url)).sponsored.map(({ recId, position, tile }) => `${recId} ${position} ${tile.itemId}`);
const sell = async (...places: readonly Sponsorship[]) => {
  expect(await writeSponsorships(shop.db, places)).toEqual([]);
};

test('[REC-2] [CAT-4] a sponsored product appears at its position on the first page, once, and only if it is in the list anyway', async () => {
  await sell(place({}), place({ sponsorshipId: 'out', itemId: 'p36', position: 5 }));
  await vi.waitFor(async () => expect(await paidOf()).toEqual(['sponsored.spring 3 p35']));
  const { tiles, total } = await listing();
  expect([tiles.length, total]).toEqual([24, 30]);
  // On its own page it moves instead of appearing twice; the second page has no sponsored positions.
  expect((await listing({ page: 2 })).tiles.map(({ itemId }) => itemId)).not.toContain('p35');
  const whole = await listing({ size: 30 });
  expect(whole.tiles.map(({ itemId }) => itemId)).not.toContain('p35');
  expect(whole.tiles).toHaveLength(29);
  expect(await paidOf({ page: 2 })).toEqual([]);
  expect(await paidOf({ facets: { brand: ['Ondine'] } })).toEqual([]);
  expect(await paidOf({ facets: { brand: ['Penhallow'] } })).toHaveLength(1);
});

test('[REC-2] searches have sponsorships by words; an edition has those of products sold in it', async () => {
  await sell(place({ categoryId: null, words: 'penhallow' }), place({ sponsorshipId: 'office', tenant: 'business' }));
  await vi.waitFor(async () => expect(await paidOf({ q: 'penhallow item' }, '/api/search/listing')).toEqual(['sponsored.spring 3 p35']));
  expect(await paidOf({ q: 'ondine' }, '/api/search/listing')).toEqual([]);
  expect(await paidOf()).toEqual([]);
  const business = await shop.browser('business').send('POST', '/api/listing', { categoryId: 'paper' });
  expect(business.json<Listing>().sponsored).toHaveLength(1);
});

test('[REC-2] unknown items and categories are reported to staff, and nothing is written', async () => {
  await sell(place({}));
  const wrong = await writeSponsorships(shop.db, [
    place({ itemId: 'p99' }),
    place({ sponsorshipId: 'b', categoryId: 'ships' }),
    place({ sponsorshipId: 'c' }),
  ]);
  expect(wrong).toEqual(['b: the shop has no category ships', 'spring: the shop has no item p99']);
  expect(await readSponsorships(shop.db)).toEqual([place({})]);
});

test('[REC-1] [REC-2] the sponsored call returns what lists show: for the products’ category, for the words, counted by name', async () => {
  await sell(place({}), place({ sponsorshipId: 'word', itemId: 'p34', categoryId: null, words: 'penhallow', position: 2 }));
  const paid = async (body: object) => {
    const reply = await shop.browser().send('POST', '/ele-lpd/api/sparxProxy/getCriteoData', { mboxName: 'search', ...body });
    return reply.json<CriteoData>().placements.flatMap(({ products }) => products);
  };
  const ids = async (body: object) => (await paid(body)).map(({ itemId }) => itemId);
  // Waits for the new sponsorship; earlier ones may still be cached.
  await vi.waitFor(async () => expect(await ids({ criteoData: { keyword: 'Penhallow pens' } })).toEqual(['p34']));
  expect(await ids({ skus: ['p10'] })).toEqual(['p35']);
  expect(await ids({ skus: ['p10'], criteoData: { keyword: 'penhallow' } })).toEqual(['p34', 'p35']);
  // A product has no sponsorship next to itself, and without sponsorships the list is empty.
  expect(await ids({ skus: ['p35'] })).toEqual([]);
  expect(await ids({ criteoData: { keyword: 7 } })).toEqual([]);
  const [first] = await paid({ skus: ['p10'] });
  expect(first).toMatchObject({ isSSPT: true, analyticsPayload: { scheme: 'sponsored', position: 1 } });
  const pressing = shop.browser();
  consents(pressing, undefined, now);
  expect((await pressing.send('GET', first?.clickBeacon ?? '')).status).toBe(200);
  await vi.waitFor(async () => expect(await rowReport(shop.db, now, 90)).toContainEqual(opened), { timeout: 10_000 });
});

test('[REC-2] it ends by itself after its last day, by the clock of the sites', async () => {
  await sell(place({}));
  await vi.waitFor(async () => expect(await paidOf()).toHaveLength(1));
  now = new Date('2026-02-01T04:59:59Z');
  expect(await paidOf()).toHaveLength(1);
  now = new Date('2026-02-01T05:00:00Z');
  expect(await paidOf()).toEqual([]);
});

test('[REC-2] [ANL-3] views, clicks and additions are counted by day for existing rows, where the shopper allows it', async () => {
  now = new Date('2026-01-15T12:00:00Z');
  await sell(place({}));
  await vi.waitFor(async () => expect(await paidOf()).toHaveLength(1));
  const looking = shop.browser();
  const tell = (query: string, headers = {}) => looking.send('GET', `/api/recommendations/beacon?${query}`, undefined, headers);
  const row = 'place=product&scheme=alsoBought';
  await tell(`kind=seen&${row}`);
  consents(looking, undefined, now);
  for (const query of [
    `kind=seen&${row}`,
    `kind=opened&${row}&item=p10`,
    `kind=opened&${row}&item=p10`,
    'kind=seen&place=list&scheme=sponsored.spring',
    'kind=seen&place=list1025&scheme=sponsored.spring',
  ])
    expect((await tell(query)).status).toBe(200);
  await tell(`kind=added&${row}&item=p10`, { 'sec-gpc': '1' });
  await tell(`kind=added&${row}&item=invented`);
  await tell('kind=seen&place=nowhere&scheme=alsoBought');
  await tell('kind=seen&place=list&scheme=sponsored.invented');
  await tell('kind=seen&place=list1366&scheme=sponsored.spring');
  expect((await tell(`kind=seen&${row}`, { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' })).status).toBe(403);
  const report = async () => (await rowReport(shop.db, now, 90)).filter(({ item }) => item !== opened.item);
  await vi.waitFor(async () => expect(await report()).toHaveLength(4), { timeout: 10_000 });
  expect(await report()).toEqual([
    { place: 'list', scheme: 'sponsored.spring', item: '', seen: 1, opened: 0, added: 0 },
    { place: 'list1025', scheme: 'sponsored.spring', item: '', seen: 1, opened: 0, added: 0 },
    { place: 'product', scheme: 'alsoBought', item: '', seen: 1, opened: 0, added: 0 },
    { place: 'product', scheme: 'alsoBought', item: 'p10', seen: 0, opened: 2, added: 0 },
  ]);
});

test('[REC-1] products added to one cart count as viewed together, with more weight than a view', async () => {
  const browser = shop.browser();
  consents(browser, undefined, now);
  for (const itemId of ['p11', 'p12']) await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId, qty: 1 }] });
  await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: 'p13', qty: 1 }] }, { dnt: '1' });
  await vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw('select item_id, other_id, times from viewed_together order by item_id');
      expect(rows).toEqual([{ item_id: 'p12', other_id: 'p11', times: 3 }]);
    },
    { timeout: 10_000 },
  );
});
