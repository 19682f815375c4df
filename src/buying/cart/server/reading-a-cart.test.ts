import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { writeCoupons } from '#goods/promotions/server';
import { aCoupon } from '../fixtures.ts';
import { add, cartOf, put, testCarts } from '#test/carts';
import { openAccount } from '#test/accounts';
import type { Browser, TestShop } from '#test/shop';
import { statementsOf } from '#test/statements';

let shop: TestShop;
beforeAll(async () => {
  shop = await testCarts();
});
afterAll(() => shop.close());

test('[CART-4] a visitor without a session gets an empty cart and no session', async () => {
  const browser = shop.browser();
  const reply = await browser.send('GET', '/cc/api/checkout?grindType=ALL&wt=json');
  expect(reply.json<CartReply>().cart).toMatchObject({
    items: [],
    version: 0,
    cartSummary: { ordTotal: 0 },
    cartAttributes: { proceedCheckout: false },
  });
  expect([...browser.cookies.keys()]).not.toContain('__Host-inkwell');
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('[CART-4] the shop answers to both names of its own tenant; the other edition and a name that nobody has are refused in their own words', async () => {
  const asked = (tenantId: string) => shop.browser().send('GET', `/cc/api/checkout?tenantId=${tenantId}`);
  for (const own of ['RETAIL', 'consumer', 'Consumer']) expect((await asked(own)).status, own).toBe(200);
  for (const other of ['SBA', 'business']) {
    const reply = await asked(other);
    expect([reply.status, reply.body]).toEqual([403, expect.stringContaining('belongs to another Inkwell site')]);
  }
  const unknown = await asked('elsewhere');
  expect([unknown.status, unknown.body]).toEqual([403, expect.stringContaining('no edition of the shop named “elsewhere”')]);
});

test('[CART-13] a line that sold out comes first, is not in the total, and offers alternates', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '104', qty: 2 }, { itemId: '100' }]);
  await shop.db.raw(`update stock set on_hand = 0 where item_id = '104'`);
  await expect.poll(async () => (await cartOf(browser)).cartAttributes.hardStop).toBe(true);
  const cart = await cartOf(browser);
  expect(cart).toMatchObject({
    items: [{ itemId: '104', counted: false, selectedDeliveryOption: { group: 'outOfStock' } }, { counted: true }],
    cartSummary: { cartSubTotal: 10 },
  });
  expect(cart.messages[0]?.description).toBe('One or more items in your cart is out of stock. Please remove the item to proceed.');
  await shop.db.raw(`update stock set on_hand = 4 where item_id = '104'`);
});

test('[CART-13] a price that changed since the last visit is shown with the old one', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '106' }]);
  await shop.db.raw(`update price set base = 900 where item_id = '106' and currency = 'USD'`);
  await expect
    .poll(async () => (await cartOf(browser)).items[0]?.messages[0]?.description)
    .toBe('The price dropped from $10.00 to $9.00 since you added this.');
  await shop.db.raw(`update price set base = 1000 where item_id = '106' and currency = 'USD'`);
});

test('[APP-21, CART-25] the badge’s count is a small answer, and its cookie follows the cart', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '101', qty: 3 }, { itemId: '100' }]);
  expect((await browser.send('GET', '/cc/api/checkout/count')).json()).toEqual({
    numberOfItems: 4,
    numberOfLineItems: 2,
    cartSubTotal: 34,
  });
  expect(browser.cookies.get('MCVCB')).toBe('4.2.3400');
  const visitor = browser.cookies.get('jsessionid');
  expect(visitor).toMatch(/^[\w-]{16}$/);
  await add(browser, [{ itemId: '100' }]);
  expect(browser.cookies.get('jsessionid')).toBe(visitor);
  expect(browser.cookies.get('__Host-inkwell')).not.toContain(visitor ?? '');
});

test('[CART-20] a cookie without meaning lets the page distinguish its session from another', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100' }]);
  const context = () => browser.cookies.get('contextid');
  const guest = context() ?? '';
  expect(guest).toMatch(/^[\w-]{16}$/);
  const secret = browser.cookies.get('__Host-inkwell') ?? '';
  const known = hash('sha256', secret, 'buffer');
  for (const text of [secret, known.toString('base64url'), known.toString('hex')]) expect(text).not.toContain(guest);
  await add(browser, [{ itemId: '101' }]);
  expect(context()).toBe(guest);
  await openAccount(shop, browser, {
    fullName: 'Ana Silva',
    email: 'context@example.com',
    password: 'a long enough password',
  });
  const member = context() ?? '';
  expect(member).toMatch(/^[\w-]{16}$/);
  expect(member).not.toBe(guest);
  await browser.send('POST', '/api/sign-out');
  expect(context() ?? '').toBe('');
});

test('[CART-8] the context token returns with every answer', async () => {
  const browser = shop.browser();
  const first = await add(browser, [{ itemId: '100' }]);
  const again = await browser.send('GET', '/cc/api/checkout');
  expect(first.headers['x-context-token']).toMatch(/^[\w-]{20,}$/);
  expect(again.headers['x-context-token']).toBe(first.headers['x-context-token']);
});

test('[APP-1, APP-2] a cart belongs to one site', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100' }]);
  expect((await cartOf(browser, '', '/en-ca')).items).toEqual([]);
  const business = shop.browser('business');
  for (const [name, value] of browser.cookies) business.cookies.set(name, value);
  expect((await cartOf(business)).items).toEqual([]);
});

test('[CART-16] a coupon for free delivery completes the free-delivery progress, and removing it restores the gap', async () => {
  await shop.db.transaction((tx) => writeCoupons(tx, [aCoupon({ code: 'CARRIED', kind: 'shipping', value: 0 })]));
  const browser = shop.browser();
  const progress = ({ metadata, cartSummary }: CartReply['cart']) => [metadata.displayRules.freeShippingProgress, cartSummary.shipFee];
  const { cart } = await add(browser, [{ itemId: '101' }]);
  expect(progress(cart)).toEqual([true, 7.95]);
  await expect
    .poll(async () => progress((await add(browser, [{ itemId: '101' }], { coupons: ['CARRIED'], ignoreExistQty: true })).cart))
    .toEqual([false, 0]);
  const taken = await browser.send('POST', '/cc/api/checkout/default', { removeCoupons: ['CARRIED'] }, put);
  expect(progress(taken.json<CartReply>().cart)).toEqual([true, 7.95]);
});

test('[CART-1] concurrent reads get each visitor’s own current cart, and cost fewer statements', async () => {
  const browsers = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const browser = shop.browser();
      await add(browser, [{ itemId: '100', qty: at + 1 }]);
      return browser;
    }),
  );
  const readAll = () => Promise.all(browsers.map(async (browser) => (await cartOf(browser)).items.map(({ qty }) => qty)));
  const own = browsers.map((_, at) => [at + 1]);
  expect(await readAll()).toEqual(own);
  const statements = await statementsOf(shop.db, readAll);
  expect(statements).toBeLessThan(browsers.length);
  // Another server changed one cart, and one session has ended.
  const [changed, over] = await Promise.all([2, 5].map(async (at) => (await cartOf(browsers[at] as Browser)).cartId));
  await shop.db.raw('update cart_line set qty = 40 where cart_id = $1', [changed]);
  await shop.db.raw('update cart set version = version + 1 where cart_id = $1', [changed]);
  await shop.db.raw('delete from session s using cart c where c.cart_id = $1 and s.shopper_id = c.owner_id', [over]);
  expect(await readAll()).toEqual(own.with(2, [40]).with(5, []));
});
