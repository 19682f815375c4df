// Lines with a purchase order of their own: each draws its share to the cent, and gives back its own (B2B-2, B2B-1).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import type { ApprovalDetail } from '#buying/approvals/contract';
import type { OrderDetail } from '#buying/orders/contract';
import { ruleFor, sentOrder } from '#buying/approvals/fixtures';
import { buyer, type Buyer } from '#buying/orders/fixtures';
import type { SavedPurchaseOrder } from '#buying/purchase-orders/contract';
import { makeOrderLifecycle } from '#buying/orders/server';
import { makeCoupons } from '#goods/promotions/server';
import { add, ITEM, prepareCarts, put } from '#test/carts';
import { organization, type Organization } from '#test/organization';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let firm: Organization;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, prepareCarts);
  firm = await organization(shop, 'lines');
});
afterAll(() => shop.close());

const LIMITS = { everybody: true, everywhere: true, groupIds: [], profileIds: [], locationIds: [] };
async function opened(number: string, amount = '1000'): Promise<void> {
  const form = { number, amount, description: '', validFrom: '', validUntil: '', ...LIMITS };
  const saved = (await firm.admin.send('POST', '/api/organization/purchase-orders', form)).json<SavedPurchaseOrder>();
  expect(saved.errors).toEqual([]);
}
const fund = async (number: string) => {
  const sql = 'select f.held, f.spent from fund f join purchase_order o using (fund_id) where o.number = $1';
  return (await shop.db.raw(sql, [number])).rows[0];
};
const spent = async (number: string): Promise<number> => Number((await fund(number))?.['spent']);
const setLine = async (browser: Browser, itemId: string, po: string | null) => {
  const { cart } = (await browser.send('GET', '/cc/api/checkout')).json<CartReply>();
  const cartItemId = cart.items.find((item) => item.itemId === itemId)?.cartItemId;
  return browser.send('POST', ITEM, { items: [{ cartItemId, po }] }, put);
};
const account = (browser: Browser, body: object) =>
  browser.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', body, put);
const cents = (dollars: number): number => Math.round(dollars * 100);

/** Goods of two kinds, the second on a purchase order of its own; `po`: the order's. */
async function twoLines(browser: Browser, own: string, po: string | null): Promise<Buyer> {
  const one = await buyer(shop, { itemId: '100', browser });
  await add(browser, [{ itemId: '101', qty: 2 }]);
  await account(browser, { po });
  expect((await setLine(browser, '101', own)).status).toBe(200);
  return one;
}
const place = async (one: Buyer): Promise<{ orderNumber: string; total: number }> => {
  const { total } = (await one.details()).amounts;
  const reply = await one.place({ total });
  expect(reply.status, reply.body).toBe(200);
  return { ...reply.json<{ orderNumber: string }>(), total: cents(total) };
};

test('[B2B-2] a line draws from its own purchase order, the order from the rest with its fees; each gives back its own', async () => {
  await opened('PO-A');
  await opened('PO-B');
  const browser = await firm.colleague('dana');
  const one = await twoLines(browser, 'po-b', 'PO-A');
  const { cart } = (await browser.send('GET', '/cc/api/checkout')).json<CartReply>();
  expect(cart.items.find(({ itemId }) => itemId === '101')?.itemAccountInfo).toEqual({ po: 'po-b' });
  const { orderNumber, total } = await place(one);
  const [a, b] = [await spent('PO-A'), await spent('PO-B')];
  expect([a + b, a > 0, b > 0]).toEqual([total, true, true]);
  const order = (await browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
  const lines = order.shipments.flatMap((shipment) => shipment.lines);
  expect(lines.map(({ itemId, purchaseOrder }) => [itemId, purchaseOrder])).toEqual([
    ['100', ''],
    ['101', 'po-b'],
  ]);
  const lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
  const own = lines.find(({ itemId }) => itemId === '101')?.lineNo ?? 0;
  await lifecycle.cancel({ orderNumber, lineNos: [own], by: 'shopper' }, new Date());
  expect([await spent('PO-A'), await spent('PO-B')]).toEqual([a, 0]);
  await lifecycle.cancel({ orderNumber, lineNos: null, by: 'shopper' }, new Date());
  expect([await spent('PO-A'), await spent('PO-B')]).toEqual([0, 0]);
});

test('[B2B-1] [B2B-2] without one of the order, its fees follow the lines in proportion, and all of it comes back', async () => {
  await opened('PO-C');
  await opened('PO-D');
  const browser = await firm.colleague('theo');
  const one = await twoLines(browser, 'PO-D', null);
  await setLine(browser, '100', 'PO-C');
  const { orderNumber, total } = await place(one);
  expect((await spent('PO-C')) + (await spent('PO-D'))).toBe(total);
  const lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
  await lifecycle.cancel({ orderNumber, lineNos: null, by: 'shopper' }, new Date());
  expect([await fund('PO-C'), await fund('PO-D')]).toEqual([
    { held: 0, spent: 0 },
    { held: 0, spent: 0 },
  ]);
});

test('[B2B-2] a line’s number is judged like the order’s: unknown, too little left, and only of an organization', async () => {
  await opened('PO-E', '1');
  const browser = await firm.colleague('sam');
  const one = await twoLines(browser, 'PO-E', 'PO-A');
  const refused = await one.place({ total: (await one.details()).amounts.total });
  expect([refused.status, refused.json()['code']]).toEqual([409, 'PURCHASE_ORDER_OVER']);
  expect(await fund('PO-E')).toEqual({ held: 0, spent: 0 });
  // For all lines: the order's counts.
  const reply = (await account(browser, { po: 'PO-A', allLines: true })).json<CartReply>();
  expect(reply.cart.items.map(({ itemAccountInfo }) => itemAccountInfo)).toEqual([undefined, undefined]);
  const before = await spent('PO-A');
  const { total } = await place(one);
  expect((await spent('PO-A')) - before).toBe(total);
  const guest = shop.browser('consumer');
  await add(guest, [{ itemId: '101', qty: 1 }]);
  expect((await setLine(guest, '101', 'PO-A')).status).toBe(400);
});

test('[B2B-2] [B2B-3] an approver who takes a line off gives its purchase order back, and the other one pays what is left', async () => {
  await opened('PO-F');
  await opened('PO-G');
  const [dana, priya] = [await firm.colleague('ada'), await firm.colleague('priya', 'approver')];
  const { rows } = await shop.db.raw('select account_number from profile where email = $1', [firm.mailOf('ruth')]);
  await ruleFor(shop, String(rows[0]?.['account_number']), { steps: [[await firm.idOf('priya')]] });
  await add(dana, [{ itemId: '101', qty: 2 }]);
  await account(dana, { po: 'PO-F' });
  await setLine(dana, '101', 'PO-G');
  const { orderNumber, total } = await sentOrder(shop, { itemId: '100', browser: dana });
  const held = async () => [Number((await fund('PO-F'))?.['held']), Number((await fund('PO-G'))?.['held'])];
  const [f = 0, g = 0] = await held();
  expect([f + g, g > 0]).toEqual([cents(total), true]);
  const seen = (await priya.send('GET', `/api/approvals/${orderNumber}`)).json<ApprovalDetail>();
  const line = seen.lines.find(({ purchaseOrder }) => purchaseOrder === 'PO-G')?.lineNo ?? 0;
  const answer = await priya.send('POST', `/api/approvals/${orderNumber}/decision`, {
    action: 'approve',
    comment: 'Not these',
    lines: [{ lineNo: line, qty: 0 }],
  });
  expect(answer.json()).toMatchObject({ state: 'placed' });
  expect(await fund('PO-G')).toEqual({ held: 0, spent: 0 });
  expect(await fund('PO-F')).toEqual({ held: 0, spent: cents(total) - g });
});
