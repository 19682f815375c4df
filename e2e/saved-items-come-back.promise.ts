// A saved item keeps its price and returns to the cart: by Undo, from the list, from the mini cart, without JavaScript.
import type { Page } from 'playwright-core';
import { addWithoutJavaScript, cartLines as lines, openCartOf } from './support/filled-cart.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const saved = (page: Page) => page.getByRole('region', { name: 'Saved for later' });

test('[SFL-1] a line is put aside, brought back by Undo, put aside again and moved from the mini cart', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [2, 1]);
  const putAside = lines(page)
    .first()
    .getByRole('button', { name: /^Save for later/ });
  await putAside.click();
  await saved(page).getByRole('article').waitFor();
  expect(await lines(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => lines(page).count(), { timeout: 5_000 }).toBe(2);
  await putAside.click();
  await saved(page).getByRole('article').waitFor();
  await page.goto(`${shop.consumer}/help`, { waitUntil: 'networkidle' });
  await page.locator('header a[href*="/cart"]').locator('visible=true').first().click();
  const mini = page.getByRole('dialog', { name: 'Your cart' });
  await mini.getByRole('tab', { name: 'Saved for later (1)' }).click();
  await mini.getByRole('button', { name: /^Move to cart/ }).click();
  await mini.getByRole('tab', { name: 'Saved for later (0)' }).waitFor();
  await mini.getByRole('tab', { name: /^Cart/ }).click();
  await expect.poll(() => mini.getByRole('button', { name: /^Remove/ }).count()).toBe(2);
});

test('[ERR-3] a list that fails to load says so in the shop’s own words, and loads on retry', async ({ page, shop }) => {
  const away = 'Sorry, but we are unable to display these items. Try again in a few minutes.';
  await openCartOf(page, shop.consumer, [2, 1]);
  await lines(page)
    .first()
    .getByRole('button', { name: /^Save for later/ })
    .click();
  await saved(page).getByRole('article').waitFor();
  await page.evaluate('localStorage.clear()');
  const calls = '**/cc/api/sfl*';
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { status: 503, code: 'ITEM_SERVICE_IS_DOWN', message: away } }));
  await page.goto(`${shop.consumer}/help`, { waitUntil: 'networkidle' });
  await page.locator('header a[href*="/cart"]').locator('visible=true').first().click();
  const mini = page.getByRole('dialog', { name: 'Your cart' });
  await mini.getByRole('tab', { name: /^Saved for later/ }).click();
  await mini.getByText(away).waitFor();
  await page.unroute(calls);
  await mini.getByRole('button', { name: 'Try again' }).click();
  await mini.getByRole('button', { name: /^Move to cart/ }).waitFor();
});

test('[SFL-1] without JavaScript lines are put aside and all moved back', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  for (const itemId of ['246811', '310877']) await addWithoutJavaScript(page, shop.consumer, itemId);
  for (const left of [1, 0]) {
    await lines(page)
      .first()
      .getByRole('button', { name: /^Save for later/ })
      .click();
    await page.waitForLoadState();
    expect(await lines(page).count()).toBe(left);
  }
  await page.getByRole('button', { name: 'Move all to cart' }).click();
  await expect.poll(() => lines(page).count()).toBe(2);
  await visitor.close();
});
