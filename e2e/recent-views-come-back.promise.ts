// Products that a device has looked at: shown on the next product and at home, never the one that is open, and cleared on demand.
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';

const paths = makePaths('en-US');

test('[REC-2] recently viewed products are shown, without the one that is open, until they are cleared', async ({ page, shop }) => {
  const row = page.getByRole('region', { name: 'Recently Viewed' });
  const open = (itemId: string) => page.goto(shop.consumer + paths.product('x', itemId), { waitUntil: 'networkidle' });
  const links = () =>
    row.locator('h3 a').evaluateAll((found) => found.map((link) => /product_(\w+)/.exec((link as HTMLAnchorElement).href)?.[1]));
  await open('246811');
  expect(await row.count(), 'nothing was looked at before').toBe(0);
  await open('401588');
  await row.waitFor();
  expect(await links()).toEqual(['246811']);
  // The shelf below holds what no shelf above shows.
  await page.goto(shop.consumer + paths.home(), { waitUntil: 'networkidle' });
  await row.waitFor();
  const shown = await page
    .locator('main h3 a[href*="/product_"]')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
  expect(new Set(shown).size).toBe(shown.length);
  await row.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => row.count()).toBe(0);
  await open('246811');
  expect(await row.count()).toBe(0);
});
