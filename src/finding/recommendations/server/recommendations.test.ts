import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { importBaskets, writeBaskets } from '#finding/recommendations/server';
import { buyer } from '#buying/orders/fixtures';
import { writeToggles } from '#people/toggles/server';
import { consents } from '#test/consent';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { learnInProcess } from './learn-in-child-process.ts';

type Replies = typeof recommendationsContract;
type Reply<K extends keyof Replies> = Static<Replies[K]['reply']>;
type Row = Reply<'POST /api/recommendations'>['rows'][number];

const ITEMS = ['paper', 'toner', 'pens', 'clips', 'tape', 'soldout', 'stapler', 'staples', 'globe'];
const categoryOf = (itemId: string): string => (itemId === 'globe' ? 'far' : itemId.startsWith('staple') ? 'other' : 'paper');
const basket = (basketId: string, ...itemIds: string[]) => ({ basketId, customer: null, boughtAt: '2026-01-05T00:00:00Z', itemIds });

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) => {
    await db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' }), aCategory({ id: 'other' }), aCategory({ id: 'far' })]);
      await writeProducts(
        tx,
        ITEMS.map((itemId) => aRecord({ itemId, categoryId: categoryOf(itemId) })),
      );
      await writeStock(
        tx,
        ITEMS.flatMap((itemId) => ['US', 'CA'].map((location) => ({ itemId, location, onHand: itemId === 'soldout' ? 0 : 50 }))),
        'whereNew',
      );
      await writeBaskets(tx, [
        ...Array.from({ length: 4 }, (_, at) => basket(`a${at}`, 'paper', 'toner', 'soldout')),
        ...Array.from({ length: 3 }, (_, at) => basket(`b${at}`, 'paper', 'pens', 'clips')),
        ...Array.from({ length: 2 }, (_, at) => basket(`c${at}`, 'paper', 'globe')),
      ]);
    });
  });
});
afterAll(() => shop.close());

const idsOf = (row: Pick<Row, 'tiles'> | null | undefined) => (row?.tiles ?? []).map(({ itemId }) => itemId);
const rowFor = async (who: Browser, place: string, itemIds: readonly string[] = [], viewed: readonly string[] = []) =>
  (await who.send('POST', '/api/recommendations', { place, itemIds, viewed })).json<Reply<'POST /api/recommendations'>>();

const CONTEXT = {
  tenant: 'T',
  legacyTenant: 'L',
  locale: 'en-US',
  channelId: 'C',
  siteId: 'S',
  langId: '-1',
  langCd: 'en',
  storeId: '10001',
};

test('[REC-2] a product’s page shows items bought with it, without sold-out ones, and reads nothing of a shopper', async () => {
  const reply = await shop.browser().send('GET', '/api/recommendations/product/paper');
  const { row } = reply.json<Reply<'GET /api/recommendations/product/:itemId'>>();
  expect(row?.heading).toBe('alsoBought');
  expect(idsOf(row)).toEqual(['toner', 'pens', 'clips', 'globe']);
  expect((await shop.browser().send('GET', '/api/recommendations/product/no-such-item')).status).toBe(404);
  const none = (await shop.browser().send('GET', '/api/recommendations/product/stapler')).json<
    Reply<'GET /api/recommendations/product/:itemId'>
  >();
  expect(none.row).toBeNull();
});

test('[REC-1] an empty first scheme falls back to the next; an empty response has the code ATC_SPARX_NO_RESPONSE', async () => {
  const fallen = await rowFor(shop.browser(), 'cartOverlay', ['tape']);
  expect(fallen.rows[0]?.heading).toBe('considerThese');
  expect(idsOf(fallen.rows[0])).not.toContain('tape');
  expect(await rowFor(shop.browser(), 'emptyCart')).toEqual({ rows: [], code: 'ATC_SPARX_NO_RESPONSE' });
});

test('[REC-2] a device’s viewed items lead to wanted ones', async () => {
  const { rows } = await rowFor(shop.browser(), 'home', [], ['paper']);
  expect(rows[0]?.heading).toBe('recommendedForYou');
  expect(idsOf(rows[0])).toEqual(['toner', 'pens', 'clips', 'globe']);
});

test('[REC-2] [B2B-6] an order changes the recommendations; a shopper’s recent purchases are shown to nobody else', async () => {
  const buyers: Browser[] = [];
  for (const mail of ['one@example.com', 'two@example.com']) {
    const browser = shop.browser();
    await browser.send('POST', '/cc/api/checkout/default/item', {
      items: ['staples', 'tape', 'clips'].map((itemId) => ({ itemId, qty: 1 })),
    });
    const one = await buyer(shop, { itemId: 'stapler', browser, email: mail } as Parameters<typeof buyer>[1]);
    expect((await one.place()).status).toBe(200);
    buyers.push(browser);
  }
  await expect
    .poll(
      async () =>
        idsOf(
          (await shop.browser().send('GET', '/api/recommendations/product/stapler')).json<
            Reply<'GET /api/recommendations/product/:itemId'>
          >().row,
        ).toSorted(),
      {
        timeout: 30_000,
      },
    )
    .toEqual(['clips', 'staples', 'tape']);
  const own = await rowFor(buyers[0] as Browser, 'emptyCart');
  expect(own.rows[0]?.heading).toBe('recentlyPurchased');
  expect(idsOf(own.rows[0]).toSorted()).toEqual(['clips', 'stapler', 'staples', 'tape']);
  // The home page begins with them; nothing stands on it twice, and fewer than three others make no row.
  const homeRows = async (without: readonly string[]) =>
    (await (buyers[0] as Browser).send('POST', '/api/recommendations', { place: 'home', without, viewed: ['paper'] })).json<
      Reply<'POST /api/recommendations'>
    >().rows;
  const [again, recommended] = await homeRows([]);
  expect([again?.place, recommended?.place]).toEqual(['again', 'home']);
  expect(idsOf(again).toSorted()).toEqual(['clips', 'stapler', 'staples', 'tape']);
  expect(idsOf(recommended).toSorted()).toEqual(['globe', 'pens', 'toner']);
  expect((await homeRows(['globe'])).map(({ place }) => place)).toEqual(['again']);
  const recent = (await (buyers[0] as Browser).send('GET', '/ptd/recentItems?orderedByUserId=ALL')).json<Reply<'GET /ptd/recentItems'>>();
  expect(recent.itemDetails.map(({ sku }) => sku).toSorted()).toEqual(['clips', 'stapler', 'staples', 'tape']);
  expect((await shop.browser().send('GET', '/ptd/recentItems?orderedByUserId=ALL')).json()).toEqual({ itemDetails: [] });
  const often = (await (buyers[0] as Browser).send('POST', '/ele-lpd/api/home/getFrequentlyPurchasedData', {})).json<{ data: unknown[] }>();
  expect(often.data).toHaveLength(4);
});

test('[REC-1] recommendation calls return tile items, each with its payload and response id', async () => {
  const ask = (body: object, call = 'sparxRecommendation') => shop.browser().send('POST', `/ele-lpd/api/sparxProxy/${call}`, body);
  const items = (await ask({ serviceContext: CONTEXT, query: { context: 'sku', ids: ['paper'], number: 2 } })).json<
    Reply<'POST /ele-lpd/api/sparxProxy/sparxRecommendation'>
  >();
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({
    itemId: 'toner',
    actionLabel: 'Add to cart',
    analyticsPayload: { placement: 'product', scheme: 'alsoBought', position: 1 },
  });
  expect(items[0]?.recId).toBe(items[1]?.analyticsPayload.recId);
  expect(
    (await ask({ serviceContext: CONTEXT, query: { mboxes: ['cart'], ids: ['paper'] } }, 'atRecommendation')).json<unknown[]>(),
  ).not.toHaveLength(0);
  expect((await ask({ serviceContext: { ...CONTEXT, tenant: '' }, query: {} })).status).toBe(400);
  expect((await ask({ serviceContext: CONTEXT, query: { number: 1e9 } })).status).toBe(400);
  expect((await ask({ serviceContext: CONTEXT }, 'updateSessionToken')).json<{ token: string }>().token).toMatch(/^[\w-]{43}$/);
  expect((await ask({ mboxName: 'cart' }, 'getAdobeMBoxData')).json()).toMatchObject({
    data: { adobeResponse: { offerDetails: [{ analyticsPayload: { placement: 'cart', scheme: 'alsoBought', number: 12 } }] } },
  });
});

test('[REC-2] a place names the loyalty offers that it makes to this visitor, by their codes; the business site makes none', async () => {
  const offersAt = async (mboxName: string, browser = shop.browser()) =>
    (await browser.send('POST', '/ele-lpd/api/sparxProxy/getAdobeMBoxData', { mboxName })).json<
      Reply<'POST /ele-lpd/api/sparxProxy/getAdobeMBoxData'>
    >().data.adobeResponse.loyaltyOffers;
  expect(await offersAt('cart')).toEqual(['RWD_SIGNUP', 'MBR_OVERLAY']);
  expect(await offersAt('emptyCart')).toEqual([]);
  expect(await offersAt('cart', shop.browser('business'))).toEqual([]);
});

test('[REC-1] T36: a call is answered at each form of its address, in any language', async () => {
  const body = { serviceContext: CONTEXT, query: { context: 'sku', ids: ['paper'], number: 2 } };
  const said = async (path: string) =>
    (await shop.browser().send('POST', path, body)).json<{ itemId: string }[]>().map(({ itemId }) => itemId);
  const canonical = await said('/ele-lpd/api/sparxProxy/sparxRecommendation');
  for (const form of ['/sparxProxy', '/commonProxy', '/api/sparxProxy', '/ele-lpd/sparxProxy', '/ele-lpd/commonProxy', '/fr-ca/sparxProxy'])
    expect(await said(`${form}/sparxRecommendation`), form).toEqual(canonical);
});

test('[REC-1] each input of a recommendation call does what decision 0261 says', async () => {
  type Item = Reply<'POST /ele-lpd/api/sparxProxy/sparxRecommendation'>[number];
  const ask = async (query: object, more: object = {}): Promise<readonly Item[]> =>
    (await shop.browser().send('POST', '/ele-lpd/api/sparxProxy/sparxRecommendation', { serviceContext: CONTEXT, query, ...more })).json();
  const about = { ids: ['paper'] };
  expect((await ask(about, { siteVariables: { pageType: 'cart' } }))[0]?.analyticsPayload.placement).toBe('cart');
  expect((await ask({ ...about, context: 'sku' }, { siteVariables: { pageType: 'cart' } }))[0]?.analyticsPayload.placement).toBe('product');
  // Nothing related is in another category.
  const all = await ask({ ...about, context: 'sku' });
  const [{ baseCatId = '' } = {}] = all;
  const within = await ask({ ...about, context: 'sku', classId: baseCatId });
  expect(within.length).toBeGreaterThan(0);
  expect(new Set(within.map((item) => item.baseCatId))).toEqual(new Set([baseCatId]));
  expect(await ask({ ...about, context: 'sku', classId: 'nowhere' })).toEqual([]);
  // The last of all related items is the first of its category.
  expect((await ask({ ...about, context: 'sku', classId: 'far', number: 1 })).map(({ itemId }) => itemId)).toEqual(['globe']);
  const schemeOf = async (scheme?: string) =>
    (await ask({ ...about, context: 'cart' }, scheme === undefined ? {} : { configValues: { scheme } }))[0]?.analyticsPayload.scheme;
  expect([await schemeOf(), await schemeOf('considerThese')]).toEqual(['alsoBought', 'considerThese']);
  // Viewed items are a history, too.
  const seen = await ask({ context: 'home', inputs: { viewed: ['paper'] } });
  expect(seen.map(({ itemId }) => itemId)).toContain('toner');
  expect(await ask({ context: 'home' })).toEqual([]);
  // A scheme that the placement does not have is ignored.
  expect((await ask({ ...about, context: 'sku' }, { configValues: { scheme: 'sponsored' } })).length).toBe(all.length);
  const bare = await ask({ ...about, context: 'sku', inputs: { brandTransformationSwitch: true } });
  expect(bare.map(({ title }) => title)).not.toEqual(all.map(({ title }) => title));
});

test('[REC-1] the session token reads the service context from its address, too', async () => {
  const ask = (search: string, body: object) => shop.browser().send('POST', `/ele-lpd/api/sparxProxy/updateSessionToken${search}`, body);
  expect((await ask(`?${new URLSearchParams(CONTEXT)}`, {})).json<{ token: string }>().token).toMatch(/^[\w-]{43}$/);
  const { tenant: _tenant, ...others } = CONTEXT;
  expect((await ask(`?${new URLSearchParams(others)}`, {})).json()).toMatchObject({ message: 'tenant is required' });
});

test('[REC-2] [ANL-3] viewed items keep their order, and are counted anonymously where the shopper allows it', async () => {
  const pairs = async () =>
    (await shop.db.raw(`select item_id, other_id, times from viewed_together where item_id = 'paper' order by 1, 2`)).rows;
  const looking = shop.browser();
  const look = (headers = {}) =>
    looking.send('POST', '/api/recommendations/viewed', { now: 'paper', itemIds: ['toner', 'gone', 'pens'] }, headers);
  await look();
  consents(looking);
  const { tiles } = (await look({ 'sec-gpc': '1' })).json<Reply<'POST /api/recommendations/viewed'>>();
  expect(tiles.map(({ itemId }) => itemId)).toEqual(['toner', 'pens']);
  await look();
  await expect.poll(pairs, { timeout: 10_000 }).toEqual([
    { item_id: 'paper', other_id: 'pens', times: 1 },
    { item_id: 'paper', other_id: 'toner', times: 1 },
  ]);
});

test('[REC-1] many baskets are learnt in a child process, which exits', async () => {
  const pages = async function* () {
    yield [{ ownerId: 'x', itemIds: ['a', 'b'] }];
    yield [{ ownerId: 'y', itemIds: ['a', 'b'] }];
  };
  const learned = await learnInProcess(pages(), { leastTogether: 2, bestSellers: 10 }, new AbortController().signal);
  expect(learned.itemIds).toEqual(['a', 'b']);
  expect([...learned.beside.counts]).toEqual([2, 2]);
});

test('[REC-2] an earlier shop’s orders imported while the shop runs are all learnt', async () => {
  const before = (order: string, ...itemIds: string[]) => ({ order, boughtAt: '2025-01-05T00:00:00.000Z', customer: null, itemIds });
  const many = Array.from({ length: 2_500 }, (_, at) => before(`m${at}`, 'clips'));
  expect(await importBaskets(shop.db, [...many, before('x', 'stapler', 'pens'), before('y', 'stapler', 'pens')])).toBe(2_502);
  const row = async () =>
    (await shop.browser().send('GET', '/api/recommendations/product/stapler')).json<Reply<'GET /api/recommendations/product/:itemId'>>()
      .row;
  await expect.poll(async () => idsOf(await row()), { timeout: 30_000 }).toContain('pens');
});

test('[USR-7] without the toggle of recommendations no call returns any; a named customer keeps them', async () => {
  const browser = shop.browser();
  const product = async () =>
    (await browser.send('GET', '/api/recommendations/product/paper')).json<Reply<'GET /api/recommendations/product/:itemId'>>().row;
  await writeToggles(shop.db, [{ toggleName: 'recommendations', values: ['Somebody else'], active: true }]);
  await expect.poll(product).toBeNull();
  expect((await rowFor(browser, 'cart', ['paper'])).rows).toEqual([]);
  await writeToggles(shop.db, [{ toggleName: 'recommendations', values: ['Guest'], active: true }]);
  await expect.poll(async () => idsOf(await product())).toContain('toner');
  expect((await rowFor(browser, 'cart', ['paper'])).rows).toHaveLength(1);
});
