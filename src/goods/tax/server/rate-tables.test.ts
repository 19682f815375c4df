import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, cartOf, prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { importLocalTaxes } from './rate-tables.ts';

let shop: TestShop;
let now = new Date('2026-11-20T14:00:00Z');
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
});
afterAll(() => shop.close());

const city = { state: 'NY', zip: '10001', jurisdiction: 'New York City', rate: 45_000, grocery: false, source: 'NYS Publication 718' };

test('[CART-16] imported local rates apply in the running shop, during their validity', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '101' }], { addresses: [{ zipCode: '10001' }] });
  // $8 and $7.95 for delivery, at the state's 4 %.
  expect(cart.cartSummary).toMatchObject({ tax: 0.64, taxEstimated: true, taxes: [{ jurisdiction: 'NY' }] });
  await importLocalTaxes(shop.db, [
    { ...city, since: '2009-08-01', until: '2026-11-20' },
    { ...city, rate: 50_000, since: '2026-11-21', until: null },
  ]);
  await expect
    .poll(async () => (await cartOf(browser)).cartSummary, { timeout: 10_000 })
    .toMatchObject({
      tax: 1.36,
      taxEstimated: false,
      taxes: [
        { jurisdiction: 'NY', ratePercent: 4 },
        { jurisdiction: 'New York City', ratePercent: 4.5 },
      ],
    });
  now = new Date('2026-11-21T14:00:00Z');
  expect((await cartOf(browser)).cartSummary.taxes[1]).toMatchObject({ ratePercent: 5, amount: 0.8 });
  await importLocalTaxes(shop.db, [{ ...city, zip: '10002', since: '2009-08-01', until: null }]);
  await expect.poll(async () => (await cartOf(browser)).cartSummary.taxEstimated, { timeout: 10_000 }).toBe(true);
});
