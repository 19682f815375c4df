import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('[CART-8] every call the shop answers', () => {
  expect([...shop.registry.lines.keys()].sort()).toMatchSnapshot();
});

test('the API description holds every call', async () => {
  const { paths } = (await shop.browser().send('GET', '/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>();
  const described = Object.values(paths).reduce((sum, operations) => sum + Object.keys(operations).length, 0);
  expect(described).toBe(shop.registry.lines.size);
});

test('the shop says that it is alive, ready and how it does', async () => {
  const browser = shop.browser();
  expect((await browser.send('GET', '/healthz')).json()).toEqual({ status: 'ok' });
  expect((await browser.send('GET', '/readyz')).json()).toEqual({ status: 'ready' });
  expect((await browser.send('GET', '/metrics')).body).toMatch(/inkwell_request_seconds_count\{route="\/readyz",status="200"\} 1/);
});

test('trust 18: an unknown host is not served', async () => {
  expect(
    (await shop.browser().send('POST', '/api/sign-out', undefined, { host: 'evil.example', origin: 'http://evil.example' })).status,
  ).toBe(421);
});
