// A list is a sheet of products or a row for each that says more (CAT-4): as the visitor wants it, on every list, from the first paint on.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { newVisitor } from './support/chromium.ts';
import { expect, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const french = makePaths('fr-CA');
const LIST = paths.category('paper', 'paper');

/** Number of tiles next to the first, and whether their facts are visible. */
const look = (page: Page) =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll('main [data-rows=chosen] article')];
    const tops = tiles.slice(0, 8).map((tile) => Math.round(tile.getBoundingClientRect().top));
    const facts = tiles[0]?.querySelector('h3 ~ p[class*=facts]');
    return { beside: tops.filter((top) => top === tops[0]).length, facts: facts?.checkVisibility() ?? false };
  });
const SHEET = { beside: 4, facts: false };
const ROWS = { beside: 1, facts: true };

test('[CAT-4] the row layout is chosen once for all lists: categories, brands, deals and search; the address stays the same', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(shop.consumer + LIST, { waitUntil: 'networkidle' });
  expect(await look(page)).toEqual(SHEET);
  await page.getByRole('group', { name: 'View' }).getByRole('radio', { name: 'List' }).check({ force: true });
  await expect.poll(() => look(page)).toEqual(ROWS);
  expect(new URL(page.url()).search).toBe('');
  const row = page.locator('main [data-rows=chosen] article').first();
  for (const part of [/\$\d/, /Compare/, /Add to cart|Choose options|View details/, / · /]) await row.getByText(part).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  for (const path of [paths.brand('northfold'), paths.deals(), paths.search({ q: 'paper' })]) {
    await page.goto(shop.consumer + path, { waitUntil: 'networkidle' });
    expect(await look(page), path).toEqual(ROWS);
    expect(await page.getByRole('radio', { name: 'List' }).isChecked(), path).toBe(true);
  }
  await page.getByRole('radio', { name: 'Grid' }).check({ force: true });
  await expect.poll(() => look(page)).toEqual(SHEET);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await look(page)).toEqual(SHEET);
});

test('[CAT-4] rows are there at the first paint: nothing moves when the page wakes up', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.addInitScript(() => localStorage.setItem('listingRows', '1'));
  await page.goto(shop.consumer + french.category('papier', 'paper'), { waitUntil: 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0);
  expect(await look(page)).toEqual(ROWS);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { readonly value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shifts).toBeLessThan(0.05);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await page.getByRole('radio', { name: 'Liste' }).isChecked()).toBe(true);
});

test('[CAT-4] without JavaScript the same switch works', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { viewport: { width: 1366, height: 768 }, javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(shop.consumer + LIST);
  const facts = page.locator('main article p[class*=facts]').first();
  expect(await facts.isVisible()).toBe(false);
  await page.locator('input[data-rows]').check({ force: true });
  await expect.poll(() => facts.isVisible()).toBe(true);
  await visitor.close();
});
