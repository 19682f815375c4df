// Where the system hides its scrollbar, an indicator next to a long drawer shows that there is more below (ERR-2: 42 px, from 1,000 px on).
import { makePaths } from '../src/base/paths.ts';
import { buyableItems, EN, putIntoCart } from './support/filled-cart.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');

test('[ERR-2] a mini cart of one line has no mark; a long one has one of 42 px that goes with what is seen', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const page = await visitor.newPage();
  const mark = page.locator('dialog[open] > * > span[aria-hidden]');
  const openCart = async (): Promise<void> => {
    await page.reload({ waitUntil: 'networkidle' });
    await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
    await page
      .getByRole('dialog', { name: 'Your cart' })
      .getByRole('button', { name: /^Remove/ })
      .first()
      .waitFor();
  };
  await page.goto(shop.consumer + paths.help());
  const items = (await buyableItems(page, EN, 12)).map((itemId) => ({ itemId, qty: 1 }));
  await putIntoCart(page, EN, items.slice(0, 1));
  await openCart();
  expect(await mark.isVisible()).toBe(false);
  await putIntoCart(page, EN, items);
  await openCart();
  await mark.waitFor();
  const atTop = await mark.boundingBox();
  expect(atTop?.height).toBe(42);
  await mark.evaluate((element) => element.previousElementSibling?.scrollTo(0, 10_000));
  await expect.poll(async () => (await mark.boundingBox())?.y).toBeGreaterThan((atTop?.y ?? 0) + 100);
  const body = await mark.evaluate((element) => element.previousElementSibling?.getBoundingClientRect().bottom);
  const end = await mark.boundingBox();
  // Edges between two pixels are drawn at one of them.
  expect(Math.abs((end?.y ?? 0) + 42 - (body ?? 0))).toBeLessThan(1);
  await visitor.close();
});
