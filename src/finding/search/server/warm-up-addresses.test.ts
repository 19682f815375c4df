import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const browse = async (url: string) => (await shop.browser().send('GET', url)).body;
const counted = async () => /^inkwell_request_seconds_count.*search.*$/m.exec(await browse('/metrics'))?.[0] ?? '';

test('[CAT-7] the shop sends itself searches before the first shopper comes, and does not count them', async () => {
  await shop.warmUp();
  expect(await counted()).toBe('');
  await browse('/api/search?q=stapler');
  expect(await counted()).toMatch(/status="200"\} 1$/);
});

test('[CAT-7] a caller who claims to be the shop is counted as everybody', async () => {
  const before = await counted();
  await shop.browser().send('GET', '/api/search?q=paper', undefined, { 'x-forwarded-for': 'itself', forwarded: 'for=itself' });
  expect(await counted()).not.toBe(before);
});
