// A part number leads to its product: as a suggestion, as typed, without its dashes, and by keyboard alone (CAT-7).
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const PART = 'OND-TN480-BK';
const PRODUCT = /\/product_401588$/;

test('[CAT-7] the part number suggests its product first, and arrow and Enter open it', async ({ page, shop }) => {
  await page.goto(shop.consumer + paths.home(), { waitUntil: 'networkidle' });
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill(PART);
  // Hearts are options without words.
  const options = page.getByRole('option').filter({ hasText: /./ });
  await options.filter({ hasText: '401588' }).waitFor();
  expect(await options.count()).toBeLessThanOrEqual(10);
  const at = (await options.allTextContents()).findIndex((text) => text.includes('401588'));
  for (let row = 0; row <= at; row += 1) await field.press('ArrowDown');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await options.nth(at).getAttribute('id'));
  await field.press('Enter');
  await page.waitForURL(PRODUCT);
  await expect.poll(() => page.locator('h1').evaluate((heading) => heading === document.activeElement)).toBe(true);
});

test.for([PART, PART.replaceAll('-', ''), PART.toLowerCase(), '401588'])(
  '[CAT-7] searching for %s shows the product it names first',
  async (typed, { page, shop }) => {
    await page.goto(shop.consumer + paths.home(), { waitUntil: 'networkidle' });
    await page.getByRole('combobox', { name: 'Search' }).fill(typed);
    await page.getByRole('combobox', { name: 'Search' }).press('Enter');
    await page.waitForURL((url) => url.pathname === paths.search() && url.searchParams.get('q') === typed);
    await page.locator('h1', { hasText: typed }).waitFor();
    expect(await page.locator('main article h3 a').first().getAttribute('href')).toMatch(PRODUCT);
    expect(await page.title()).toContain(typed);
  },
);

test('[CAT-7] Enter searches the words typed, whatever is suggested; Escape closes the suggestions and keeps the words', async ({
  page,
  shop,
}) => {
  await page.goto(shop.consumer + paths.home(), { waitUntil: 'networkidle' });
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('copy pa');
  await page.getByRole('option').first().waitFor();
  await field.press('Escape');
  await expect.poll(() => page.getByRole('option').count()).toBe(0);
  expect(await field.inputValue()).toBe('copy pa');
  await field.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await field.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'copy pa');
});
