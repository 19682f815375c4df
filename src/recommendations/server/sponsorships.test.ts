import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Listing } from '#catalog/contract';
import { writeCategories, writeProducts } from '#catalog/server';
import { writeStock } from '#inventory/server';
import type { Sponsorship } from '#recommendations/rules';
import { readSponsorships, writeSponsorships } from '#recommendations/server';
import { aCategory, aRecord } from '../../catalog/fixtures.ts';
import { testShop, type TestShop } from '../../test-shop.ts';

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

test('[REC-2] [CAT-4] what is paid for stands in its place on the first page, once, and only where it is in the list anyway', async () => {
  await sell(place({}), place({ sponsorshipId: 'out', itemId: 'p36', position: 5 }));
  await vi.waitFor(async () => expect(await paidOf()).toEqual(['sponsored.spring 3 p35']));
  const { tiles, total } = await listing();
  expect([tiles.length, total]).toEqual([24, 30]);
  // On the page on which it stands anyway it is moved, not shown twice; the second page has none.
  const whole = await listing({ size: 30 });
  expect(whole.tiles.map(({ itemId }) => itemId)).not.toContain('p35');
  expect(whole.tiles).toHaveLength(29);
  expect(await paidOf({ page: 2 })).toEqual([]);
  expect(await paidOf({ facets: { brand: ['Ondine'] } })).toEqual([]);
  expect(await paidOf({ facets: { brand: ['Penhallow'] } })).toHaveLength(1);
});

test('[REC-2] searches have their own, by their words; an edition has what is sold in it', async () => {
  await sell(place({ categoryId: null, words: 'penhallow' }), place({ sponsorshipId: 'office', tenant: 'business' }));
  await vi.waitFor(async () => expect(await paidOf({ q: 'penhallow item' }, '/api/search/listing')).toEqual(['sponsored.spring 3 p35']));
  expect(await paidOf({ q: 'ondine' }, '/api/search/listing')).toEqual([]);
  expect(await paidOf()).toEqual([]);
  const business = await shop.browser('business').send('POST', '/api/listing', { categoryId: 'paper' });
  expect(business.json<Listing>().sponsored).toHaveLength(1);
});

test('[REC-2] staff are told what the shop does not have, and then nothing is written', async () => {
  await sell(place({}));
  const wrong = await writeSponsorships(shop.db, [
    place({ itemId: 'p99' }),
    place({ sponsorshipId: 'b', categoryId: 'ships' }),
    place({ sponsorshipId: 'c' }),
  ]);
  expect(wrong).toEqual(['b: the shop has no category ships', 'spring: the shop has no item p99']);
  expect(await readSponsorships(shop.db)).toEqual([place({})]);
});

test('[REC-2] it ends with its last day, without anybody doing anything', async () => {
  await sell(place({}));
  await vi.waitFor(async () => expect(await paidOf()).toHaveLength(1));
  now = new Date('2026-02-01T00:00:01Z');
  expect(await paidOf()).toEqual([]);
});
