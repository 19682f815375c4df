// The demo's first orders are placed and delivered like any other: they can be returned, and the books agree.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApprovalsFound } from '#buying/approvals/contract';
import type { OrderDetail } from '#buying/orders/contract';
import { checkLedger } from '#buying/orders/server';
import { httpProvider, overNetwork } from '#buying/payment/server';
import type { Device } from '#buying/serial-numbers/contract';
import type { RewardBalance } from '#buying/rewards/contract';
import { demoShop, type TestShop } from '#test/shop';
import { placeDemoOrders } from './demo-orders.ts';
import { ensureDemoAccounts } from './ensure-demo-accounts.ts';

let shop: TestShop;
let password: string;
let orderNumbers: readonly string[];
beforeAll(async () => {
  shop = await demoShop({}, undefined, async (db) => {
    password = await ensureDemoAccounts(db, undefined);
  });
  const { url, origin: pay } = await shop.provider();
  const origins = { consumer: 'http://localhost:3000', business: 'http://business.localhost:3000', pay };
  orderNumbers = await placeDemoOrders({ db: shop.db, shop: shop.shop, origins, password, sandboxUrl: url });
});
afterAll(() => shop.close());

test.each([
  ['shopper', 'consumer', '', 0],
  ['shopper', 'consumer', '/fr-ca', 1],
  ['business', 'business', '', 2],
] as const)('[CHK-5] %s of the %s site (%s) has an order that has arrived and can be sent back', async (name, tenant, prefix, at) => {
  const browser = shop.browser(tenant);
  await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
  const order = (await browser.send('GET', `${prefix}/api/orders/${orderNumbers[at]}`)).json<OrderDetail>();
  // How many shipments it takes depends on the day: goods that arrive on different days are sent apart.
  expect(new Set(order.shipments.map(({ state }) => state))).toEqual(new Set(['delivered']));
  const lines = order.shipments.flatMap((shipment) => shipment.lines);
  expect(lines).toHaveLength(2);
  expect(lines.map(({ returnable }) => returnable)).toEqual(lines.map(({ qty }) => qty));
  const { items } = (await browser.send('GET', `${prefix}/cc/api/checkout`)).json<{ cart: { items: unknown[] } }>().cart;
  expect(items, 'the cart is left empty').toEqual([]);
});

test.each([
  ['rewards', '', 3],
  ['rewards', '/fr-ca', 4],
  ['select', '', 5],
] as const)('[RWD-1] the demo’s member %s (%s) has reward money that an order of theirs earned', async (name, prefix, at) => {
  const browser = shop.browser();
  await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
  const { balance, entries } = (await browser.send('GET', `${prefix}/api/rewards`)).json<RewardBalance>();
  expect(balance).toBeGreaterThan(5);
  expect(new Set(entries.map(({ kind, orderNumber }) => `${kind} by ${orderNumber}`))).toEqual(new Set([`earned by ${orderNumbers[at]}`]));
  expect(entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(balance * 100));
});

test('[B2B-3] an order of business@ waits for approver@: over the buyer’s limit, charged to a budget, without stock and money', async () => {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/sign-in', { email: 'approver@inkwell.example', password });
  const { approvals, waiting } = (await browser.send('GET', '/api/approvals')).json<ApprovalsFound>();
  expect(waiting).toBe(1);
  expect(approvals).toMatchObject([{ orderNumber: orderNumbers[6], forMe: true, state: 'waiting', buyer: 'Daniel Cho' }]);
  expect(approvals[0]?.reasons.length).toBeGreaterThan(0);
  expect((await browser.send('GET', '/api/account/menu-counts')).json()).toMatchObject({ approvals: 1 });
});

test('[B2B-5, B2B-7] admin@ finds the devices of the demo by serial number, with order, warranty and delivery', async () => {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/sign-in', { email: 'admin@inkwell.example', password });
  const serials = ['OND4120-7K2Q915', 'TSLM24T-03318652'];
  const reply = await browser.send('GET', `/api/organization/devices?serials=${serials.join('%20')}`);
  const { devices, all, missing } = reply.json<{ devices: readonly Device[]; all: number; missing: readonly string[] }>();
  expect([all, missing]).toEqual([3, []]);
  expect(devices.map(({ serial, itemId, orderNumber, person }) => [serial, itemId, orderNumber, person])).toEqual([
    ['OND4120-7K2Q915', '610412', orderNumbers[7], 'Daniel Cho'],
    ['TSLM24T-03318652', '612106', orderNumbers[7], 'Daniel Cho'],
  ]);
  for (const one of devices)
    expect(one).toMatchObject({ isOutOfWarranty: false, carrier: 'Inkwell Courier', arrivedAt: expect.stringMatching(/T/) });
});

test('[CHK-4] the books of the demo’s orders agree with those of the payment company', async () => {
  const { url, key } = await shop.provider();
  const look = () => checkLedger({ db: shop.db, provider: httpProvider(overNetwork(url, key)), since: new Date(Date.now() - 600_000) });
  await expect.poll(async () => (await look()).sums.get('USD')?.captured ?? 0).toBeGreaterThan(0);
  const { problems } = await look();
  // Ignores orders of other test shops that use the same provider.
  expect(problems.filter((problem) => !problem.endsWith('which is no order'))).toEqual([]);
});

test('[USR-11] a representative sees that there was a card, neither which nor its last digits, and no invoice that names it', async () => {
  const address = `/api/orders/${orderNumbers[0]}`;
  const [shopper, rep] = [shop.browser(), shop.browser()];
  await shopper.send('POST', '/api/sign-in', { email: 'shopper@inkwell.example', password });
  await rep.send('POST', '/api/sign-in', { email: 'rep@inkwell.example', password });
  const find = { find: 'shopper@inkwell.example' };
  const { shoppers } = (await rep.send('POST', '/api/acting/find', find)).json<{ shoppers: { profileId: string }[] }>();
  await rep.send('POST', '/api/acting', { profileId: shoppers[0]?.profileId, reason: 'order', note: 'Asked about an order.' });
  const own = (await shopper.send('GET', address)).json<OrderDetail>();
  const seen = (await rep.send('GET', address)).json<OrderDetail>();
  expect(own.payments).toMatchObject([{ brand: 'VISA', lastFour: expect.stringMatching(/^\d{4}$/) }]);
  expect(seen.payments).toEqual([{ ...own.payments[0], brand: 'CARD', lastFour: null }]);
  expect([own.invoices.length > 0, seen.invoices]).toEqual([true, []]);
});
