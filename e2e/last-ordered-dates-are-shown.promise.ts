// Businesses buy the same again and again: their tiles and product pages say on which day it was last ordered (experience: Listing).
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { signIn } from './support/sign-in.ts';

const paths = makePaths('en-US');
const french = makePaths('fr-CA');

test('[CAT-3] a business buyer reads when a product was last ordered, on its page and on its tile, and nothing moves for it', async ({
  page,
  shop,
  password,
  hold,
}) => {
  await hold('business');
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, shop.business + paths.login(), 'business', password);
  const itemId = await page.evaluate(async () => {
    const { orders } = (await (await fetch('/api/orders')).json()) as { orders: { items: { itemId: string }[] }[] };
    return orders[0]?.items[0]?.itemId ?? '';
  });
  expect(itemId).not.toBe('');
  await page.goto(shop.business + paths.product('x', itemId));
  const main = page.getByRole('main');
  const name = (await main.locator('h1').textContent()) ?? '';
  const line = main.locator('p[class*=ordered]');
  const height = await line.evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(() => line.textContent()).toMatch(/^Ordered \w{3}, \w{3} \d+/);
  expect(await line.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);

  await main.locator('h1').evaluate((heading) => heading.parentElement?.querySelector('a')?.click());
  await page.waitForURL('**/brand/*');
  const brand = new URL(page.url()).pathname;
  await page.goto(`${shop.business}${brand}?own=bought`, { waitUntil: 'networkidle' });
  const tile = page.locator('main article', { hasText: name });
  await tile.getByText(/^Ordered \w{3}, \w{3} \d+/).waitFor();

  await page.goto(shop.business + french.product('x', itemId));
  await main
    .getByText(/^Commandé le \p{L}+\. \d+/u)
    .first()
    .waitFor();
});
