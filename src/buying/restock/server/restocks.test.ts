// What is due is really ordered, like every order: once, at the price of the day, with a question where its owner has to decide (ATC-7).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RestockView } from '#buying/restock/contract';
import { answerAt, CARDS, count } from '#buying/orders/fixtures';
import { aRecord } from '#goods/catalog/fixtures';
import { writeProducts } from '#goods/catalog/server';
import { prepareCarts } from '#test/carts';
import { keeper, rows, saveAddress, saveCard, start, TERMS, tick, type Keeper } from '#test/restocks';
import { testShop, type TestShop } from '#test/shop';

let now = new Date('2026-11-02T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
});
afterAll(() => shop.close());

const at = (instant: string): void => void (now = new Date(instant));
const view = async ({ browser }: Keeper, id: string): Promise<RestockView | undefined> =>
  (await browser.send('GET', '/api/restocks')).json<{ restocks: RestockView[] }>().restocks.find((one) => one.restockId === id);
const act = ({ browser }: Keeper, id: string, word: string) => browser.send('POST', `/api/restocks/${id}/act`, { act: word });
const orders = (email: string) => count(shop.db, 'order_head', `email = '${email}' and status = 'placed'`);
const dues = (id: string) =>
  rows(shop, `select due_on::text, state, question from restock_due where restock_id = $1 order by due_on`, [id]);
const mails = async (email: string, like: string) =>
  count(shop.db, 'mailbox_message', `recipient = '${email}' and subject like '${like}%'`);
const mailed = (email: string, like: string, times = 1) => expect.poll(() => mails(email, like), { timeout: 20_000 }).toBe(times);
const change = ({ browser, addressId, cardId }: Keeper, id: string, more: object) =>
  browser.send(
    'POST',
    `/api/restocks/${id}`,
    { ...TERMS, addressId, paymentId: cardId, itemId: '100', qty: '2', ...more },
    { 'x-http-method-override': 'PUT' },
  );

test('[ATC-7] what is due is ordered once, with its discounts, charged to the saved card; the next day is counted from the first', async () => {
  at('2026-11-02T15:00:00Z');
  const maya = await keeper(shop);
  const [id = ''] = await start(maya, { nextOn: '2026-11-10' });
  await mailed(maya.email, 'Auto-restock is on');
  await tick(shop);
  expect([await orders(maya.email), (await view(maya, id))?.nextOn]).toEqual([0, '2026-11-10']);
  at('2026-11-08T15:00:00Z');
  await tick(shop);
  await tick(shop);
  await mailed(maya.email, 'We order on');
  at('2026-11-10T10:59:00Z');
  await tick(shop);
  expect(await orders(maya.email)).toBe(0);
  at('2026-11-10T11:01:00Z');
  await tick(shop);
  await tick(shop);
  expect(await dues(id)).toEqual([{ due_on: '2026-11-10', state: 'placed', question: null }]);
  expect(await view(maya, id)).toMatchObject({ state: 'active', nextOn: '2026-12-08', question: null });
  const [order] = await rows(
    shop,
    `select h.site_id, h.locale, h.saved_card, l.item_id, l.qty, p.kind from order_head h join order_line l using (order_number)
     join order_payment p on p.order_number = h.order_number and p.kind = 'authorised' where h.email = $1`,
    [maya.email],
  );
  expect(order).toEqual({ site_id: 'consumer-US', locale: 'en-US', saved_card: maya.cardId, item_id: '100', qty: 2, kind: 'authorised' });
  await mailed(maya.email, 'Your order');
});

test('[ATC-7] what goes to one address from one card on one day is one order', async () => {
  at('2026-11-02T15:00:00Z');
  const maya = await keeper(shop);
  const ids = await start(maya, {
    nextOn: '2026-11-03',
    items: [
      { itemId: '100', qty: '1' },
      { itemId: '101', qty: '3' },
    ],
  });
  at('2026-11-03T15:00:00Z');
  await tick(shop);
  expect([ids.length, await orders(maya.email)]).toEqual([2, 1]);
  expect(await rows(shop, `select distinct order_number from restock_due where restock_id = any($1)`, [`{${ids.join()}}`])).toHaveLength(1);
});

test('[ATC-7] a price above the told limit is asked about; the yes orders at that price, silence skips the day', async () => {
  at('2026-11-02T15:00:00Z');
  const maya = await keeper(shop);
  const [yes = '', silent = ''] = [
    ...(await start(maya, { nextOn: '2026-11-04', items: [{ itemId: '103', qty: '1' }] })),
    ...(await start(maya, { nextOn: '2026-11-05', items: [{ itemId: '103', qty: '2' }], every: '8week' })),
  ];
  const before = (await view(maya, yes))?.item.price ?? 0;
  await shop.db.transaction((tx) =>
    writeProducts(tx, [
      aRecord({ itemId: '103', quantityLimit: 5, prices: { USD: { base: Math.round(before * 120) }, CAD: { base: 900 } } }),
    ]),
  );
  await expect.poll(async () => (await view(maya, yes))?.item.price).toBe(Math.round(before * 120) / 100);
  at('2026-11-05T15:00:00Z');
  await tick(shop);
  expect(await view(maya, yes)).toMatchObject({ state: 'attention', question: { code: 'priceRise', until: '2026-11-12' } });
  await mailed(maya.email, 'Your answer is needed', 2);
  expect(await orders(maya.email)).toBe(0);
  expect((await act(maya, yes, 'accept')).status).toBe(200);
  await tick(shop);
  expect([await orders(maya.email), (await view(maya, yes))?.state]).toEqual([1, 'active']);
  at('2026-11-13T15:00:00Z');
  await tick(shop);
  expect(await view(maya, silent)).toMatchObject({ state: 'active', question: null, nextOn: '2026-12-31' });
  expect(await dues(silent)).toEqual([{ due_on: '2026-11-05', state: 'skipped', question: 'priceRise' }]);
  await mailed(maya.email, 'Skipped');
});

test('[ATC-7] a declined card is tried again as told; another card answers the question; nothing was charged before', async () => {
  at('2026-11-02T15:00:00Z');
  const maya = await keeper(shop, CARDS.declined);
  const [id = ''] = await start(maya, { nextOn: '2026-11-03' });
  at('2026-11-03T15:00:00Z');
  await tick(shop);
  expect(await view(maya, id)).toMatchObject({
    state: 'attention',
    question: { code: 'cardDeclined', card: 'VISA 0002', retryOn: '2026-11-04' },
  });
  await tick(shop);
  at('2026-11-04T14:01:00Z');
  await tick(shop);
  expect(await view(maya, id)).toMatchObject({ question: { code: 'cardDeclined', retryOn: '2026-11-07', until: '2026-11-10' } });
  at('2026-11-07T15:00:00Z');
  await tick(shop);
  expect(await view(maya, id)).toMatchObject({ question: { code: 'cardDeclined', retryOn: null } });
  expect(await count(shop.db, 'order_head', `email = '${maya.email}' and status = 'released'`)).toBe(3);
  const cardId = await saveCard(shop, maya.browser, CARDS.approved);
  expect((await change({ ...maya, cardId }, id, { nextOn: '2026-12-01' })).json()).toMatchObject({ errors: [] });
  await tick(shop);
  expect([await orders(maya.email), (await view(maya, id))?.state]).toEqual([1, 'active']);
  await mailed(maya.email, 'Your order');
});

test('[ATC-7, PAY-9] a bank that asks is answered by the owner, who orders while present', async () => {
  at('2026-11-02T15:00:00Z');
  const maya = await keeper(shop, CARDS.asksPasses);
  const [id = ''] = await start(maya, { nextOn: '2026-11-03' });
  at('2026-11-03T15:00:00Z');
  await tick(shop);
  expect(await view(maya, id)).toMatchObject({ state: 'attention', question: { code: 'bankAsks' } });
  const reply = await maya.browser.send('POST', `/api/restocks/${id}/order`, {});
  const { url } = reply.json<{ url: string }>();
  const { location } = await answerAt(await shop.provider(), url, 'yes');
  const orderNumber = new URL(location).pathname.split('/').at(-1);
  expect((await maya.browser.send('POST', '/cc/api/checkout/default/challenge', { orderNumber })).json()).toMatchObject({ isPlaced: true });
  at('2026-11-03T15:20:00Z');
  await tick(shop);
  expect(await dues(id)).toEqual([{ due_on: '2026-11-03', state: 'placed', question: 'bankAsks' }]);
  expect([await orders(maya.email), (await view(maya, id))?.state]).toEqual([1, 'active']);
});

test('[ATC-7] a card or an address that goes away ends in a question, and the restock is still there', async () => {
  at('2026-11-02T15:00:00Z');
  const maya = await keeper(shop);
  const [id = ''] = await start(maya, { nextOn: '2026-11-03' });
  const override = { 'x-http-method-override': 'DELETE' };
  await maya.browser.send('POST', `/gus/api/usr/c/addresses/${maya.addressId}`, {}, override);
  at('2026-11-03T15:00:00Z');
  await tick(shop);
  expect(await view(maya, id)).toMatchObject({ state: 'attention', address: '', question: { code: 'addressGone' } });
  const addressId = await saveAddress(maya.browser, '9 Fountain Lane');
  await maya.browser.send('POST', `/gus/api/usr/c/payments/${maya.cardId}`, {}, override);
  expect((await change({ ...maya, addressId }, id, { nextOn: '2026-12-01' })).json()).toMatchObject({ errors: [{ field: 'paymentId' }] });
  const cardId = await saveCard(shop, maya.browser, CARDS.approved);
  expect((await change({ ...maya, addressId, cardId }, id, { nextOn: '2026-12-01' })).json()).toMatchObject({ errors: [] });
  await tick(shop);
  expect([await orders(maya.email), (await view(maya, id))?.state]).toEqual([1, 'active']);
});

test('[ATC-7] what is short is sent in part, or waited for, as chosen', async () => {
  at('2026-11-02T15:00:00Z');
  const maya = await keeper(shop);
  const [part = ''] = await start(maya, { nextOn: '2026-11-03', items: [{ itemId: '106', qty: '60' }] });
  const [whole = ''] = await start(maya, { nextOn: '2026-11-03', whenShort: 'wait', items: [{ itemId: '107', qty: '60' }] });
  at('2026-11-03T15:00:00Z');
  await tick(shop);
  expect(await rows(shop, `select state, ordered_qty from restock_due where restock_id = $1`, [part])).toEqual([
    { state: 'placed', ordered_qty: 50 },
  ]);
  expect(await view(maya, whole)).toMatchObject({ state: 'active', question: { code: 'outOfStock' } });
  await shop.db.raw(`update stock set on_hand = 100 where item_id = '107'`);
  at('2026-11-04T14:30:00Z');
  await expect.poll(async () => (await view(maya, whole))?.item.available).toBe(true);
  await tick(shop);
  expect(await dues(whole)).toEqual([{ due_on: '2026-11-03', state: 'placed', question: 'outOfStock' }]);
});

test('[ATC-7] skip, pause and cancel take one press, and each can be taken back', async () => {
  at('2026-11-02T15:00:00Z');
  const maya = await keeper(shop);
  const [id = ''] = await start(maya, { nextOn: '2026-11-10', ends: 'times', times: '2' });
  const seen = async () => {
    const one = await view(maya, id);
    return [one?.state, one?.nextOn, one?.skipped];
  };
  const pressed = async (word: string) => [(await act(maya, id, word)).status, ...(await seen())];
  expect(await pressed('skip')).toEqual([200, 'active', '2026-12-08', '2026-11-10']);
  expect(await pressed('unskip')).toEqual([200, 'active', '2026-11-10', null]);
  expect(await pressed('pause')).toEqual([200, 'paused', '2026-11-10', null]);
  expect((await act(maya, id, 'skip')).status).toBe(409);
  at('2026-11-12T15:00:00Z');
  await tick(shop);
  expect(await orders(maya.email)).toBe(0);
  expect(await pressed('resume')).toEqual([200, 'active', '2026-12-08', null]);
  expect(await pressed('cancel')).toEqual([200, 'ended', '2026-12-08', null]);
  await mailed(maya.email, 'Canceled');
  expect(await pressed('restore')).toEqual([200, 'active', '2026-12-08', null]);
  at('2026-12-08T15:00:00Z');
  await tick(shop);
  at('2027-01-05T15:00:00Z');
  await tick(shop);
  await tick(shop);
  expect([await orders(maya.email), await count(shop.db, 'restock', `restock_id = '${id}' and state = 'ended'`)]).toEqual([2, 1]);
  await mailed(maya.email, 'Auto-restock has ended');
});

test('[ATC-7] a repeated start starts once; somebody else finds nothing; wrong fields are told by name', async () => {
  at('2026-11-02T15:00:00Z');
  const [maya, eve] = [await keeper(shop), await keeper(shop)];
  const key = crypto.randomUUID();
  const [one = ''] = await start(maya, { nextOn: '2026-11-10', key });
  expect(await start(maya, { nextOn: '2026-11-10', key })).toEqual([one]);
  expect(await count(shop.db, 'restock', `restock_id = '${one}'`)).toBe(1);
  expect([(await act(eve, one, 'cancel')).status, (await eve.browser.send('GET', `/api/restocks/${one}`)).status]).toEqual([404, 404]);
  expect((await change(eve, one, { nextOn: '2026-11-11' })).status).toBe(404);
  const wrong = { nextOn: '2026-11-01', addressId: maya.addressId, paymentId: 'account', items: [{ itemId: '105', qty: '0' }] };
  const body = { ...TERMS, key: crypto.randomUUID(), ...wrong };
  const { errors } = (await eve.browser.send('POST', '/api/restocks', body)).json<{ errors: { field: string }[] }>();
  expect(errors.map(({ field }) => field).toSorted()).toEqual(['addressId', 'nextOn', 'paymentId', 'qty-0', 'qty-0']);
  expect((await shop.browser().send('GET', '/api/restocks')).status).toBe(401);
});
