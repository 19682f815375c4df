// The cart's number is correct at once, after a reload, and in an inactive second tab (MINI-1, T42).
import type { Page } from 'playwright-core';
import { expect, test } from './support/browser-test.ts';

const cartLink = (page: Page) => page.locator('header a[aria-haspopup="dialog"][href*="/cart"]');
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Add to cart/ });

async function addFirst(page: Page): Promise<void> {
  await addButton(page).first().click();
  await page.getByRole('dialog', { name: /^Added/ }).waitFor();
  await page.keyboard.press('Escape');
  // Waits until the drawer's history entry is gone: with a reload at the same time the browser would go back twice.
  await page.waitForFunction(() => ((history.state as { readonly surfaces?: number } | null)?.surfaces ?? 0) === 0);
}

test('[CART-25] the badge counts items at once, after a reload and in a second tab', async ({ page, visitor, shop }) => {
  const address = `${shop.consumer}/search?q=paper`;
  const other = await visitor.newPage();
  await other.goto(`${shop.consumer}/deals`, { waitUntil: 'networkidle' });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await cartLink(page).getByText('items').count()).toBe(0);

  await addFirst(page);
  await cartLink(page).getByText('1 item', { exact: true }).waitFor({ state: 'attached' });
  await cartLink(other).getByText('1 item', { exact: true }).waitFor({ state: 'attached' });

  await addFirst(page);
  await cartLink(other).getByText('2 items', { exact: true }).waitFor({ state: 'attached' });
  await page.reload();
  await cartLink(page).getByText('2 items', { exact: true }).waitFor({ state: 'attached' });

  // The other way round, with the mini cart of the second tab.
  await cartLink(other).click();
  const mini = other.getByRole('dialog', { name: 'Your cart' });
  await mini
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click();
  await cartLink(page).getByText('3 items', { exact: true }).waitFor({ state: 'attached' });
});

test('[MINI-1] a line taken out of the mini cart can be brought back there', async ({ page, shop }) => {
  await page.goto(`${shop.consumer}/search?q=paper`, { waitUntil: 'networkidle' });
  await addFirst(page);
  await cartLink(page).click();
  const mini = page.getByRole('dialog', { name: 'Your cart' });
  await mini.getByRole('button', { name: /^Remove/ }).click();
  await mini.getByRole('button', { name: 'Undo' }).click();
  await mini.getByRole('textbox', { name: /^Quantity/ }).waitFor();
  await cartLink(page).getByText('1 item', { exact: true }).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await mini.waitFor({ state: 'hidden' });
  expect(await cartLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
});

test('[MINI-1, CART-11] a typed 0 takes the line out of the mini cart, with its Undo; what cannot be ordered has no way to checkout there', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.consumer}/help`);
  await page.evaluate(
    `fetch('/cc/api/checkout/default/item', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"items":[{"itemId":"246810","qty":3},{"itemId":"900003","qty":5}],"skipInv":true}' }).then((reply) => reply.json())`,
  );
  await page.goto(`${shop.consumer}/help`, { waitUntil: 'networkidle' });
  await cartLink(page).click();
  const mini = page.getByRole('dialog', { name: 'Your cart' });
  await mini.getByText('Only 3 left.').waitFor();
  expect(await mini.getByRole('link', { name: 'Check out' }).count()).toBe(0);
  await mini.getByRole('button', { name: 'Change quantity to 3' }).click();
  await mini.getByRole('link', { name: 'Check out' }).waitFor();
  const field = mini.getByRole('textbox').first();
  await field.fill('0');
  await field.press('Enter');
  await mini.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => field.inputValue()).toBe('3');
  // Text that is not a number also becomes 0, never other digits than typed.
  await field.fill('1.5');
  await field.press('Enter');
  await mini.getByRole('button', { name: 'Undo' }).waitFor();
});

test.for([
  [1366, 'beside the words'],
  [390, 'on a phone'],
] as const)('[CART-25] a count of four digits covers no words and stays on the screen, %s wide, %s', async ([width], { page, shop }) => {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`${shop.consumer}/help`);
  await page.evaluate(
    `fetch('/cc/api/checkout/default/item', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"items":[{"itemId":"246810","qty":1250}]}' }).then((reply) => reply.json())`,
  );
  await page.goto(`${shop.consumer}/help`, { waitUntil: 'networkidle' });
  const badge = cartLink(page).getByText('1,250', { exact: true });
  const { x, width: wide } = (await badge.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
  const words = await cartLink(page).getByText('Cart', { exact: true }).boundingBox();
  // On a phone the words are there for those who listen.
  const end = words === null || words.width <= 1 || width < 1024 ? width : words.x;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + wide).toBeLessThanOrEqual(end);
});
