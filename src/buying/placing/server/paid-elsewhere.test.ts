// The shopper leaves the page to pay, and does something else meanwhile: goes back, pays otherwise, signs in. Nothing is lost, and nothing is paid twice.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, cartOf, prepareCarts } from '#test/carts';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { answerAt, booksOf, buyer, CARDS, count, type Buyer } from '#buying/orders/fixtures';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => new Date() }, prepareCarts);
});
afterAll(() => shop.close());

const PASSWORD = 'a long enough password';
const goods = async (browser: Browser) =>
  (await cartOf(browser)).items.toSorted((a, b) => a.itemId.localeCompare(b.itemId)).map(({ itemId, qty }) => [itemId, qty]);
const rows = async (sql: string) => (await shop.db.raw(sql)).rows;
const isOut = async (browser: Browser) =>
  (await browser.send('GET', '/api/product/104')).json<{ tile: { isOutOfStock: boolean } }>().tile.isOutOfStock;
const ownerOf = async (cartId: string) => String((await rows(`select owner_id from cart where cart_id = '${cartId}'`))[0]?.['owner_id']);
const draftOf = async (cartId: string) =>
  String((await rows(`select order_number from order_head where cart_id = '${cartId}' and status = 'draft'`))[0]?.['order_number']);
const lines = async (orderNumber: string) =>
  rows(`select item_id, qty from order_line where order_number = '${orderNumber}' order by item_id`);
const held = async (reference: string) => (await booksOf(shop, { reference })).map(({ status }) => status);
const challenge = (browser: Browser, orderNumber: string) => browser.send('POST', '/cc/api/checkout/default/challenge', { orderNumber });

async function lastUnit(): Promise<Browser> {
  await shop.db.raw(`update stock set on_hand = allocated + 1 where item_id = '104' and location = 'US'`);
  const stranger = shop.browser();
  await expect.poll(() => isOut(stranger)).toBe(false);
  return stranger;
}

test('[CHK-3] [PAY-7] who goes to PayPal and back finds the last unit in stock, pays by card, and a late approval pays for nothing', async () => {
  const stranger = await lastUnit();
  const browser = shop.browser();
  const guest = await buyer(shop, { itemId: '104', browser });
  await guest.details();
  const begun = await browser.send('POST', '/cc/api/checkout/default/wallet', { vendorPaymentType: 'PAYPAL' });
  await expect.poll(() => isOut(stranger)).toBe(true);
  // Back: cart, review and product page.
  const { items, cartAttributes } = await cartOf(browser);
  expect([items.flatMap(({ messages }) => messages), cartAttributes.proceedCheckout]).toEqual([[], true]);
  expect(await guest.details()).toMatchObject({ stop: '', shortages: [], openStep: 'review' });
  expect(await isOut(browser)).toBe(false);
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  // PayPal's own tab is still open.
  const back = new URL((await answerAt(await shop.provider(), begun.json<{ url: string }>().url, 'approved')).location);
  const payPalInfo = { paymentMethodNonce: back.searchParams.get('reference') ?? '' };
  const late = await browser.send('POST', '/cc/api/checkout/default/vendorpayment', { vendorPaymentType: 'PAYPAL', payPalInfo });
  expect(late.json()).toMatchObject({ code: 'PAYPAL_AUTH_RETRY' });
  expect(await held(orderNumber)).toEqual(['authorised']);
  const owner = await ownerOf(guest.cartId);
  expect(await count(shop.db, 'order_head', `owner_id = '${owner}'`)).toBe(1);
  expect(await count(shop.db, 'order_payment', `order_number = '${orderNumber}' and kind = 'authorised'`)).toBe(1);
  expect(await count(shop.db, 'stock_hold', `owner_id = '${owner}'`)).toBe(0);
});

/** A guest whose bank asks, about the last unit unless it is another item, and who signs in to an account with something in its cart. */
async function signsInMeanwhile(email: string, inAccount: readonly object[], itemId = '104') {
  const stranger = await lastUnit();
  const account = shop.browser();
  expect((await openAccount(shop, account, { fullName: 'Maya Ortiz', email, password: PASSWORD })).status).toBe(200);
  if (inAccount.length > 0) await add(account, inAccount);
  const browser = shop.browser();
  const guest: Buyer = await buyer(shop, { itemId, browser, card: CARDS.asksPasses });
  const { field = '' } = (await guest.place()).json<{ field?: string }>();
  const orderNumber = await draftOf(guest.cartId);
  await expect.poll(() => isOut(stranger)).toBe(itemId === '104');
  expect((await browser.send('POST', '/api/sign-in', { email, password: PASSWORD })).status).toBe(200);
  // The next page knows the units.
  expect(await isOut(browser)).toBe(false);
  return { stranger, browser, field, orderNumber };
}

/** The bank's yes makes one order of one unit; returns what the cart has left. */
async function confirmed({ browser, field, orderNumber }: Awaited<ReturnType<typeof signsInMeanwhile>>, itemId: string) {
  await answerAt(await shop.provider(), field, 'yes');
  expect((await challenge(browser, orderNumber)).json()).toMatchObject({ orderNumber, isPlaced: true });
  expect(await lines(orderNumber)).toEqual([{ item_id: itemId, qty: 1 }]);
  expect(await held(orderNumber)).toEqual(['authorised']);
  const [order] = await rows(`select owner_id from order_head where order_number = '${orderNumber}'`);
  expect(await count(shop.db, 'order_head', `owner_id = '${String(order?.['owner_id'])}'`)).toBe(1);
  return goods(browser);
}

test.each([
  ['an empty cart', 'empty-cart@example.com', [], []],
  ['other goods in its cart', 'other-goods@example.com', [{ itemId: '101', qty: 2 }], [['101', 2]]],
])(
  '[PAY-9] [CART-23] a guest signs in to an account with %s while the bank asks: the last unit stays theirs, and the rest stays in the cart',
  async (_, email, before, left) => {
    const asked = await signsInMeanwhile(email, before);
    const { browser, stranger } = asked;
    const { items, cartAttributes } = await cartOf(browser);
    const failures = items.flatMap(({ messages }) => messages.filter(({ type }) => type === 'failure'));
    expect([failures, cartAttributes.proceedCheckout, await isOut(stranger)]).toEqual([[], true, true]);
    expect(await confirmed(asked, '104')).toEqual(left);
  },
);

test('[PAY-9] [CART-23] of the same goods in both carts, what was ordered leaves the account’s', async () => {
  const asked = await signsInMeanwhile('same-goods@example.com', [{ itemId: '100', qty: 3 }], '100');
  expect(await goods(asked.browser)).toEqual([['100', 3]]);
  expect(await confirmed(asked, '100')).toEqual([['100', 2]]);
});

test('[PAY-9] [CART-23] the bank’s no leaves the whole cart, and nothing charged', async () => {
  const { browser, field, orderNumber } = await signsInMeanwhile('bank-says-no@example.com', [{ itemId: '101' }]);
  await answerAt(await shop.provider(), field, 'no');
  expect((await challenge(browser, orderNumber)).status).toBe(422);
  expect([await goods(browser), await held(orderNumber)]).toEqual([
    [
      ['101', 1],
      ['104', 1],
    ],
    ['declined'],
  ]);
});

test('[PAY-9] [CART-23] who signs in and pays with another card has one order: the bank’s late yes is not charged', async () => {
  const { browser, field, orderNumber } = await signsInMeanwhile('pays-otherwise@example.com', [{ itemId: '101' }]);
  const { cartId } = await cartOf(browser);
  const again = await buyer(shop, { itemId: '100', browser, email: 'pays-otherwise@example.com' });
  expect(again.cartId).toBe(cartId);
  const placed = await again.place();
  expect(placed.status).toBe(200);
  const other = placed.json<{ orderNumber: string }>().orderNumber;
  await answerAt(await shop.provider(), field, 'yes');
  expect((await challenge(browser, orderNumber)).status).toBe(422);
  expect(await lines(other)).toEqual([
    { item_id: '100', qty: 1 },
    { item_id: '101', qty: 1 },
    { item_id: '104', qty: 1 },
  ]);
  expect([await held(orderNumber), await held(other)]).toEqual([['voided'], ['authorised']]);
  expect(
    await count(shop.db, 'stock_allocation', `item_id = '104' and status = 'allocated' and order_number in ('${orderNumber}', '${other}')`),
  ).toBe(1);
});
