// When staff set a day off, it moves the promises of a cart, also of cached answers; when they remove it, the old day is back.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { importDaysOff } from '#goods/delivery/server';
import { add, cartOf, ITEM, put, testCarts } from '#test/carts';
import type { Browser, TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testCarts();
});
afterAll(() => shop.close());

const dayOff = (day: string) => ({ country: 'US', region: '', day, worked: false, name: 'Stocktaking' }) as const;
const daysOf = ({ items }: CartReply['cart']) => items.map(({ selectedDeliveryOption }) => selectedDeliveryOption.minDeliveryDate);
const promised = async (browser: Browser) => daysOf(await cartOf(browser));

test('[DLV-1] a day off moves a cart that is read again and its unchanged lines; removing it restores the day', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100' }, { itemId: '101' }]);
  const [day = ''] = daysOf(cart);
  // The second read answers from the cache.
  expect(await promised(browser)).toEqual([day, day]);
  expect(await promised(browser)).toEqual([day, day]);

  await importDaysOff(shop.db, [dayOff(day ?? '')]);
  await vi.waitFor(async () => expect((await promised(browser))[0]).not.toBe(day));
  const [later = ''] = await promised(browser);
  expect((later ?? '') > (day ?? '')).toBe(true);
  expect(await promised(browser)).toEqual([later, later]);

  // A change of one line also answers the new day of the other.
  const other = cart.items[1]?.cartItemId;
  const changed = (await browser.send('POST', ITEM, { items: [{ cartItemId: other, qty: 2 }] }, put)).json<CartReply>();
  expect(daysOf(changed.cart)).toEqual([later, later]);

  await importDaysOff(shop.db, []);
  await vi.waitFor(async () => expect(await promised(browser)).toEqual([day, day]));
});
