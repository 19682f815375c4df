// Before scripts arrive, or without them, finding a product is links and forms: nothing on these pages needs more.
import { makePaths } from '../src/base/paths.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');

test('without JavaScript one searches, filters, orders, turns pages and opens a product', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(shop.consumer + paths.home());
  await page.getByRole('combobox', { name: 'Search' }).fill('paper');
  await page.getByRole('combobox', { name: 'Search' }).press('Enter');
  await page.waitForURL(`**${paths.search()}?q=paper`);

  const filters = page.getByRole('complementary', { name: 'Filters' });
  const brand = filters.locator('input[name=brand]').first();
  const value = await brand.getAttribute('value');
  await brand.check();
  await filters.getByRole('button', { name: 'Apply filters' }).click();
  await page.waitForURL((url) => url.searchParams.get('brand') === value && url.searchParams.get('q') === 'paper');
  expect(await brand.isChecked()).toBe(true);

  await page.locator('select[name=sort]').selectOption('priceAsc');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('sort') === 'priceAsc' && url.searchParams.get('brand') === value);

  await page.goto(shop.consumer + paths.category('paper', 'paper'));
  const first = await page.locator('main article h3').count();
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await page.waitForURL('**?from=1&page=2#page-2');
  expect(await page.locator('main article h3').count()).toBe(2 * first);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL((url) => url.search === '?page=3');
  await page.locator('main article h3 a').first().click();
  await page.waitForURL(/product_/);
  expect(await page.locator('h1').count()).toBe(1);
  await visitor.close();
});

test('without JavaScript the menu leads to all departments, and the zip question is a page that leads back', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await visitor.newPage();
  await page.goto(shop.consumer + paths.deals());
  await page
    .getByRole('link', { name: /near framingham/i })
    .locator('visible=true')
    .click();
  await page.locator('input[name=zip]').fill('nonsense');
  await page.getByRole('button', { name: /use this/i }).click();
  await expect.poll(() => page.locator('main').textContent()).toContain('Invalid zip code');
  // A code nobody has is refused too, and stays in its field.
  await page.locator('input[name=zip]').fill('99999');
  await page.getByRole('button', { name: /use this/i }).click();
  await page.getByText('We can’t find ZIP code 99999').waitFor();
  expect(await page.locator('input[name=zip]').inputValue()).toBe('99999');
  await page.locator('input[name=zip]').fill('02110');
  await page.getByRole('button', { name: /use this/i }).click();
  await page.waitForURL(`**${paths.deals()}`);
  expect((await visitor.cookies()).find(({ name }) => name === 'zipcode')?.value).toBe('02110');

  await page.getByRole('link', { name: 'Menu' }).click();
  await page.waitForURL(`**${paths.departments()}`);
  await page.locator('main h2 a').first().click();
  await page.waitForURL(/cat_/);
  // The filters of a small screen stand behind a link to them.
  await page.getByRole('link', { name: /filters/i }).click();
  await page.getByRole('button', { name: 'Apply filters' }).waitFor();
  await visitor.close();
});
