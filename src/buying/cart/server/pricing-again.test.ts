import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOW } from '../fixtures.ts';
import { add, cartOf, testCarts } from '#test/carts';
import type { Browser, TestShop } from '#test/shop';

let shop: TestShop;
let now = NOW;
beforeAll(async () => {
  shop = await testCarts({ now: () => new Date(now) });
});
afterAll(() => shop.close());

/** A cart that a command has just priced, so that the next command reuses its lines. */
async function pricedCart(): Promise<Browser> {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100' }, { itemId: '101', qty: 2 }, { itemId: '103' }, { itemId: '106' }]);
  await add(browser, [{ itemId: '100' }], { responseType: 'DELTA' });
  return browser;
}

/** The answer to a command on another line, and the whole cart priced from scratch. */
async function totals(browser: Browser) {
  const { cart } = await add(browser, [{ itemId: '100' }], { responseType: 'DELTA' });
  const whole = await cartOf(browser, '?trace=true');
  expect(cart.cartSummary).toEqual(whole.cartSummary);
  expect(cart.cartAttributes).toEqual(whole.cartAttributes);
  expect(cart.messages).toEqual(whole.messages);
  return cart;
}

test.each([
  ['a price', `update price set base = 700 where item_id = '106' and currency = 'USD'`, 53],
  ['what an item is', `update product set status = 'discontinued' where item_id = '106'`, 46],
  ['what is in stock', `update stock set on_hand = 0 where item_id = '103'`, 36],
])('[CART-1] after a change of %s a command answers the new cost of the whole cart', async (_what, sql, subTotal) => {
  const browser = await pricedCart();
  await shop.db.raw(sql);
  // A command before this server hears of the change may answer the old price; one after it answers the new price.
  await expect.poll(async () => (await cartOf(browser, '?trace=true')).cartSummary.cartSubTotal).toBe(subTotal);
  expect((await totals(browser)).cartSummary.cartSubTotal).toBe(subTotal + 10);
});

test('[DLV-2] a one-hour pickup is promised only while the store is open: before, the cart shows the time', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100', deliveryType: 'ISP', pickupStoreNumber: '0008' }]);
  const way = async () => (await cartOf(browser)).items[0]?.selectedDeliveryOption;
  expect(await way()).toMatchObject({ group: 'oneHourPickup', minLeadTime: 0, soon: true });
  now = NOW - 5 * 3_600_000;
  expect(await way()).toMatchObject({ group: 'oneHourPickup', minLeadTime: 0, soon: false });
  now = NOW;
});

test('[CART-1] dates follow the clock, whatever was priced before', async () => {
  const browser = await pricedCart();
  const dayOf = async () => (await cartOf(browser)).items.at(-1)?.selectedDeliveryOption.maxDeliveryDate;
  const first = await dayOf();
  now = NOW + 3 * 86_400_000;
  await totals(browser);
  expect(await dayOf()).not.toBe(first);
  now = NOW;
  await totals(browser);
  expect(await dayOf()).toBe(first);
});

test.each([
  ['a coupon', `update coupon set value = 700 where code = 'FIVE'`, 'couponSavings', 7],
  [
    'the days that are worked',
    `insert into holiday (country, region, day, worked, name) values ('US', '', '2026-11-21', false, 'Stocktaking')`,
    'day',
    '2026-11-23',
  ],
  ['the hours of a store', `update store set hours = jsonb_set(hours, '{4}', '"10:00-21:00"') where store_number = '0008'`, 'readyAt', 660],
] as const)('[CART-1] after a change of %s an answer given before is not given again', async (_what, sql, field, expected) => {
  const browser = shop.browser();
  await add(
    browser,
    [
      { itemId: '100', qty: 3, deliveryType: 'ISP', pickupStoreNumber: '0008' },
      { itemId: '101', qty: 2 },
    ],
    { coupons: ['FIVE'] },
  );
  const seen = async () => {
    const { items, cartSummary } = await cartOf(browser);
    const { readyAt } = items[0]?.selectedDeliveryOption ?? {};
    return { couponSavings: cartSummary.couponSavings, day: items[1]?.selectedDeliveryOption.maxDeliveryDate, readyAt }[field];
  };
  const before = await seen();
  expect(await seen()).toBe(before);
  expect(before).not.toBe(expected);
  await shop.db.raw(sql);
  await expect.poll(seen).toBe(expected);
});
