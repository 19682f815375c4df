// A heart saves a product to a list from wherever it is seen (CAT-8, LST-4): a guest signs in and it is done, it is filled on other pages, the list
// says it can be moved; without JavaScript the heart leads to a page.
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { openAccount } from './support/new-account.ts';

const ACCOUNT = { fullName: 'Rosa Tremblay', email: 'hearts@inkwell.example', password: 'a pencil and a ruler', company: 'Tremblay' };
const ITEM = '246810';

test('[LST-4] a guest presses a heart, signs in, makes a list, and finds the heart filled elsewhere', async ({ browser, shop }) => {
  const paths = makePaths('en-US');
  const first = await (await newVisitor(browser)).newPage();
  await first.goto(shop.consumer);
  await openAccount(first, ACCOUNT);
  await first.context().close();

  const page = await (await newVisitor(browser, { viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(shop.consumer + paths.product('x', ITEM), { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /^Save to a list/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Email' }).fill(ACCOUNT.email);
  await drawer.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  await drawer.getByRole('button', { name: 'Sign in', exact: true }).click();
  await drawer.getByRole('heading', { name: 'Create a list' }).waitFor();
  expect(await axeFindings(page), 'create drawer').toEqual([]);
  await drawer.getByRole('button', { name: 'Create list' }).click();
  await drawer.getByText('List name is required').waitFor();
  await drawer.getByRole('textbox', { name: 'List name' }).fill('Kitchen');
  await drawer.getByRole('button', { name: 'Create list' }).click();
  await page.getByText('Saved to Kitchen.').waitFor();
  await main
    .getByRole('link', { name: /^On your lists/ })
    .first()
    .waitFor();

  // What was loaded on one page is kept for the next.
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('getListCardData') ? 1 : 0));
  await page.goto(shop.consumer + paths.search({ q: 'copy paper' }), { waitUntil: 'networkidle' });
  const saved = main.getByRole('link', { name: /^On your lists/ });
  await saved.first().waitFor();
  expect(asked).toBe(0);
  // The list used last takes the next one at once, and the toast leads to the lists.
  await main
    .getByRole('link', { name: /^Save to a list/ })
    .first()
    .click();
  await page.getByText('Saved to Kitchen.').waitFor();
  await expect.poll(() => saved.count()).toBe(2);
  await page.getByRole('button', { name: 'Change list' }).click();
  await page.getByRole('dialog').getByText('Kitchen').first().waitFor();
  expect(await axeFindings(page), 'lists drawer').toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(() => saved.count()).toBe(1);
  await page.context().close();
});

test('[LST-4] [CAT-8] a suggested product is saved by keyboard, with the field keeping its words and its place', async ({
  browser,
  shop,
}) => {
  const page = await (await newVisitor(browser)).newPage();
  await page.goto(shop.consumer);
  await openAccount(page, { ...ACCOUNT, email: 'hearts-suggested@inkwell.example' });
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/cc/api/list', { method: 'POST', headers, body: '{"name":"Desk"}' });
    sessionStorage.removeItem('listitems');
  });
  await page.goto(shop.consumer, { waitUntil: 'networkidle' });
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill(ITEM);
  const rows = page.getByRole('option').filter({ hasText: /./ });
  await rows.filter({ hasText: ITEM }).waitFor();
  const at = (await rows.allTextContents()).findIndex((text) => text.includes(ITEM));
  for (let row = 0; row <= at; row += 1) await field.press('ArrowDown');
  await field.press('ArrowRight');
  const heart = page.getByRole('option', { name: /^Save to a list/, selected: true });
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await heart.getAttribute('id'));
  expect(await axeFindings(page), 'suggestions').toEqual([]);
  await field.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Add to a list' });
  await drawer.getByRole('button', { name: /^Add/ }).click();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe(ITEM);
  // The list that was used last takes it at once from now on, so the suggestions stay open.
  await field.press('ArrowDown');
  await page.getByRole('option', { name: /^On your lists/ }).waitFor();
  await page.context().close();
});

test('[LST-4] lists that cannot be loaded open the drawer of a new one, which says so and tries again', async ({ browser, shop }) => {
  const paths = makePaths('en-US');
  const page = await (await newVisitor(browser)).newPage();
  await page.goto(shop.consumer);
  await openAccount(page, { ...ACCOUNT, email: 'hearts-away@inkwell.example' });
  await page.evaluate(async () => {
    await fetch('/cc/api/list', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Desk"}' });
    sessionStorage.removeItem('listitems');
  });
  const calls = '**/getListCardData';
  await page.route(calls, (route) => route.abort());
  await page.goto(shop.consumer + paths.product('x', ITEM), { waitUntil: 'networkidle' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Save to a list/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('We couldn’t load your lists').waitFor();
  await page.unroute(calls);
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog').getByText('Desk').first().waitFor();
  await page.context().close();
});

test('[LST-4] without JavaScript the heart leads to the page where a list is chosen', async ({ browser, shop }) => {
  const page = await (await newVisitor(browser, { javaScriptEnabled: false })).newPage();
  await page.goto(shop.consumer + makePaths('en-US').product('x', ITEM));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Save to a list/ })
    .first()
    .click();
  expect(decodeURIComponent(page.url())).toContain(`/kuber/viewList?item=${ITEM}`);
  await page.context().close();
});
