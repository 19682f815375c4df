// A list is an address: each filter, order and page of it can be left, shared and come back to, at the same place (APP-12).
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const LIST = paths.category('paper', 'paper');

const titles = (page: Page): Promise<string[]> => page.locator('main article h3').allTextContents();
const count = (page: Page): Promise<string | null> => page.locator('main [role=status]', { hasText: /product/ }).textContent();

test('[APP-12] Back from a product returns to the same products at the same place', async ({ page, shop }) => {
  await page.goto(`${shop.consumer}${LIST}?page=2`, { waitUntil: 'networkidle' });
  const before = await titles(page);
  const tile = page.locator('main article h3 a').nth(13);
  await tile.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(300);
  await tile.click();
  await page.waitForURL(/product_/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL(`**${LIST}?page=2`);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  expect(await titles(page)).toEqual(before);
});

test('[APP-12] more of a list comes below what is there, and is there again after Back from a product', async ({ page, shop }) => {
  await page.goto(shop.consumer + LIST, { waitUntil: 'networkidle' });
  const first = await titles(page);
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await page.waitForURL(`**${LIST}?from=1&page=2`);
  await expect.poll(() => titles(page)).toHaveLength(2 * first.length);
  const both = await titles(page);
  expect(both.slice(0, first.length)).toEqual(first);
  // The keyboard goes on where the new ones begin, and the page stays where it was.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('page-2');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const tile = page.locator('main article h3 a').nth(first.length + 3);
  await tile.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  await tile.click();
  await page.waitForURL(/product_/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  expect(await titles(page)).toEqual(both);
  // The address alone shows the same, and another filter begins anew.
  await page.reload();
  expect(await titles(page)).toEqual(both);
  await page.locator('main select[name=sort]').selectOption('priceAsc');
  await page.waitForURL(`**${LIST}?sort=priceAsc`);
});

test('[APP-12] Back pressed the moment a page is on its way leads back', async ({ page, shop }) => {
  await page.goto(shop.consumer + LIST, { waitUntil: 'networkidle' });
  const heading = await page.locator('main h1').textContent();
  const gone = page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = push;
      push(...entry);
      history.back();
    };
    return new Promise<string>((resolve) => addEventListener('popstate', () => resolve(location.pathname), { once: true }));
  });
  await page.locator('main article h3 a').first().click();
  expect(await gone).toBe(LIST);
  // The product page may show for a moment; then the list appears and stays.
  await expect.poll(() => page.locator('main h1').textContent()).toBe(heading);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  expect(await page.locator('main h1').textContent()).toBe(heading);
});

test('[APP-12] every filter is an address and a step of its own; chips take it away; the number is said', async ({ page, shop }) => {
  await page.goto(shop.consumer + LIST, { waitUntil: 'networkidle' });
  const all = await count(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  // Counts put the brands into another order, so each is found by its name.
  const box = (brand: string) => filters.locator(`input[name=brand][value=${JSON.stringify(brand)}]`);
  const [first = '', second = ''] = await filters
    .locator('input[name=brand]')
    .evaluateAll((found) => found.map((one) => (one as HTMLInputElement).value));
  await box(first).check();
  await page.waitForURL((url) => url.searchParams.getAll('brand').join() === first);
  await expect.poll(() => count(page)).not.toBe(all);
  const one = await count(page);
  // The box that was pressed keeps the focus, so that the next one can be reached from it.
  expect(await box(first).evaluate((element) => element === document.activeElement)).toBe(true);
  await box(second).check();
  await page.waitForURL((url) => url.searchParams.getAll('brand').length === 2);
  const chip = (brand: string) => page.getByRole('link', { name: `Remove filter ${brand}` });
  await chip(second).waitFor();
  await chip(first).click();
  await page.waitForURL((url) => url.searchParams.getAll('brand').join() === second);
  await expect.poll(() => box(first).isChecked()).toBe(false);

  await page.goBack();
  await expect.poll(async () => [await box(first).isChecked(), await box(second).isChecked()]).toEqual([true, true]);
  await page.goBack();
  await expect.poll(() => count(page)).toBe(one);
  await page.goBack();
  await expect.poll(() => count(page)).toBe(all);
  expect(await box(first).isChecked()).toBe(false);

  await page.goto(`${shop.consumer}${LIST}?brand=${encodeURIComponent(first)}`);
  expect(await count(page)).toBe(one);
});

test('[APP-12] a filter pressed while the list in another order still loads keeps the order, and stays checked', async ({ page, shop }) => {
  await page.goto(shop.consumer + LIST, { waitUntil: 'networkidle' });
  const waiting = Promise.withResolvers<void>();
  await page.route(/\.data\?.*sort=/, async (route) => {
    await waiting.promise;
    await route.continue();
  });
  await page.locator('main select[name=sort]').selectOption('priceAsc');
  const boxes = page.getByRole('complementary', { name: 'Filters' }).locator('input[name=brand]');
  const [first, second] = [boxes.nth(0), boxes.nth(1)];
  const brands = [await first.inputValue(), await second.inputValue()];
  await first.check();
  await second.check();
  waiting.resolve();
  await page.waitForURL((url) => url.searchParams.getAll('brand').length === 2);
  expect(new URL(page.url()).searchParams.getAll('brand').toSorted()).toEqual(brands.toSorted());
  expect(new URL(page.url()).searchParams.get('sort')).toBe('priceAsc');
  await page.getByRole('link', { name: `Remove filter ${brands[1]}` }).waitFor();
  for (const brand of brands) {
    expect(await page.locator(`aside input[name=brand][value=${JSON.stringify(brand)}]`).isChecked()).toBe(true);
  }
});

test('[APP-12] a filter value that leaves nothing cannot be chosen', async ({ page, shop }) => {
  await page.goto(`${shop.consumer}${LIST}`, { waitUntil: 'networkidle' });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const empty = filters.locator('label', { hasText: /(^|\D)0 products/ });
  expect(await empty.count()).toBe(0);
  // Values of the first brand, at a price that not every brand has: the others stay visible but disabled.
  const brand = (await filters.locator('input[name=brand]').first().getAttribute('value')) ?? '';
  await page.goto(`${shop.consumer}${LIST}?brand=${encodeURIComponent(brand)}&price=0-1000`, { waitUntil: 'networkidle' });
  expect(await empty.count()).toBeGreaterThan(0);
  for (const row of await empty.all()) expect(await row.locator('input').isDisabled()).toBe(true);
});

test('[APP-12] the pickup count is shown before the filter is selected, and respects all other filters', async ({ page, shop }) => {
  await page.goto(`${shop.consumer}${LIST}?price=0-1000`, { waitUntil: 'networkidle' });
  const row = page.getByRole('complementary', { name: 'Filters' }).locator('label:has(input[name=bopis])');
  const said = (await row.textContent()) ?? '';
  const before = /([\d,]+) products?/.exec(said)?.[1];
  expect(before).toBeDefined();
  await row.locator('input').check();
  await page.waitForURL(/bopis=/);
  await expect.poll(async () => /([\d,]+) products?/.exec((await count(page)) ?? '')?.[1]).toBe(before);
  // It stays right while it is held, and goes along with the next filter.
  expect(await row.textContent()).toBe(said);
});
