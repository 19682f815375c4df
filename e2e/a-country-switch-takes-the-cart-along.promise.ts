// A country switch takes what lies in the cart along, with and without JavaScript, and says what is other there.
import type { Page } from 'playwright-core';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { addWithoutJavaScript, cartLines, openCartOf } from './support/filled-cart.ts';

/** Chooses a country at the foot of the page, and waits for the page that opens. */
async function choose(page: Page, country: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.getByRole('contentinfo').getByRole('button', { name: country }).click()]);
}

async function thereAndBack(page: Page, consumer: string): Promise<void> {
  await choose(page, 'Canada – Français');
  expect(new URL(page.url()).pathname).toBe('/fr-ca/cc/sparq/cart');
  expect(await cartLines(page).count()).toBe(1);
  expect(await cartLines(page).first().innerText()).toMatch(
    /Ajouté depuis votre panier des États-Unis. L’unité y était à [\d,]+\s\$\sUSD;/,
  );
  await choose(page, 'United States');
  expect(new URL(page.url()).pathname).toBe('/cc/sparq/cart');
  await choose(page, 'Canada – English');
  expect(await cartLines(page).getByRole('textbox').first().inputValue()).toBe('1');
  // From any other page it leads to that page.
  await page.goto(`${consumer}/help`);
  await choose(page, 'Canada – Français');
  expect(new URL(page.url()).pathname).toBe('/fr-ca/help');
}

test('[APP-2] from the United States to Québec and back, the cart comes along', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [1]);
  await thereAndBack(page, shop.consumer);
});

test('[APP-2] the cart comes along without JavaScript', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await addWithoutJavaScript(page, shop.consumer, '246810');
  await thereAndBack(page, shop.consumer);
  await visitor.close();
});
