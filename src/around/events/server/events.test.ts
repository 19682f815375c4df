// The collector keeps what shoppers allow, says nothing of who they are, and counts each event once.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consents } from '#test/consent';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { eventReport } from '#around/events/server';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_ANALYTICS: 'collector,console,pixels', INKWELL_PIXELS: 'purchase=https://ads.example/p?c={cents}' });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.raw('delete from shop_event'));

const event = (facts: object, more: object = {}) => ({
  eventId: crypto.randomUUID(),
  at: Date.now(),
  page: '/:slug/product_:id',
  event: facts,
  ...more,
});
const send = (browser: Browser, events: readonly object[], headers = {}) => browser.send('POST', '/api/events', { events }, headers);
const kept = async () => (await shop.db.raw('select tenant, locale, name, page, facts, visitor from shop_event order by name')).rows;
const willing = (tenant?: 'business'): Browser => {
  const browser = shop.browser(tenant);
  consents(browser);
  return browser;
};

test('[ANL-1] the same event sent again is kept once, with what is said of its visitor', async () => {
  const events = [
    event({ name: 'navigation', itemId: '246810' }),
    event({ name: 'add-to-cart', itemId: '246810', qty: 2, outcome: 'added' }),
  ];
  const browser = willing();
  expect((await send(browser, events)).json()).toEqual({ kept: 2 });
  expect((await send(browser, events)).json()).toEqual({ kept: 0 });
  const visitor = {
    version: '1.0.5',
    customerType: 'consumer',
    loyaltySegmentCode: '',
    membershipProgram: 'NON_MEMBER',
    division: '',
    contractType: 'none',
  };
  const where = { tenant: 'consumer', locale: 'en-US', page: '/:slug/product_:id', visitor };
  expect(await kept()).toEqual([
    { ...where, name: 'add-to-cart', facts: { itemId: '246810', qty: 2, outcome: 'added' } },
    { ...where, name: 'navigation', facts: { itemId: '246810' } },
  ]);
});

test('[ANL-1] the business edition has version 2.0.0', async () => {
  await send(willing('business'), [event({ name: 'approve' })]);
  expect(await kept()).toMatchObject([{ tenant: 'business', visitor: { version: '2.0.0', customerType: 'business' } }]);
});

test('[ANL-3] nothing is kept, and no receiver is named, without consent or against Sec-GPC', async () => {
  const refusing = shop.browser();
  consents(refusing, { analytics: false, advertising: false });
  const nothing = { adapters: [], pixels: [], visitor: null };
  for (const [browser, headers] of [
    [shop.browser(), {}],
    [refusing, {}],
    [willing(), { 'sec-gpc': '1' }],
    [willing(), { dnt: '1' }],
  ] as const) {
    expect((await send(browser, [event({ name: 'navigation' })], headers)).json()).toEqual({ kept: 0 });
    expect((await browser.send('GET', '/api/events/settings', undefined, headers)).json()).toMatchObject(nothing);
  }
  expect(await kept()).toEqual([]);
});

test('[ANL-3] each receiver needs its own consent', async () => {
  const settings = async (analytics: boolean, advertising: boolean) => {
    const browser = shop.browser();
    consents(browser, { analytics, advertising });
    return (await browser.send('GET', '/api/events/settings')).json();
  };
  expect(await settings(true, false)).toMatchObject({ adapters: ['collector', 'console', 'page'], pixels: [] });
  expect(await settings(false, true)).toMatchObject({
    adapters: ['pixels'],
    pixels: [{ event: 'purchase', address: 'https://ads.example/p?c={cents}' }],
    visitor: null,
  });
});

test.each([
  ['a name that is not in the union', event({ name: 'typed', text: 'Maya Ortiz' })],
  ['a purchase, which the server counts itself', event({ name: 'purchase', cents: 1, currency: 'USD', items: [] })],
  ['an address with a query', event({ name: 'navigation' }, { page: '/search?q=maya' })],
  ['a fact that the event does not have', event({ name: 'approve', orderNumber: '100' })],
  ['a number that is none', event({ name: 'pickup', itemId: 'maya@example.com' })],
])('[ANL-1] the whole request with %s is refused', async (_what, wrong) => {
  expect((await send(willing(), [event({ name: 'navigation' }), wrong])).status).toBe(400);
  expect(await kept()).toEqual([]);
});

test('[ANL-1] a request has 20 events at most, and a time that is wrong is put right', async () => {
  const many = (count: number) => Array.from({ length: count }, () => event({ name: 'navigation' }, { at: 9_999_999_999_999 }));
  expect((await send(willing(), many(21))).status).toBe(400);
  expect((await send(willing(), many(20))).json()).toEqual({ kept: 20 });
  expect((await shop.db.raw('select count(*)::int as n from shop_event where at > now() + interval $$1 minute$$')).rows).toEqual([
    { n: 0 },
  ]);
});

test('[ANL-1] staff read events by day, edition, page and name', async () => {
  await send(willing(), [event({ name: 'approve' }), event({ name: 'approve' }), event({ name: 'decline' })]);
  const rows = await eventReport(shop.db, new Date(Date.now() - 86_400_000));
  expect(rows.map(({ tenant, page, name, events, cents }) => [tenant, page, name, events, cents])).toEqual([
    ['consumer', '/:slug/product_:id', 'approve', 2, 0],
    ['consumer', '/:slug/product_:id', 'decline', 1, 0],
  ]);
});
