// How the frame handles failed data (APP-19), and its stacking order (APP-17).
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { EN, openCartOf } from './support/filled-cart.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');

test('[APP-19] a header that is not let in asks for the page anew once, and no more', async ({ page, shop }) => {
  let asked = 0;
  await page.route('**/api/session', (route) => {
    asked += 1;
    return route.fulfill({ status: 401, json: { status: 401, code: 'LOGIN_REQUIRED', message: '' } });
  });
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.goto(`${shop.consumer}/search?q=paper`);
  await page.waitForURL(/redirected=1/);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => asked).toBe(2);
  // A page that is left and come back to asks again, and is not sent round again either.
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => asked).toBe(3);
  expect(loads.map((address) => new URL(address).search)).toEqual(['?q=paper', '?q=paper&redirected=1', '?q=paper&redirected=1']);
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
});

test('[APP-19] page data that comes is shown, a redirect is followed, and what is not there says 404', async ({ page, shop }) => {
  expect((await page.goto(shop.consumer + paths.deals()))?.status()).toBe(200);
  const moved = await page.goto(`${shop.consumer}/cart`);
  expect([moved?.status(), new URL(page.url()).pathname]).toEqual([200, '/cc/sparq/cart']);
  expect(moved?.request().redirectedFrom()).not.toBeNull();
  expect((await page.goto(`${shop.consumer}/item/product_0000000`))?.status()).toBe(404);
});

test('[CART-25] [ANL-2] a surrounding application receives each page and the cart’s count, from the first page on', async ({
  visitor,
  page,
  shop,
}) => {
  await visitor.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told, InkwellApp: { postMessage: (text: string) => told.push(text) } });
  });
  const told = () =>
    page.evaluate(() => (window as unknown as { told: string[] }).told.map((text) => JSON.parse(text) as Record<string, unknown>));
  const count = (items: number, lines: number) => ({ message: 'cartCount', count: items, lines });
  await page.goto(shop.consumer + paths.help());
  await expect.poll(told).toEqual([{ message: 'navigation', route: paths.help() }, count(0, 0)]);
  await page.getByRole('link', { name: 'Deals' }).first().click();
  await page.waitForURL(`**${paths.deals()}`);
  await expect.poll(told).toContainEqual({ message: 'navigation', route: paths.deals() });
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(told).toContainEqual(count(1, 1));
  expect((await told()).filter(({ message }) => message === 'navigation')).toHaveLength(2);
});

/** Which of the overlapping selectors is painted at a point. */
const onTop = (page: Page, selectors: readonly string[], x: number, y: number) =>
  page.evaluate(
    ([names, left, top]) => {
      const seen = document.elementFromPoint(left, top);
      return names.find((name) => seen?.closest(name)) ?? seen?.tagName ?? null;
    },
    [selectors, x, y] as const,
  );

/** Lays boxes of the page over each other in its upper left corner, the last one named last in the document's order of painting. */
const pile = (page: Page, selectors: readonly string[]) =>
  page.evaluate((names) => {
    for (const name of names) {
      const box = document.querySelector<HTMLElement>(name);
      if (box === null) throw new Error(`There is no ${name}`);
      for (const [property, value] of [
        ['position', 'fixed'],
        ['inset', '0 auto auto 0'],
        ['width', '20rem'],
        ['height', '10rem'],
      ] as const)
        box.style.setProperty(property, value, 'important');
    }
  }, selectors);

test('[APP-17] top hat above header above sub-header, and a drawer above them all', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const page = await visitor.newPage();
  await openCartOf(page, shop.consumer, [1], EN);
  const layers = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--z-drawer', '--z-tophat', '--z-header', '--z-sub'].map((name) => style.getPropertyValue(name).trim());
  });
  expect(layers).toEqual(['9998', '9997', '9996', '100']);
  const hat = 'body > section.on-ink';
  const header = 'body > header';
  const bar = '[data-bottom-bar]';
  await pile(page, [hat, header, bar]);
  const all = [hat, header, bar];
  expect(await onTop(page, all, 40, 80)).toBe(hat);
  await page.evaluate((name) => document.querySelector<HTMLElement>(name)?.style.setProperty('visibility', 'hidden', 'important'), hat);
  expect(await onTop(page, all, 40, 80)).toBe(header);
  await page.evaluate((name) => document.querySelector<HTMLElement>(name)?.style.setProperty('visibility', 'hidden', 'important'), header);
  expect(await onTop(page, all, 40, 80)).toBe(bar);
  await visitor.close();
});

test('[APP-17] a modal drawer is painted over everything, and a toast over the drawer', async ({ page, shop }) => {
  await page.goto(`${shop.consumer}/search?q=paper`, { waitUntil: 'networkidle' });
  await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await drawer.waitFor();
  await pile(page, ['body > section.on-ink', 'body > header']);
  // The page below the drawer and its scrim: nothing of it takes a press.
  expect(await onTop(page, ['dialog[open]', 'body > section.on-ink', 'body > header'], 40, 80)).toBe('dialog[open]');
  const { x, y } = (await drawer.boundingBox()) ?? { x: 0, y: 0 };
  expect(await onTop(page, ['dialog[open]', 'body > header'], x + 20, y + 20)).toBe('dialog[open]');
});
