// Buy now buys its item in a cart of its own: the basket stays as it was before, during and after (CART-22, decision 0340).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, cartOf, ITEM, prepareCarts, put } from '#test/carts';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { answerAt, buyer, CARDS, count } from '#buying/orders/fixtures';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => new Date() }, prepareCarts);
});
afterAll(() => shop.close());

const NOW = '?buyNow=true';
const goods = async (browser: Browser, query = '') => (await cartOf(browser, query)).items.map(({ itemId, qty }) => [itemId, qty]);
const rows = async (sql: string) => (await shop.db.raw(sql)).rows;
const orderedIn = (cartId: string) =>
  rows(
    `select l.item_id, l.qty from order_head h join order_line l using (order_number) where h.cart_id = '${cartId}' and h.status = 'placed'`,
  );

/** A guest whose basket holds three of item 100. */
async function withBasket(browser: Browser = shop.browser()) {
  const { cart } = await add(browser, [{ itemId: '100', qty: 3 }], { coupons: ['FIVE'] });
  return { browser, basketId: cart.cartId };
}

test('[CART-22] a guest buys one item now; the basket and its badge stay', async () => {
  const { browser, basketId } = await withBasket();
  const reply = await add(browser, [{ itemId: '101' }], { buyNow: true });
  expect(reply.cart.items.map(({ itemId }) => itemId)).toEqual(['101']);
  expect(reply.headers['set-cookie'] ?? '').not.toContain('MCVCB');
  const bought = await buyer(shop, { itemId: '103', qty: 2, browser, buyNow: true });
  expect([await goods(browser), await goods(browser, NOW)]).toEqual([[['100', 3]], [['103', 2]]]);
  expect((await bought.details()).openStep).toBe('review');
  const placed = await bought.place();
  expect(placed.status).toBe(200);
  expect(await orderedIn(bought.cartId)).toEqual([{ item_id: '103', qty: 2 }]);
  const basket = await cartOf(browser);
  expect([basket.cartId, basket.coupons.length, await goods(browser), await goods(browser, NOW)]).toEqual([basketId, 1, [['100', 3]], []]);
  // Both addresses lead on: nothing is left to buy now, the basket begins its own checkout.
  expect((await browser.send('GET', `/cc/api/precheckout${NOW}`)).headers['location']).toContain('/cart');
  expect((await browser.send('GET', '/cc/api/precheckout')).headers['location']).not.toContain('buyNow');
});

test('[CART-22, CHK-3] a call that names the cart of buy now places its order without the address saying so', async () => {
  const { browser } = await withBasket();
  const bought = await buyer(shop, { itemId: '101', browser, buyNow: true });
  const body = { cartId: bought.cartId, total: bought.total };
  expect((await browser.send('POST', '/cc/api/checkout/default/order', body)).status).toBe(200);
  expect(await orderedIn(bought.cartId)).toEqual([{ item_id: '101', qty: 1 }]);
  expect(await goods(browser)).toEqual([['100', 3]]);
});

test('[CART-22] entries of the basket are a start for buy now, and each keeps its own payment', async () => {
  const browser = shop.browser();
  const basket = await buyer(shop, { itemId: '100', browser });
  await add(browser, [{ itemId: '101' }], { buyNow: true });
  const own = async (query: string) => (await browser.send('GET', `/cc/api/checkout/default/details${query}`)).json();
  expect(await own(NOW)).toMatchObject({ email: 'maya@example.com', openStep: 'payment', payment: null });
  const now = await buyer(shop, { itemId: '101', browser, buyNow: true, email: 'other@example.com', card: CARDS.declined });
  expect((await now.place()).json()).toMatchObject({ status: 422, code: 'PAYMENT_OPERATION_FAILED' });
  expect(await own('')).toMatchObject({ email: 'maya@example.com', openStep: 'review', payment: { lastFour: '1111' } });
  expect((await basket.place()).status).toBe(200);
  expect(await goods(browser, NOW)).toEqual([['101', 1]]);
});

test('[CART-22] a second buy now replaces the first: its tab cannot order what another tab chose', async () => {
  const { browser } = await withBasket();
  const first = await buyer(shop, { itemId: '100', browser, buyNow: true });
  const second = await buyer(shop, { itemId: '103', browser, buyNow: true });
  expect(second.cartId).not.toBe(first.cartId);
  expect((await first.place()).json()).toMatchObject({
    status: 404,
    code: 'CART_ID_NOT_FOUND',
    message: expect.stringContaining('something else'),
  });
  expect((await second.place()).status).toBe(200);
  expect(await count(shop.db, 'order_head', `cart_id in ('${first.cartId}', '${second.cartId}')`)).toBe(1);
  expect(await goods(browser)).toEqual([['100', 3]]);
});

test('[CART-22, CART-26] many at once leave one cart to buy, and its order is placed once', async () => {
  const { browser, basketId } = await withBasket();
  await Promise.all(Array.from({ length: 8 }, (_, at) => add(browser, [{ itemId: at % 2 === 0 ? '101' : '103' }], { buyNow: true })));
  const owner = `owner_id = (select owner_id from cart where cart_id = '${basketId}')`;
  expect(await count(shop.db, 'cart', `${owner} and purpose = 'buyNow' and status = 'active'`)).toBe(1);
  expect(await goods(browser, NOW)).toHaveLength(1);
  const bought = await buyer(shop, { itemId: '101', browser, buyNow: true });
  const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => bought.place({ key: `key-${at}` })));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await count(shop.db, 'order_head', `cart_id = '${bought.cartId}'`)).toBe(1);
  expect(await goods(browser)).toEqual([['100', 3]]);
});

test('[CART-22, PAY-9] while the bank asks, and when the shopper buys something else meanwhile, nothing is lost', async () => {
  const { browser } = await withBasket();
  const bought = await buyer(shop, { itemId: '101', browser, buyNow: true, card: CARDS.asksPasses });
  const { field = '' } = (await bought.place()).json<{ field?: string }>();
  expect([await goods(browser), await goods(browser, NOW)]).toEqual([[['100', 3]], [['101', 1]]]);
  await add(browser, [{ itemId: '103' }], { buyNow: true });
  const back = new URL((await answerAt(await shop.provider(), field, 'yes')).location);
  expect(back.searchParams.get('buyNow')).toBe('true');
  const orderNumber = String((await rows(`select order_number from order_head where cart_id = '${bought.cartId}'`))[0]?.['order_number']);
  expect((await browser.send('POST', `/cc/api/checkout/default/challenge${NOW}`, { orderNumber })).json()).toMatchObject({
    isPlaced: true,
  });
  expect(await orderedIn(bought.cartId)).toEqual([{ item_id: '101', qty: 1 }]);
  expect([await goods(browser), await goods(browser, NOW)]).toEqual([[['100', 3]], [['103', 1]]]);
});

test('[CART-22] the last units: a second buy now is not kept from what the first one holds', async () => {
  await shop.db.raw(`update stock set on_hand = allocated + 4 where item_id = '104' and location = 'US'`);
  const { browser } = await withBasket();
  const first = await buyer(shop, { itemId: '104', qty: 4, browser, buyNow: true });
  await first.details();
  const again = await add(browser, [{ itemId: '104', qty: 4 }], { buyNow: true });
  expect(again.messages.filter(({ type }) => type === 'failure')).toEqual([]);
  await expect.poll(async () => (await cartOf(browser, NOW)).cartAttributes.proceedCheckout).toBe(true);
});

test('[CART-22, CART-23] at sign-in the item to buy now goes along, in place of an older one of the account', async () => {
  const email = 'buys-now@example.com';
  const account = shop.browser();
  expect((await openAccount(shop, account, { fullName: 'Maya Ortiz', email, password: 'a long enough password' })).status).toBe(200);
  await add(account, [{ itemId: '101' }], { buyNow: true });
  const { browser } = await withBasket();
  const bought = await buyer(shop, { itemId: '103', qty: 2, browser, buyNow: true, email: 'guest@example.com' });
  expect((await browser.send('POST', '/api/sign-in', { email, password: 'a long enough password' })).status).toBe(200);
  expect([await goods(browser), await goods(browser, NOW)]).toEqual([[['100', 3]], [['103', 2]]]);
  expect((await cartOf(browser, NOW)).cartId).not.toBe(bought.cartId);
  expect((await bought.details()).email).toBe('guest@example.com');
  expect(await count(shop.db, 'cart', `cart_id = '${bought.cartId}' and status = 'active'`)).toBe(0);
});

test('[CART-22] nothing replaces an item that can be bought when the next one cannot; lines of the cart can be changed', async () => {
  const { browser } = await withBasket();
  const { cart } = await add(browser, [{ itemId: '101' }], { buyNow: true });
  const none = await add(browser, [{ itemId: '111999' }], { buyNow: true });
  expect(none.messages.some(({ type }) => type === 'failure')).toBe(true);
  expect(await goods(browser, NOW)).toEqual([['101', 1]]);
  const edited = await browser.send('POST', ITEM + NOW, { items: [{ cartItemId: cart.items[0]?.cartItemId, qty: 5 }] }, put);
  expect(edited.status).toBe(200);
  expect([await goods(browser), await goods(browser, NOW)]).toEqual([[['100', 3]], [['101', 5]]]);
});
