// What happens before a day comes: it can be ordered at once, and a card that expires is told of (ATC-7).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RestockView } from '#buying/restock/contract';
import { count } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { keeper, rows, start, tick, type Keeper } from '#test/restocks';
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
const orders = (email: string) => count(shop.db, 'order_head', `email = '${email}' and status = 'placed'`);
const dues = (id: string) =>
  rows(shop, `select due_on::text, state, question from restock_due where restock_id = $1 order by due_on`, [id]);
const mails = async (email: string, like: string) =>
  count(shop.db, 'mailbox_message', `recipient = '${email}' and subject like '${like}%'`);
const mailed = (email: string, like: string) => expect.poll(() => mails(email, like), { timeout: 20_000 }).toBe(1);

test('[ATC-7] a day can be ordered before it comes: once, with what goes into the same order, and the next day stays', async () => {
  at('2026-11-02T15:00:00Z');
  const maya = await keeper(shop);
  const [one = '', two = ''] = [
    ...(await start(maya, { nextOn: '2026-11-20' })),
    ...(await start(maya, { nextOn: '2026-11-20', every: '8week', items: [{ itemId: '101', qty: '1' }] })),
  ];
  const order = (dueOn: string) => maya.browser.send('POST', `/api/restocks/${one}/order`, { dueOn });
  // A day on which it does not come, and one that does not exist.
  for (const day of ['2026-11-21', '2026-02-30', '2026-13-45']) expect([day, (await order(day)).status]).toEqual([day, 409]);
  const replies = [await order('2026-11-20'), await order('2026-11-20')].map((reply) => reply.json<{ orderNumber: string }>().orderNumber);
  expect([new Set(replies).size, await orders(maya.email)]).toEqual([1, 1]);
  expect([(await view(maya, one))?.nextOn, (await view(maya, two))?.nextOn]).toEqual(['2026-12-18', '2027-01-15']);
  at('2026-11-20T15:00:00Z');
  await tick(shop);
  expect([await orders(maya.email), await dues(two)]).toEqual([1, [{ due_on: '2026-11-20', state: 'placed', question: null }]]);
});

test('[ATC-7] [PAY-3] a card that expires before its order is told in the reminder; the expired one is asked about, renewed it orders', async () => {
  at('2026-11-25T15:00:00Z');
  const maya = await keeper(shop);
  const expiry = (month: number, year: number) =>
    shop.db.raw('update saved_card set expiry_month = $2, expiry_year = $3 where card_id = $1', [maya.cardId, month, year]);
  await expiry(11, 2026);
  const [id = ''] = await start(maya, { nextOn: '2026-12-02' });
  at('2026-11-30T15:00:00Z');
  await tick(shop);
  await mailed(maya.email, 'We order on');
  expect(await count(shop.db, 'mailbox_message', `recipient = '${maya.email}' and plain ~ 'expires\\s+before\\s+then'`)).toBe(1);
  at('2026-12-02T15:00:00Z');
  await tick(shop);
  expect(await view(maya, id)).toMatchObject({ state: 'attention', question: { code: 'cardGone' } });
  await expiry(11, 2030);
  expect((await maya.browser.send('POST', `/api/restocks/${id}/order`, {})).status).toBe(200);
  expect([await orders(maya.email), (await view(maya, id))?.state]).toEqual([1, 'active']);
});
