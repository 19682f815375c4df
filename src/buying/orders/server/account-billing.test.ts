// An account with the permission is billed for the rest after gift cards: no provider is involved, and the order says so (PAY-1, B2B-1; 0172).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import type { OrderDetail } from '#buying/orders/contract';
import { makeCoupons } from '#goods/promotions/server';
import { prepareCarts } from '#test/carts';
import { openAccount } from '#test/accounts';
import { testShop, type TestShop } from '#test/shop';
import { booksOf, buyer, type Buyer, freshGift, withGift } from '../fixtures.ts';
import { makeOrderLifecycle } from './order-lifecycle.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

const permit = (email: string, change: string): Promise<unknown> =>
  shop.db.raw(`update account set permissions = ${change} where account_number = (select account_number from profile where email = $1)`, [
    email,
  ]);

async function member(name: string, permissions = '{ACCOUNT_BILLING}'): Promise<Buyer & { readonly email: string }> {
  const browser = shop.browser('business');
  const email = `${name}@byron.example`;
  await openAccount(shop, browser, {
    fullName: 'Ada Byron',
    company: 'Byron Supply',
    email,
    password: 'a long enough password',
  });
  await permit(email, `permissions || '${permissions}'`);
  return { ...(await buyer(shop, { itemId: '100', qty: 3, browser })), email };
}

const bill = ({ browser }: Buyer) =>
  browser.send('POST', '/cc/api/checkout/default/payment', { billToAccount: true, purchaseOrderNumber: 'PO-4821' });

test('[PAY-1] [B2B-1] an order is billed to the account after a gift card: the gift card is authorised, both are listed, and shipping charges both', async () => {
  const one = await member('billed');
  expect(await one.details()).toMatchObject({ accountBilling: { offered: true, chosen: false } });
  await withGift(shop, one, freshGift({ dollars: 5 }));
  expect((await bill(one)).json()).toEqual({ errors: [] });
  expect(await one.details()).toMatchObject({
    payment: null,
    accountBilling: { chosen: true },
    openStep: 'review',
    purchaseOrder: 'PO-4821',
  });
  const { cart } = (await one.browser.send('GET', '/cc/api/checkout?grindType=ALL')).json<CartReply>();
  expect(cart.orderPayments?.map(({ paymentType }) => paymentType)).toEqual(['GIFT_CARD']);
  const { orderNumber } = (await one.place()).json<{ orderNumber: string }>();
  const order = (await one.browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
  expect(order.payments.map(({ paymentType, amount }) => [paymentType, amount])).toEqual([['GIFT_CARD', 5]]);
  expect(order.billedToAccount).toBeCloseTo(one.total - 5, 2);
  expect(order.purchaseOrder).toBe('PO-4821');
  expect((await booksOf(shop, { reference: orderNumber })).map(({ amount }) => amount)).toEqual([500]);
  const lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
  await lifecycle.step({ orderNumber, shipmentNo: null, step: 'ship', by: 'staff' }, new Date());
  const captured = async () =>
    (
      await shop.db.raw(`select payment_type, amount from order_payment where order_number = $1 and kind = 'captured' order by tender_no`, [
        orderNumber,
      ])
    ).rows;
  await expect.poll(captured).toEqual([
    { payment_type: 'GIFT_CARD', amount: 500 },
    { payment_type: 'ACCOUNT', amount: Math.round(one.total * 100) - 500 },
  ]);
});

test('[B2B-1] trust 12: an account without the permission is refused, and one that has lost it meanwhile needs another payment', async () => {
  const barred = await member('barred', '{}');
  const refused = await bill(barred);
  expect([refused.status, refused.json()['code']]).toEqual([403, 'ACCOUNT_BILLING_NOT_ALLOWED']);
  expect((await barred.details()).accountBilling).toEqual({ offered: false, chosen: false });
  const guest = await buyer(shop, { itemId: '100' });
  expect((await bill(guest)).status).toBe(403);

  const one = await member('meanwhile');
  await bill(one);
  await permit(one.email, `array_remove(permissions, 'ACCOUNT_BILLING')`);
  const late = await one.place();
  expect([late.status, late.json()['code'], late.json()['field']]).toEqual([409, 'CHECKOUT_INCOMPLETE', 'payment']);
});

test('[PAY-1] a card chosen later pays, and nothing is billed', async () => {
  const one = await member('changed');
  await bill(one);
  await one.useCard('4111111111111111');
  const { orderNumber } = (await one.place()).json<{ orderNumber: string }>();
  expect((await one.browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>()).toMatchObject({
    billedToAccount: 0,
    payments: [{ brand: 'VISA', amount: one.total }],
  });
});
