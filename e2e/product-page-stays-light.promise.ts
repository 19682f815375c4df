// The JavaScript a shopper's browser loads on a product page before they tap anything, idle and scrolled-to parts included.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, newVisitor, test } from './support/browser-test.ts';

/** Bytes after gzip. */
const BUDGET = 150_000;

/** Every script the page asks for, with its size after gzip. */
function weighScripts(page: Page): () => Promise<{ name: string; bytes: number }[]> {
  const scripts: Promise<{ name: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = new URL(response.url()).pathname;
    scripts.push(response.body().then((body) => ({ name, bytes: gzipSync(body, { level: 9 }).length })));
  });
  return () => Promise.all(scripts);
}

async function anyProduct(page: Page, shop: string): Promise<string> {
  await page.goto(`${shop}/search?q=paper`);
  return new URL((await page.locator('a[href*="/product_"]').first().getAttribute('href')) ?? '', shop).href;
}

/** All automatically loaded scripts: after loading, when idle, and while scrolling down. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}

test('a product page loads at most 150 kB of JavaScript without a tap', async ({ page, browser, shop }) => {
  const address = await anyProduct(page, shop.consumer);
  const visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const phone = await visitor.newPage();
  const weighed = weighScripts(phone);
  await phone.goto(address);
  await readToTheEnd(phone);
  const scripts = (await weighed()).toSorted((a, b) => b.bytes - a.bytes);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const table = [...scripts, { name: 'in all', bytes: total }].map(
    ({ name, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`,
  );
  console.log(table.join('\n'));
  await visitor.close();
  expect(scripts.length).toBeGreaterThan(2);
  expect(total, table.join('\n')).toBeLessThanOrEqual(BUDGET);
});

test('a page whose link is hovered is prefetched with everything it imports', async ({ page, shop }) => {
  await page.goto(shop.consumer, { waitUntil: 'networkidle' });
  const imports = page.waitForResponse(/page-imports-[\w-]+\.json$/);
  await page.locator('main a[href*="/product_"]').first().hover();
  const ofPages = (await (await imports).json()) as Readonly<Record<string, readonly string[]>>;
  const ofProducts = ofPages['finding/product-page/screen/product-or-category-page'] ?? [];
  expect(ofProducts).not.toEqual([]);
  for (const script of ofProducts) await page.locator(`link[rel="modulepreload"][href="${script}"]`).first().waitFor({ state: 'attached' });
});
