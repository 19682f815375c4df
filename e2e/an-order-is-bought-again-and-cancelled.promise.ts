// A shopper finds an order, buys it again, and cancels it while it is not packed (CHK-5).
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { orderPlaced, pressOn, reviewAsNewAccount, shownNumber } from './support/buying.ts';

const paths = makePaths('en-US');

test('[CHK-5] an order is found in the account, bought again and cancelled', async ({ page, shop }) => {
  await reviewAsNewAccount(page, shop.consumer, paths, 'afterwards@inkwell.example');
  await pressOn(page);
  const orderNumber = await orderPlaced(page);

  await page.goto(shop.consumer + paths.orders(), { waitUntil: 'networkidle' });
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('copy paper');
  await page.getByRole('button', { name: 'Show orders' }).click();
  await page.waitForURL(/[?&]search=copy\+paper/);
  await page.getByText('1 order', { exact: true }).waitFor();
  await page.locator(`main a[href="${paths.order(orderNumber)}"]`).click();
  await page.locator('main h1', { hasText: shownNumber(orderNumber) }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Reorder all' }).click();
  const told = page.getByRole('main').getByRole('status');
  await told.getByText('1 item is in your cart.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('1 item is in your cart.');

  await page.getByText('Cancel order').click();
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await page.getByText('New total').waitFor();
  await told.getByText('It’s off your order.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('It’s off your order.');
  expect(await page.getByRole('button', { name: /cancel/i }).count()).toBe(0);
});
