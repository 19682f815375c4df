import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const LOG = '/cc/api/log';

test('[ANL-1] trust 27: a report is logged, unless it is too large or from another site', async () => {
  const browser = shop.browser();
  expect((await browser.send('POST', LOG, { msg: 'a\nb', error: { code: 1 }, info: 'cart' })).json()).toEqual({ logged: true });
  expect((await browser.send('POST', LOG, { msg: 'x'.repeat(20_000) })).status).toBe(413);
  expect((await browser.send('POST', LOG, { msg: 'a' }, { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(
    403,
  );
});

test('[ANL-1] trust 27: the reports of one address are limited', async () => {
  const replies = await Promise.all(Array.from({ length: 60 }, () => shop.browser().send('POST', LOG, { msg: 'again' })));
  const statuses = replies.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
});
