// An item on auto-restock that is gone or out of stock is swapped for one that the shop offers, in one press (ATC-7).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RestockView } from '#buying/restock/contract';
import { count } from '#buying/orders/fixtures';
import { aRecord } from '#goods/catalog/fixtures';
import { writeProducts } from '#goods/catalog/server';
import { prepareCarts } from '#test/carts';
import { keeper, rows, start, tick, type Keeper } from '#test/restocks';
import { testShop, type TestShop } from '#test/shop';

let now = new Date('2026-11-02T15:00:00Z');
let shop: TestShop;
const record = (itemId: string, more: object = {}) =>
  aRecord({ itemId, prices: { USD: { base: 1000 }, CAD: { base: 1300 } }, alternates: [], ...more });

beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, async (db) => {
    await prepareCarts(db);
    await writeProducts(db, [
      record('OLD', { alternates: ['NONE', 'LIKE', 'NEW', 'PLAN'], replacement: 'NEW' }),
      record('EMPTY', { alternates: ['LIKE'] }),
      record('ALONE'),
      record('NEW', { prices: { USD: { base: 1200 }, CAD: { base: 1500 } } }),
      record('LIKE', { prices: { USD: { base: 900 }, CAD: { base: 1200 } } }),
      record('NONE'),
      record('PLAN', { kind: 'warranty' }),
    ]);
    await db.raw(
      `insert into stock (item_id, location, on_hand) values ('OLD', 'US', 50), ('EMPTY', 'US', 50), ('ALONE', 'US', 50), ('NEW', 'US', 50), ('LIKE', 'US', 50)
       on conflict (item_id, location) do update set on_hand = excluded.on_hand`,
    );
  });
});
afterAll(() => shop.close());

const view = async ({ browser }: Keeper, id: string): Promise<RestockView | undefined> =>
  (await browser.send('GET', '/api/restocks')).json<{ restocks: RestockView[] }>().restocks.find((one) => one.restockId === id);
const swap = ({ browser }: Keeper, id: string, itemId: string, seen: number) =>
  browser.send('POST', `/api/restocks/${id}/act`, { act: 'swap', itemId, seen });
const orders = (email: string) => count(shop.db, 'order_head', `email = '${email}' and status = 'placed'`);
const mailOf = async (email: string, like: string): Promise<string> => {
  const found = () => rows(shop, `select plain as body from mailbox_message where recipient = '${email}' and subject like '${like}%'`);
  await expect.poll(async () => (await found()).length, { timeout: 20_000 }).toBe(1);
  return String((await found())[0]?.['body']);
};

async function started(itemId: string): Promise<readonly [Keeper, string]> {
  now = new Date('2026-11-02T15:00:00Z');
  const maya = await keeper(shop);
  const [id = ''] = await start(maya, { nextOn: '2026-11-03', items: [{ itemId, qty: '2' }] });
  return [maya, id];
}

test('[ATC-7] a discontinued item is asked about with what can come instead, prices beside; one press swaps and orders', async () => {
  const [maya, id] = await started('OLD');
  await writeProducts(shop.db, [
    record('OLD', { status: 'discontinued', alternates: ['NONE', 'LIKE', 'NEW', 'PLAN'], replacement: 'NEW' }),
  ]);
  await expect.poll(async () => (await view(maya, id))?.item.price).toBe(null);
  now = new Date('2026-11-03T15:00:00Z');
  await tick(shop);
  const asked = await view(maya, id);
  expect(asked).toMatchObject({ state: 'attention', question: { code: 'itemGone', agreed: 10 } });
  expect(asked?.question?.alternates.map(({ itemId, price }) => [itemId, price])).toEqual([
    ['NEW', 12],
    ['LIKE', 9],
  ]);
  const mail = await mailOf(maya.email, 'Your answer is needed');
  for (const text of ['$12.00 each. You agreed to $10.00.', '$9.00 each']) expect(mail).toContain(text);

  const refused = async (itemId: string, seen: number) => {
    const reply = await swap(maya, id, itemId, seen);
    return [reply.status, reply.json()['code']];
  };
  expect(await refused('NEW', 11.99)).toEqual([409, 'PRICE_ROSE']);
  expect(await refused('NONE', 99)).toEqual([409, 'NOT_OFFERED']);
  expect(await refused('100', 99)).toEqual([409, 'NOT_OFFERED']);
  expect((await swap(await keeper(shop), id, 'NEW', 12)).status).toBe(404);
  expect((await swap(maya, id, 'NEW', 12)).status).toBe(200);
  expect(await view(maya, id)).toMatchObject({ state: 'active', item: { itemId: 'NEW' }, question: null });
  expect((await swap(maya, id, 'NEW', 12)).status).toBe(200);
  await tick(shop);
  expect(await orders(maya.email)).toBe(1);
  expect(await rows(shop, `select item_id, qty from restock_due where restock_id = $1 and state = 'placed'`, [id])).toEqual([
    { item_id: 'NEW', qty: 2 },
  ]);
  expect(await view(maya, id)).toMatchObject({ state: 'active', question: null, nextOn: '2026-12-01', item: { itemId: 'NEW', price: 12 } });
});

test('[ATC-7] an item out of stock is waited for; its owner hears once what can come instead, and may skip', async () => {
  const [maya, id] = await started('EMPTY');
  await shop.db.raw(`update stock set on_hand = 0 where item_id = 'EMPTY'`);
  await expect.poll(async () => (await view(maya, id))?.item.available).toBe(false);
  now = new Date('2026-11-03T15:00:00Z');
  await tick(shop);
  expect((await view(maya, id))?.question).toMatchObject({ code: 'outOfStock', alternates: [{ itemId: 'LIKE', price: 9 }] });
  expect(await mailOf(maya.email, 'Your answer is needed')).toContain('$9.00 each. You agreed to $10.00.');
  now = new Date('2026-11-04T15:00:00Z');
  await tick(shop);
  expect((await maya.browser.send('POST', `/api/restocks/${id}/act`, { act: 'skip' })).status).toBe(200);
  expect(await view(maya, id)).toMatchObject({ state: 'active', question: null, nextOn: '2026-12-01' });
  expect((await swap(maya, id, 'LIKE', 9)).json()).toMatchObject({ code: 'NOTHING_ASKED' });
  expect(await mailOf(maya.email, 'Your answer is needed')).not.toBe('');
  expect(await orders(maya.email)).toBe(0);
});

test('[ATC-7] without anything to swap to there is no mail about waiting', async () => {
  const [maya, id] = await started('ALONE');
  await shop.db.raw(`update stock set on_hand = 0 where item_id = 'ALONE'`);
  await expect.poll(async () => (await view(maya, id))?.item.available).toBe(false);
  now = new Date('2026-11-03T15:00:00Z');
  await tick(shop);
  expect((await view(maya, id))?.question).toMatchObject({ code: 'outOfStock', alternates: [] });
  await mailOf(maya.email, 'Auto-restock is on');
  expect(await count(shop.db, 'mailbox_message', `recipient = '${maya.email}' and subject like 'Your answer%'`)).toBe(0);
});
