// Each site has its own cart address; the others lead there, with their query.
import { expect, test } from './support/browser-test.ts';

for (const { site, from, to } of [
  { site: 'consumer', from: '/cart?viewcart=true', to: '/cc/sparq/cart?viewcart=true' },
  { site: 'consumer', from: '/cc/mmx/cart?viewcart=true', to: '/cc/sparq/cart?viewcart=true' },
  { site: 'consumer', from: '/fr-ca/cc/sba/cart', to: '/fr-ca/cc/sparq/cart' },
  { site: 'business', from: '/cart', to: '/cc/mmx/cart' },
  { site: 'business', from: '/cc/sparq/cart?viewcart=true', to: '/cc/mmx/cart?viewcart=true' },
  { site: 'business', from: '/cc/sba/cart', to: '/cc/sba/cart' },
] as const)
  test(`[APP-5] ${from} on the ${site} site shows the cart at ${to}`, async ({ page, shop }) => {
    await page.goto(shop[site] + from);
    expect(page.url()).toBe(shop[site] + to);
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

test('[APP-5] an experience that is none is not found', async ({ page, shop }) => {
  expect((await page.goto(`${shop.consumer}/cc/nowhere/cart`))?.status()).toBe(404);
});
