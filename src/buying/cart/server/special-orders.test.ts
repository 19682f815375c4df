// Special orders: who has the right gives a cart a destination and a payer of its own (B2B-7, CART-2, CART-5).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { openAccount } from '#test/accounts';
import { add, cartOf, put, testCarts } from '#test/carts';
import type { Browser, TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testCarts();
});
afterAll(() => shop.close());

const update = (browser: Browser, body: object) => browser.send('POST', '/cc/api/checkout/default', body, put);

async function specialBuyer(): Promise<Browser> {
  const browser = shop.browser();
  const email = `special${Math.round(performance.now() * 1000)}@example.com`;
  await openAccount(shop, browser, { fullName: 'Ana Ruiz', email, password: 'a long enough password' });
  await shop.db.raw(`update profile set permissions = '{G_SE}' where email = $1`, [email]);
  return browser;
}

test('[CART-2, B2B-7] type SPECIAL and its addresses need the right to special orders', async () => {
  const refused = await add(shop.browser(), [{ itemId: '100' }], { type: 'SPECIAL' });
  expect([refused.status, refused.code]).toEqual([403, 'SPECIAL_ORDER_NOT_ALLOWED']);
  const { cart } = await add(await specialBuyer(), [{ itemId: '100' }], {
    type: 'SPECIAL',
    specialShipTo: { organizationName: 'Site 4', zipCode: '97201' },
    specialBillTo: { organizationName: 'Head office' },
  });
  expect(cart).toMatchObject({
    type: 'SPECIAL',
    cartAttributes: { zipCode: '97201' },
    addresses: [
      { type: 'S', organizationName: 'Site 4', zipCode: '97201' },
      { type: 'B', organizationName: 'Head office' },
    ],
  });
});

test('[CART-5, B2B-7] who may place special orders makes the cart one and back; its addresses go with it', async () => {
  const browser = await specialBuyer();
  const ship = { organizationName: 'Site 4', zipCode: '97201' };
  const { cart } = await add(browser, [{ itemId: '100' }]);
  expect([cart.type, cart.metadata.uiSwitches.specialOrder]).toEqual(['STANDARD', true]);
  expect((await update(browser, { type: 'SPECIAL' })).json<CartReply>().cart.type).toBe('SPECIAL');
  await add(browser, [{ itemId: '101' }], { specialShipTo: ship });
  expect((await cartOf(browser)).addresses).toMatchObject([ship]);
  const regular = (await update(browser, { type: 'STANDARD' })).json<CartReply>().cart;
  expect([regular.type, regular.addresses?.[0]?.organizationName ?? null]).toEqual(['STANDARD', null]);
});

test('[CART-5, B2B-7] nobody else does', async () => {
  const browser = shop.browser();
  expect((await add(browser, [{ itemId: '100' }])).cart.metadata.uiSwitches.specialOrder).toBe(false);
  const refused = await update(browser, { type: 'SPECIAL' });
  expect([refused.status, refused.json()]).toMatchObject([403, { code: 'SPECIAL_ORDER_NOT_ALLOWED' }]);
  expect((await cartOf(browser)).type).toBe('STANDARD');
});
