// One shopper's orders on both sites of a shop (CHK-5): each says its site and currency, in the reader's language.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderDetail, OrderSummary } from '#buying/orders/contract';
import { buyer } from '#buying/orders/fixtures';
import { openAccount } from '#test/accounts';
import { prepareCarts } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';

const EMAIL = 'maya@orders.example';
const MONTREAL = { fullName: 'Maya Ortiz', address1: '12 rue Guy', city: 'Montréal', state: 'QC', zipCode: 'H3B 1A7' };

let shop: TestShop;
let maya: Browser;
let canadian = '';
let american = '';
beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, undefined, prepareCarts);
  maya = shop.browser();
  await openAccount(shop, maya, { fullName: 'Maya Ortiz', password: 'a good long password', email: EMAIL });
  const numberOf = async (facts: object): Promise<string> => {
    const reply = await (await buyer(shop, { browser: maya, email: EMAIL, itemId: '100', ...facts })).place();
    expect(reply.status, reply.body).toBe(200);
    return reply.json<{ orderNumber: string }>().orderNumber;
  };
  canadian = await numberOf({ prefix: '/fr-ca', address: MONTREAL });
  american = await numberOf({});
});
afterAll(() => shop.close());

const detail = async (orderNumber: string, prefix = ''): Promise<OrderDetail> =>
  (await maya.send('GET', `${prefix}/api/orders/${orderNumber}`)).json<OrderDetail>();
const titlesOf = ({ shipments }: OrderDetail): string[] => shipments.flatMap(({ lines }) => lines.map(({ title }) => title));

test.for([
  ['', 'Northfold item 100'],
  ['/en-ca', 'Northfold item 100'],
  ['/fr-ca', 'Article Northfold 100'],
] as const)('[CHK-5] read at “%s”, both orders say their site and currency, and their goods in that language', async ([prefix, title]) => {
  const { orders } = (await maya.send('GET', `${prefix}/api/orders`)).json<{ orders: OrderSummary[] }>();
  expect(orders.map(({ orderNumber, country, currency, items }) => [orderNumber, country, currency, items[0]?.title])).toEqual([
    [american, 'US', 'USD', title],
    [canadian, 'CA', 'CAD', title],
  ]);
  for (const [orderNumber, country, currency] of [
    [american, 'US', 'USD'],
    [canadian, 'CA', 'CAD'],
  ] as const) {
    const order = await detail(orderNumber, prefix);
    expect([order.country, order.amounts.currency, titlesOf(order)]).toEqual([country, currency, [title]]);
  }
});

test('[CHK-5] goods that the shop no longer knows keep the title of the order', async () => {
  await shop.db.raw(`update order_line set item_id = 'gone' where order_number = $1`, [canadian]);
  expect(titlesOf(await detail(canadian))).toEqual(['Article Northfold 100']);
});
