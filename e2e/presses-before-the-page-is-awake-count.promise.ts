// A slow device, a browser that keeps nothing, a long cart: what a visitor presses counts, and what they need stays in view.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { cartLines, openCartOf, openProduct } from './support/filled-cart.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');

/** Opens a page whose script stays away until the function that is returned is called. */
async function openAsleep(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return resolve;
}

const isAwake = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('awake').length > 0);

test('[ATC-2] presses on + before a product page is awake add up', async ({ page, shop }) => {
  const wake = await openAsleep(page, shop.consumer + paths.product('x', '246810'));
  const more = page.locator('main form button[data-step="1"]').first();
  for (let press = 0; press < 3; press += 1) await more.click();
  const field = page.locator('main form input[name=qty]').first();
  expect(await field.inputValue()).toBe('4');
  wake();
  await isAwake(page);
  expect(await field.inputValue()).toBe('4');
  await more.click();
  await expect.poll(() => field.inputValue()).toBe('5');
});

test('[CART-6] presses on + before the cart is awake add up and are saved', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [2]);
  await openAsleep(page, shop.consumer + paths.cart('consumer'));
  const more = page.locator('main article button[data-step="1"]').first();
  for (let press = 0; press < 3; press += 1) await more.click();
  const kept = () =>
    page.evaluate(
      async () => ((await (await fetch('/cc/api/checkout')).json()) as { cart: { items: { qty: number }[] } }).cart.items[0]?.qty,
    );
  await expect.poll(() => kept().catch(() => undefined)).toBe(5);
});

test('[APP-5] with storage refused no page has an error', async ({ browser, shop }) => {
  const page = await (await newVisitor(browser)).newPage();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  for (const path of [
    paths.home(),
    paths.category('paper', 'paper'),
    paths.product('x', '246810'),
    paths.cart('consumer'),
    paths.stores(),
  ]) {
    await page.goto(shop.consumer + path);
    await isAwake(page);
  }
  expect(problems).toEqual([]);
  await page.context().close();
});

test('[CART-9] Undo is in view when the last line of a group goes', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openCartOf(page, shop.consumer, [1, 1, 1]);
  const last = cartLines(page).last();
  await last.getByRole('button', { name: /^Remove/ }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await expect
    .poll(() =>
      undo.evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
});

test('[CART-2] [HDR-4] with cookies refused the shop says so at once, and again at an add', async ({ page, shop }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  await openProduct(page, shop.consumer, '246810');
  await isAwake(page);
  const off = page.getByRole('dialog', { name: 'Cookies are turned off' });
  await off.getByRole('button', { name: 'Just browse' }).click();
  await off.waitFor({ state: 'hidden' });
  await page
    .locator('main form')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByText('Your browser doesn’t accept cookies from this site').first().waitFor();
});
