// More at once than the shop takes: each is served whole, or told to come again with nothing done (trust 33).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { count } from './orders/fixtures.ts';
import { ITEM, prepareCarts } from './test-carts.ts';
import { testShop, type TestShop } from './test-shop.ts';

const [AT_ONCE, ASKING] = [25, 400];
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_REQUESTS_AT_ONCE: String(AT_ONCE) }, undefined, prepareCarts);
});
afterAll(() => shop.close());

test('trust 33: of four hundred guests at once some are let in, the others get 503 with Retry-After, and only carts that were told exist', async () => {
  const replies = await Promise.all(
    Array.from({ length: ASKING }, () => shop.browser().send('POST', ITEM, { items: [{ itemId: '100', qty: 1 }] })),
  );
  const served = replies.filter(({ status }) => status === 200).length;
  const refused = replies.filter(({ status }) => status === 503);
  expect(served + refused.length).toBe(ASKING);
  expect(served).toBeGreaterThanOrEqual(AT_ONCE);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']));
  expect(refused[0]?.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect([await count(shop.db, 'cart'), await count(shop.db, 'session')]).toEqual([served, served]);
  // And the next one is served as ever.
  expect((await shop.browser().send('POST', ITEM, { items: [{ itemId: '100', qty: 1 }] })).status).toBe(200);
});
