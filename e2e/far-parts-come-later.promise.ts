// Parts far down a page are not laid out until the visitor comes near; they are still reachable, and Back finds its place.
import { makePaths } from '../src/base/paths.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const PHONE = { width: 390, height: 844 };

test.for([
  ['home', paths.home()],
  ['search', paths.search({ q: 'paper' })],
])('parts of the %s page far below are laid out when the visitor scrolls or tabs there', async ([, address], { browser, shop }) => {
  const visitor = await newVisitor(browser, { viewport: PHONE });
  const page = await visitor.newPage();
  await page.goto(shop.consumer + address, { waitUntil: 'networkidle' });
  const last = page.locator('[data-later] a').last();
  const isLaidOut = (): Promise<boolean> => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await last.focus();
  await expect.poll(isLaidOut).toBe(true);
  await visitor.close();
});

test('[APP-12] Back from a product returns to the same place of a long list', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { viewport: PHONE });
  const page = await visitor.newPage();
  await page.goto(shop.consumer + paths.search({ q: 'paper' }), { waitUntil: 'networkidle' });
  const title = page.locator('main li h3 a, main li h2 a').nth(14);
  // By the wheel, as a shopper: each tile on the way is laid out, and the page knows its height.
  const isSeen = (): Promise<boolean> => title.evaluate((link) => link.getBoundingClientRect().top < innerHeight - 200);
  while (!(await isSeen())) {
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  const topOf = (): Promise<number> => title.evaluate((link) => link.getBoundingClientRect().top);
  const [name, top] = [await title.textContent(), await topOf()];
  await title.click();
  await page.waitForURL('**/product_*');
  await page.locator('main h1').waitFor();
  await page.goBack();
  await expect.poll(() => title.textContent()).toBe(name);
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(4);
  await visitor.close();
});
