// Orders are counted by the server, so that nothing in a browser keeps them from being counted; only where their shopper allows it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buyer } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { consents } from '#test/consent';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

const counted = async () => (await shop.db.raw(`select page, facts from shop_event where name = 'order'`)).rows;

test('[ANL-1] [ANL-3] an order is counted once, with its amount and without its number, where its shopper allows it', async () => {
  const refusing = await buyer(shop, { itemId: '100' });
  expect((await refusing.place()).status).toBe(200);
  const browser = shop.browser();
  consents(browser);
  const willing = await buyer(shop, { itemId: '100', qty: 2, browser });
  for (let time = 0; time < 2; time += 1) expect((await willing.place({ key: 'the-same' })).status).toBe(200);
  await vi.waitFor(async () => expect(await counted()).toHaveLength(1), { timeout: 10_000 });
  expect(await counted()).toEqual([{ page: '', facts: { lines: 1, cents: Math.round(willing.total * 100), currency: 'USD' } }]);
});
