// Background errors go to the console only (ERR-4), and the page goes on.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { signIn } from './support/sign-in.ts';

const paths = makePaths('en-US');

function consoleOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
}

/** Nothing on the page alarms anybody. */
async function quiet(page: Page): Promise<void> {
  for (const alert of await page.getByRole('alert').all()) expect(await alert.textContent()).toBe('');
}

/** The store that the header shows; its drawer opens by it. */
const storeLink = (page: Page) => page.locator('header a[aria-haspopup=dialog][href$="/stores"]').locator('visible=true').first();
const picker = (page: Page) => page.getByRole('dialog', { name: 'Choose a store' });

test('[ERR-4, APP-21] without browser storage the cart works from page to page, and no message appears', async ({ visitor, shop }) => {
  // A tab of its own: the router's own notes fail here, too, which nobody sees.
  const page = await visitor.newPage();
  await visitor.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await page.goto(`${shop.consumer}/search?q=paper`, { waitUntil: 'networkidle' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: /^Added/ }).waitFor();
  await quiet(page);
  await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
  const cart = page.locator('header a[aria-haspopup="dialog"][href*="/cart"]');
  await cart.getByText('1 item', { exact: true }).waitFor({ state: 'attached' });
  await cart.click();
  await page
    .getByRole('dialog', { name: 'Your cart' })
    .getByRole('button', { name: /^Remove/ })
    .waitFor();
  await quiet(page);
});

test('[ERR-4, STO-3] a preferred store that cannot be saved stops nobody; the console says so', async ({ page, shop }) => {
  const said = consoleOf(page);
  await page.route('**/gus/api/usr/c/address?**', (route) => route.fulfill({ status: 500, json: { status: 500, code: 'X', message: '' } }));
  await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
  await storeLink(page).click();
  const choose = picker(page).getByRole('button', { name: /^Make this my store/ });
  await choose.nth(1).click();
  await picker(page).waitFor({ state: 'hidden' });
  await expect.poll(() => said.join('\n')).toContain('The preferred store could not be saved.');
  await quiet(page);
});

test('[ERR-4, STO-2] no store in an automatic search is no error; the shopper’s own search says ‘Invalid zipcode’', async ({
  page,
  visitor,
  shop,
}) => {
  const said = consoleOf(page);
  // Far from every store.
  await visitor.addCookies([{ name: 'zipcode', value: '99501', url: shop.consumer }]);
  await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
  await storeLink(page).click();
  await picker(page).getByText('There are no stores within 100 mi of 99501.').waitFor();
  expect(await picker(page).textContent()).not.toContain('Invalid zipcode');
  expect(said.join('\n')).toContain('No store found.');
  const field = picker(page).getByRole('textbox');
  await field.fill('99501');
  await field.press('Enter');
  await picker(page).getByText('Invalid zipcode').waitFor();
  await picker(page)
    .getByText('We couldn’t find a store within 100 mi of “99501”. Check the spelling, add the state, or enter a ZIP code.')
    .waitFor();
});

test('[ERR-4] rewards that cannot be fetched stop nobody; the console says so', async ({ page, shop, password }) => {
  const said = consoleOf(page);
  await page.route('**/ele-lpd/api/get*Rewards*', (route) => route.fulfill({ status: 503, json: { status: 503, code: 'X', message: '' } }));
  await signIn(page, shop.consumer + paths.login(), 'rewards', password);
  await page.goto(shop.consumer + paths.cart('consumer', { viewcart: true }), { waitUntil: 'networkidle' });
  await page.goto(shop.consumer + paths.account('consumer'), { waitUntil: 'networkidle' });
  await expect.poll(() => said.join('\n')).toContain('The rewards could not be fetched.');
  await quiet(page);
});
