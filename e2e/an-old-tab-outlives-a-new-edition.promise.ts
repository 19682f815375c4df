// A new edition of the shop takes the old one's place while somebody shops (trust 30): the scripts that their tab has not loaded yet
// are gone from the server, and their order is placed all the same, once.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { orderPlaced, pressOn, putIntoCart, reach, typeCard, typeDelivery } from './support/buying.ts';

const paths = makePaths('en-US');

interface Editions {
  /** Once the tab's page is awake: from now on there are no scripts for it but those that it has, until it is loaded again. */
  readonly change: () => Promise<void>;
  /** Number of scripts that failed to load. */
  readonly missed: () => number;
}

async function editionsOf(page: Page): Promise<Editions> {
  let [isOld, missed] = [false, 0];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isOld = false;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (!isOld) return route.continue();
    missed += 1;
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
  });
  const change = async () => {
    // A page that is loaded again has its words first and its scripts later: a tab of an old edition is one that had both.
    await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0);
    isOld = true;
  };
  return { change, missed: () => missed };
}

test('[CHK-1] trust 30: a tab of the previous edition completes checkout with its cart and typed text', async ({ page, shop }) => {
  const editions = await editionsOf(page);
  await putIntoCart(page, shop.consumer, paths);
  await page.goto(shop.consumer + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  await typeDelivery(page, 'US', 'old.tab@inkwell.example');
  await editions.change();
  await pressOn(page);
  await expect.poll(editions.missed).toBeGreaterThan(0);
  // The step was sent; the page that comes again in the new edition knows it.
  await page.waitForLoadState('networkidle');
  if (!page.url().includes('/checkout/payment')) await pressOn(page);
  await reach(page, 'payment');
  await typeCard(page);
  let before = editions.missed();
  await editions.change();
  await pressOn(page);
  await expect.poll(editions.missed).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
  if (!page.url().includes('/checkout/review')) await pressOn(page);
  await reach(page, 'review');
  before = editions.missed();
  await editions.change();
  await pressOn(page);
  // The review is loaded again, and leads on to what was ordered.
  await expect.poll(() => page.url()).toContain('/checkout/confirmation/');
  await page.waitForLoadState('networkidle');
  await orderPlaced(page);
  expect(editions.missed()).toBeGreaterThan(before);
  await page.goto(shop.consumer + paths.cart('consumer'));
  await page.getByRole('heading', { name: 'Your cart is empty.' }).waitFor();
});

test('[CART-24] trust 30: from the cart of an old tab the shop is gone on with, and nothing of the cart is lost', async ({
  page,
  shop,
}) => {
  const editions = await editionsOf(page);
  await putIntoCart(page, shop.consumer, paths);
  await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
  await editions.change();
  await page.getByRole('banner').getByRole('link', { name: 'Deals' }).click();
  await expect.poll(editions.missed).toBeGreaterThan(0);
  // Loaded again, in the new edition; the same press leads on.
  await page.waitForLoadState('networkidle');
  if (!page.url().includes('/deals')) await page.getByRole('banner').getByRole('link', { name: 'Deals' }).click();
  await page.waitForURL('**/deals*');
  await page.goto(shop.consumer + paths.cart('consumer'));
  await page.getByText('Northfold Everyday copy paper').first().waitFor();
});
