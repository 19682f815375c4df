// One's own holds are one's own in both carts; and every way of paying pays for what is bought now alone (CART-22, decisions 0340 and 0343).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, cartOf, prepareCarts } from '#test/carts';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { answerAt, booksOf, buyer, count, type Buyer } from '#buying/orders/fixtures';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => new Date() }, prepareCarts);
});
afterAll(() => shop.close());

const NOW = '?buyNow=true';
const WALLET = '/cc/api/checkout/default/wallet';
const TAKE = '/cc/api/checkout/default/vendorpayment';
const goods = async (browser: Browser, query = '') => (await cartOf(browser, query)).items.map(({ itemId, qty }) => [itemId, qty]);
const seen = async (browser: Browser, query = '') => {
  const { items, cartAttributes } = await cartOf(browser, query);
  return [items.flatMap(({ messages }) => messages.map(({ code }) => code)), cartAttributes.proceedCheckout];
};
const isOut = async (browser: Browser) =>
  (await browser.send('GET', '/api/product/104')).json<{ tile: { isOutOfStock: boolean } }>().tile.isOutOfStock;
const orders = (cartId: string) => count(shop.db, 'order_head', `cart_id = '${cartId}' and status = 'placed'`);

/** Two shoppers of the last unit: its holder, and one who has it in neither cart. */
async function lastUnit(buyNow: boolean) {
  await shop.db.raw(`update stock set on_hand = allocated + 1 where item_id = '104' and location = 'US'`);
  const [browser, stranger] = [shop.browser(), shop.browser()];
  await expect.poll(() => isOut(stranger)).toBe(false);
  const first = await buyer(shop, { itemId: '104', browser, buyNow });
  await first.details();
  await expect.poll(() => isOut(stranger)).toBe(true);
  return { browser, stranger, first };
}

test.each([
  ['that the basket holds can be bought now', false],
  ['that buy now holds can be ordered from the basket', true],
])('[CART-22, CHK-3] the last unit %s, by its shopper alone', async (_, isHeldByBuyNow) => {
  const { browser, stranger, first } = await lastUnit(isHeldByBuyNow);
  const second = await buyer(shop, { itemId: '104', browser, buyNow: !isHeldByBuyNow });
  expect(await second.details()).toMatchObject({ stop: '', shortages: [], openStep: 'review' });
  const [own, other] = isHeldByBuyNow ? ['', NOW] : [NOW, ''];
  expect(await seen(browser, own)).toEqual([[], true]);
  expect(await isOut(stranger)).toBe(true);
  expect((await second.place()).status).toBe(200);
  expect([await orders(second.cartId), await count(shop.db, 'stock_hold', `item_id = '104'`)]).toEqual([1, 0]);
  // There is one, so the other cart says that it is gone, and cannot be ordered.
  await expect.poll(async () => (await seen(browser, other))[1]).toBe(false);
  expect((await first.place()).status).toBe(409);
  expect(await orders(first.cartId)).toBe(0);
  expect(
    await count(
      shop.db,
      'stock_allocation',
      `item_id = '104' and status = 'allocated' and order_number in
    (select order_number from order_head where cart_id in ('${first.cartId}', '${second.cartId}'))`,
    ),
  ).toBe(1);
});

test('[CART-22] a signed-in buyer of the business site buys one item now; the basket stays, and a guest is asked to sign in', async () => {
  const browser = shop.browser('business');
  const who = { fullName: 'Ada Ledger', email: 'buys-now@ledger.example', password: 'a long enough password', company: 'Ledger & Co.' };
  expect((await openAccount(shop, browser, who)).status).toBe(200);
  await add(browser, [{ itemId: '100', qty: 3 }]);
  const bought = await buyer(shop, { itemId: '101', qty: 2, browser, buyNow: true, email: who.email });
  await bought.useCard('4111111111111111', 'PO-77');
  const { orderNumber } = (await bought.place()).json<{ orderNumber: string }>();
  const { rows } = await shop.db.raw(
    `select h.site_id, h.purchase_order, l.item_id, l.qty from order_head h join order_line l using (order_number) where order_number = '${orderNumber}'`,
  );
  expect(rows).toEqual([{ site_id: 'business-US', purchase_order: 'PO-77', item_id: '101', qty: 2 }]);
  expect([await goods(browser), await goods(browser, NOW)]).toEqual([[['100', 3]], []]);
  expect(await booksOf(shop, { reference: orderNumber })).toMatchObject([{ status: 'authorised', amount: Math.round(bought.total * 100) }]);
  const guest = shop.browser('business');
  expect((await guest.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '101' }], buyNow: true })).json()).toMatchObject({
    status: 401,
    code: 'MISSING_USER',
  });
});

/** Goes to PayPal for one of the carts, and approves there. */
async function approve({ browser }: Buyer, query: string): Promise<{ readonly back: URL; readonly take: () => Promise<unknown> }> {
  const begun = (await browser.send('POST', WALLET + query, { vendorPaymentType: 'PAYPAL' })).json<{ url: string }>();
  const back = new URL((await answerAt(await shop.provider(), begun.url, 'approved')).location);
  const payPalInfo = { paymentMethodNonce: back.searchParams.get('reference') ?? '' };
  return { back, take: async () => (await browser.send('POST', TAKE, { vendorPaymentType: 'PAYPAL', payPalInfo })).json() };
}

test('[CART-22, PAY-7] PayPal pays for what is bought now, and the basket keeps its own payment', async () => {
  const browser = shop.browser();
  const basket = await buyer(shop, { itemId: '100', qty: 3, browser });
  const bought = await buyer(shop, { itemId: '101', browser, buyNow: true });
  const { back, take } = await approve(bought, NOW);
  expect(back.searchParams.get('buyNow')).toBe('true');
  // Even when the call that takes it does not say for which cart.
  expect(await take()).toEqual({ paymentType: 'PAYPAL', vendorPaymentType: 'PAYPAL' });
  expect((await bought.details()).payment).toMatchObject({ vendorPaymentType: 'PAYPAL' });
  expect((await basket.details()).payment).toMatchObject({ vendorPaymentType: null, lastFour: '1111' });
  const { orderNumber } = (await bought.place()).json<{ orderNumber: string }>();
  expect(await booksOf(shop, { reference: orderNumber })).toMatchObject([{ status: 'authorised', amount: Math.round(bought.total * 100) }]);
  expect([await goods(browser), await goods(browser, NOW)]).toEqual([[['100', 3]], []]);
  expect((await basket.place()).status).toBe(200);
  expect([await orders(bought.cartId), await orders(basket.cartId)]).toEqual([1, 1]);
});

test('[CART-22, PAY-7] an approval for an item that another one replaced meanwhile pays for nothing', async () => {
  const browser = shop.browser();
  const first = await buyer(shop, { itemId: '101', browser, buyNow: true });
  const { take } = await approve(first, NOW);
  const second = await buyer(shop, { itemId: '103', browser, buyNow: true });
  expect(await take()).toMatchObject({ code: 'PAYPAL_AUTH_RETRY' });
  expect((await first.place()).status).toBe(404);
  expect((await second.details()).payment).toMatchObject({ vendorPaymentType: null, lastFour: '1111' });
  expect((await second.place()).status).toBe(200);
  expect([await orders(first.cartId), await orders(second.cartId)]).toEqual([0, 1]);
});
