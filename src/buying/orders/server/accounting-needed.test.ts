// Placing checks the accounting fields that an account requires, whatever the screens have shown (CART-29, B2B-1).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import type { OrderDetail } from '#buying/orders/contract';
import { shownOrderNumber } from '#base/order-number/rules';
import { ITEM, prepareCarts, put } from '#test/carts';
import { openAccount } from '#test/accounts';
import { testShop, type TestShop } from '#test/shop';
import { buyer, CARDS, count, type Buyer } from '../fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

async function member(name: string): Promise<Buyer> {
  const browser = shop.browser('business');
  const email = `${name}@byron.example`;
  await openAccount(shop, browser, {
    fullName: 'Ada Byron',
    company: 'Byron Supply',
    email,
    password: 'a long enough password',
  });
  await shop.db.raw(
    `update account set permissions = permissions || '{PO_REQUIRED}' where account_number = (select account_number from profile where email = $1)`,
    [email],
  );
  return buyer(shop, { itemId: '100', browser });
}

const account = (one: Buyer, body: object) => one.browser.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', body, put);

/** The confirmation mail of an order, once it has been sent. */
const mailOf = (orderNumber: string) =>
  vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw('select html, plain from mailbox_message where subject like $1', [
        `%${shownOrderNumber(orderNumber)}%`,
      ]);
      expect(rows).toHaveLength(1);
      return rows[0] as { html: string; plain: string };
    },
    { timeout: 15_000, interval: 200 },
  );

test('[CART-29, B2B-1] an account that requires a budget center or a purchase order cannot order without one', async () => {
  const one = await member('asked');
  const orders = await count(shop.db, 'order_head');
  const refused = await one.place();
  expect(refused.json()).toMatchObject({ status: 409, code: 'ACCOUNTING_REQUIRED' });
  expect(refused.json<{ message: string }>().message).toContain('purchase order');
  expect((await one.details()).purchaseOrderNeeded).toBe(true);
  expect(await count(shop.db, 'order_head')).toBe(orders);
  await account(one, { po: 'PO-4821' });
  expect((await one.details()).purchaseOrderNeeded).toBe(false);
  expect((await one.place()).status).toBe(200);
});

test('[CART-29, B2B-1] a budget center is enough without a purchase order', async () => {
  const one = await member('charged');
  expect((await one.place()).json()).toMatchObject({ code: 'ACCOUNTING_REQUIRED' });
  await account(one, { bc: 'Art' });
  expect((await one.place()).status).toBe(200);
});

test('[CART-29, B2B-2] numbers of its lines are enough when each line has one', async () => {
  const one = await member('lines');
  const { cart } = (await one.browser.send('POST', ITEM, { items: [{ itemId: '101', qty: 1 }] })).json<CartReply>();
  const number = (at: number) =>
    one.browser.send('POST', ITEM, { items: [{ cartItemId: cart.items[at]?.cartItemId, po: `PO-LINE-${at}` }] }, put);
  await number(0);
  const { total } = (await one.details()).amounts;
  expect((await one.place({ total })).json()).toMatchObject({ code: 'ACCOUNTING_REQUIRED' });
  await number(1);
  expect((await one.details()).purchaseOrderNeeded).toBe(false);
  expect((await one.place({ total })).status).toBe(200);
});

test('[B2B-1] [B2B-2] review, order and mail show the cart’s purchase order and budget center; a typed number wins', async () => {
  const one = await member('told');
  await account(one, { po: 'PO-CART', por: '7', bc: 'Art' });
  const chargedTo = { purchaseOrder: 'PO-CART', purchaseOrderRelease: '7', budgetCenter: 'Art' };
  expect(await one.details()).toMatchObject({ purchaseOrder: '', chargedTo });
  const reply = await one.place();
  const { orderNumber } = reply.json<{ orderNumber: string }>();
  const order = (await one.browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
  expect(order).toMatchObject(chargedTo);
  const mail = await mailOf(orderNumber);
  expect(mail.plain).toContain('Purchase order\nPO-CART\n\nRelease number\n7\n\nBudget center\nArt\n');
  expect(mail.html).toMatch(/Purchase order<\/b>.*PO-CART.*Budget center<\/b>.*Art</s);

  const typed = await member('typed');
  await account(typed, { po: 'PO-CART' });
  await typed.useCard(CARDS.approved, 'PO-TYPED');
  expect((await typed.details()).chargedTo).toEqual({ purchaseOrder: 'PO-TYPED', purchaseOrderRelease: '', budgetCenter: '' });
});

test('[B2B-1] review, order and mail show a line’s own budget center; the line counts for that center and not for the order’s', async () => {
  const one = await member('shared');
  await shop.db.raw(
    `insert into budget_center (account_number, name, since) select account_number, unnest(array['Art', 'Stage']), '2020-01-01' from profile where email = $1`,
    ['shared@byron.example'],
  );
  const cart = async () => (await one.browser.send('GET', '/cc/api/checkout')).json<CartReply>().cart;
  await one.browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '101', qty: 2 }] });
  await account(one, { bc: 'Art' });
  const own = (await cart()).items.find(({ itemId }) => itemId === '101');
  await one.browser.send('POST', '/cc/api/checkout/default/item', { items: [{ cartItemId: own?.cartItemId, bcName: 'Stage' }] }, put);
  const centersOf = (shipments: readonly { readonly lines: readonly { readonly itemId: string; readonly budgetCenter: string }[] }[]) =>
    Object.fromEntries(shipments.flatMap(({ lines }) => lines.map(({ itemId, budgetCenter }) => [itemId, budgetCenter])));
  const review = await one.details();
  expect(centersOf(review.shipments)).toEqual({ '100': '', '101': 'Stage' });
  const reply = await one.place({ total: review.amounts.total });
  const { orderNumber } = reply.json<{ orderNumber: string }>();
  const order = (await one.browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
  expect(order.budgetCenter).toBe('Art');
  expect(centersOf(order.shipments)).toEqual({ '100': '', '101': 'Stage' });
  const mail = await mailOf(orderNumber);
  expect([mail.plain, mail.html].map((text) => text.includes('Budget center: Stage'))).toEqual([true, true]);
  const placed = (await shop.db.raw('select total from order_head where order_number = $1', [orderNumber])).rows[0];
  const { rows } = await shop.db.raw('select label, cents, state from fund_charge where order_number = $1', [orderNumber]);
  expect(rows.map(({ state }) => state)).toEqual(['spent', 'spent']);
  const charged = (center: string): number => Number(rows.find(({ label }) => label === center)?.['cents']);
  const stage = order.shipments.flatMap(({ lines }) => lines).find(({ itemId }) => itemId === '101');
  const taxes = stage?.taxes.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  expect(charged('Stage')).toBe(Math.round(((stage?.total ?? 0) + taxes) * 100));
  expect(charged('Art') + charged('Stage')).toBe(Number(placed?.['total']));
});
