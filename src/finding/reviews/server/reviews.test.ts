import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import type { Listing } from '#finding/listing/contract';
import type { reviewsContract } from '#finding/reviews/contract';
import { decideReviews, importReviews, readDecision, waitingReviews } from '#finding/reviews/server';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import { buyer } from '#buying/orders/fixtures';
import { statementsOf } from '#test/statements';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';

type Replies = typeof reviewsContract;
type Reviews = Static<Replies['GET /api/reviews/:itemId']['reply']>;

const NOW = new Date('2026-06-01T12:00:00Z');
const WRITTEN = { stars: 4, title: 'Does what it should', body: 'Feeds without a jam, page after page.', author: 'Maya O.' };
const said = (over: object) => ({
  itemId: 'paper',
  stars: 5,
  author: 'Dana',
  title: 'Very good',
  body: 'It has been good to us for a year.',
  locale: 'en-US',
  writtenAt: '2026-01-05T00:00:00.000Z',
  helpful: 0,
  ...over,
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, (db) =>
    db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' })]);
      await writeProducts(
        tx,
        ['paper', 'pens', 'tape', 'glue'].map((itemId) => aRecord({ itemId })),
      );
      await writeStock(
        tx,
        ['paper', 'pens', 'tape'].map((itemId) => ({ itemId, location: 'US', onHand: 50 })),
        'whereNew',
      );
      await importReviews(tx, [
        said({}),
        said({ stars: 1, title: 'Not for us', helpful: 9 }),
        said({ locale: 'fr-CA', title: 'Très bon' }),
        said({ itemId: 'gone' }),
        ...[5, 4, 3].map((stars) => said({ itemId: 'glue', stars })),
      ]);
    }),
  );
});
afterAll(() => shop.close());

const read = async (itemId: string, query = '', prefix = '') =>
  (await shop.browser().send('GET', `${prefix}/api/reviews/${itemId}${query}`)).json<Reviews>();
const publish = async (state: 'published' | 'refused' = 'published') =>
  decideReviews(
    shop.db,
    (await waitingReviews(shop.db)).map(({ review_id: reviewId }) => ({ reviewId, state })),
    NOW,
  );

async function member(email: string): Promise<Browser> {
  const browser = shop.browser();
  const reply = await openAccount(shop, browser, { fullName: 'Maya Ortiz', password: 'a good long password', email });
  expect(reply.status).toBe(200);
  return browser;
}

test('[CAT-2] published reviews are public: distribution of stars, the reader’s language first, by order and stars', async () => {
  const all = await read('paper');
  expect(all).toMatchObject({ count: 3, average: 3.7, distribution: [1, 0, 0, 0, 2], total: 3, pages: 1 });
  expect(all.reviews.map(({ title }) => title)).toEqual(['Not for us', 'Very good', 'Très bon']);
  expect((await read('paper', '?sort=highest')).reviews[0]?.title).toBe('Very good');
  expect((await read('paper', '', '/fr-ca')).reviews[0]?.title).toBe('Très bon');
  expect(await read('paper', '?stars=1')).toMatchObject({ total: 1, count: 3, reviews: [{ title: 'Not for us', verified: false }] });
  expect(await read('paper', '?page=999&size=2')).toMatchObject({ page: 2, pages: 2, total: 3 });
  expect(await read('tape')).toMatchObject({ count: 0, average: null, reviews: [] });
  expect((await shop.browser().send('GET', '/api/reviews/no-such-item')).status).toBe(404);
});

test('[CAT-2] a signed-in shopper writes a review, marked as verified after a purchase; it appears after staff’s decision', async () => {
  const guest = shop.browser();
  expect((await guest.send('POST', '/api/reviews/pens', WRITTEN)).status).toBe(401);
  const maya = await member('maya@reviews.example');
  expect((await maya.send('POST', '/api/reviews/pens', { ...WRITTEN, body: 'short' })).json()).toMatchObject({ field: 'body' });
  await (await buyer(shop, { itemId: 'pens', browser: maya, email: 'maya@reviews.example' })).place();
  expect((await maya.send('POST', '/api/reviews/pens', WRITTEN)).json()).toEqual({ state: 'waiting' });
  expect((await maya.send('GET', '/api/my-review/pens')).json()).toMatchObject({
    signedIn: true,
    author: 'Maya O.',
    own: { state: 'waiting', stars: 4 },
  });
  expect((await read('pens')).count).toBe(0);
  expect(await publish()).toEqual([]);
  expect((await read('pens')).reviews).toMatchObject([{ author: 'Maya O.', verified: true, stars: 4 }]);
});

test('[CAT-2] writing again replaces the shopper’s review, which staff decide again; a refused review is not shown', async () => {
  const theo = await member('theo@reviews.example');
  await theo.send('POST', '/api/reviews/tape', { ...WRITTEN, author: 'Theo' });
  await publish();
  expect((await read('tape')).reviews).toMatchObject([{ verified: false }]);
  await theo.send('POST', '/api/reviews/tape', { ...WRITTEN, author: 'Theo', stars: 1 });
  expect((await read('tape')).count).toBe(0);
  await publish('refused');
  expect((await read('tape')).count).toBe(0);
  expect((await theo.send('GET', '/api/my-review/tape')).json()).toMatchObject({ own: { state: 'refused', stars: 1 } });
});

test('[CAT-2] a visitor’s vote counts once and can be changed; own and unpublished reviews take no vote', async () => {
  const ida = await member('ida@reviews.example');
  await ida.send('POST', '/api/reviews/paper', { ...WRITTEN, author: 'Ida' });
  const [waiting] = await waitingReviews(shop.db);
  const address = `/api/review/${waiting?.review_id ?? ''}/vote`;
  const other = shop.browser();
  expect((await other.send('POST', address, { helpful: true })).status).toBe(404);
  await publish();
  expect((await ida.send('POST', address, { helpful: true })).status).toBe(404);
  expect((await other.send('POST', address, { helpful: true })).json()).toEqual({ helpful: 1, unhelpful: 0 });
  expect((await other.send('POST', address, { helpful: true })).json()).toEqual({ helpful: 1, unhelpful: 0 });
  expect((await other.send('POST', address, { helpful: false })).json()).toEqual({ helpful: 0, unhelpful: 1 });
  await Promise.all(Array.from({ length: 8 }, () => other.send('POST', address, { helpful: true })));
  expect((await other.send('POST', address, { helpful: false })).json()).toEqual({ helpful: 0, unhelpful: 1 });
  const many = await Promise.all(Array.from({ length: 12 }, () => shop.browser().send('POST', address, { helpful: true })));
  expect(many.every(({ status }) => status === 200)).toBe(true);
  expect((await read('paper')).reviews.find(({ author }) => author === 'Ida')).toMatchObject({ helpful: 12, unhelpful: 1 });
});

test('[CAT-2] [CAT-3] stars on tiles include reviews published here at once, and cached pages with them are dropped', async () => {
  const stars = async (itemId: string) => {
    const reply = await shop.browser().send('POST', '/api/listing', { categoryId: 'paper', sort: 'rating' });
    return reply.json<Listing>().tiles.find((tile) => tile.itemId === itemId)?.rating;
  };
  expect(await stars('glue')).toEqual({ average: 4, count: 3 });
  const uma = await member('uma@reviews.example');
  const write = (of: number) => uma.send('POST', '/api/reviews/glue', { ...WRITTEN, author: 'Uma', stars: of });
  await write(1);
  const kept = shop.cache.version;
  expect(await stars('glue')).toEqual({ average: 4, count: 3 });
  await publish();
  await expect.poll(() => stars('glue')).toEqual({ average: 3.3, count: 4 });
  expect(shop.cache.version).toBeGreaterThan(kept);
  // A rewritten review waits for a new decision, and counts after its publication.
  await write(5);
  await expect.poll(() => stars('glue')).toEqual({ average: 4, count: 3 });
  await publish();
  await expect.poll(() => stars('glue')).toEqual({ average: 4.3, count: 4 });
  // Reviews of another system count like those written here.
  await importReviews(shop.db, [said({ itemId: 'glue', stars: 1 }), said({ itemId: 'tape', stars: 2 })]);
  await expect.poll(() => stars('tape')).toEqual({ average: 2, count: 1 });
  await expect.poll(() => stars('glue')).toEqual({ average: 3.6, count: 5 });
  expect(await read('glue')).toMatchObject({ average: 3.6, count: 5, total: 5 });
  // A vote changes no stars, so the catalogue is not read again.
  const { reviews } = await read('tape');
  const heard: string[] = [];
  const unlisten = await shop.db.listen('catalogue', (payload) => void heard.push(payload));
  await shop.browser().send('POST', `/api/review/${reviews[0]?.reviewId ?? ''}/vote`, { helpful: true });
  await shop.db.raw(`delete from review where item_id = 'tape'`);
  await expect.poll(() => stars('tape')).toBeNull();
  expect(heard).toEqual(['tape']);
  await unlisten();
});

test('[CAT-2] a product page’s reviews are cached, and read again after any change, by any process', async () => {
  const few = async () => (await read('tape', '?size=3')).reviews.map(({ title }) => title);
  await importReviews(shop.db, [said({ itemId: 'tape', title: 'Sticks' })]);
  await expect.poll(few).toEqual(['Sticks']);
  expect(await statementsOf(shop.db, async () => expect(await few()).toEqual(['Sticks']))).toBe(0);
  await shop.db.raw(`update review set title = 'Sticks well' where item_id = 'tape'`);
  await expect.poll(few).toEqual(['Sticks well']);
  await shop.db.raw(`delete from review where item_id = 'tape'`);
  await expect.poll(few).toEqual([]);
});

test('[CAT-2] a staff sheet is read line by line', () => {
  const reviewId = '0190a0f0-1111-4222-8333-444455556666';
  expect(readDecision({ review_id: reviewId, decision: ' Publish ' })).toEqual({ reviewId, state: 'published' });
  expect(readDecision({ review_id: reviewId, decision: 'maybe' })).toContain('decision');
  expect(readDecision({ review_id: '7', decision: 'refuse' })).toContain('review_id');
});
