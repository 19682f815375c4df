// A sold-out product in a list offers alternates without leaving the list (CAT-8).
import { makePaths } from '../src/base/paths.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

/** Out of stock, three alternates in stock. */
const SOLD_OUT = '900033';
const LIST = makePaths('en-US').search({ q: SOLD_OUT });

test('[CAT-8] “See similar” opens what our experts suggest over the list; Back closes it', async ({ page, shop }) => {
  await page.goto(shop.consumer + LIST, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /^See \d similar/ }).click();
  const overlay = page.getByRole('dialog', { name: 'Our experts suggest' });
  await overlay.getByRole('article').first().waitFor();
  expect(await overlay.getByRole('button', { name: /^Add to cart/ }).count()).toBeGreaterThan(0);
  await page.goBack();
  await overlay.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).searchParams.get('q')).toBe(SOLD_OUT);
});

test('[CAT-8] without JavaScript “See similar” leads to them on the product’s page', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(shop.consumer + LIST);
  await page.getByRole('link', { name: /^See \d similar/ }).click();
  await page.waitForURL(`**/product_${SOLD_OUT}#alternates`);
  await visitor.close();
});
