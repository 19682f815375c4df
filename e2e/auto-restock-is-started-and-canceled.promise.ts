// Auto-restock (ATC-7): the choice in the buy box opens the form in a drawer, with what is agreed to at the button; the calendar shows what comes; one press skips or cancels,
// another takes that back; and all of it without JavaScript.
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { CARD } from './support/buying.ts';
import { addCard, ENGLISH, newAccount } from './support/saved-cards.ts';

const PAPER = '246810';
const ADDRESS = { fullName: 'Maya Ortiz', address1: '14 Elm St', zipCode: '01702', city: 'Framingham', state: 'MA', defaultShipping: true };

test('[ATC-7] a shopper starts auto-restock from a product, skips and cancels in one press, and does the same without JavaScript', async ({
  browser,
  shop,
}) => {
  const page = await (await newVisitor(browser, { viewport: ENGLISH.viewport })).newPage();
  const paths = makePaths('en-US');
  const origin = shop.consumer;
  await newAccount(page, origin, 'restock.keeper@inkwell.example');
  await page.goto(origin + paths.savedCards());
  await addCard(page, ENGLISH, CARD);
  const saved = await page.request.post(`${origin}/gus/api/usr/c/addresses`, { data: ADDRESS, headers: { origin } });
  expect(saved.ok()).toBe(true);

  // Before the page is awake, a press on the choice leads to the form's own page.
  await page.goto(origin + paths.product('item', PAPER), { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Auto-restock/ }).click();
  await expect.poll(() => main.getByRole('radio', { name: /^Auto-restock/ }).isChecked()).toBe(true);
  await main.getByRole('combobox', { name: 'How often' }).selectOption('6week');
  await main.getByRole('button', { name: 'Set up auto-restock' }).click();
  const drawer = page.getByRole('dialog', { name: 'Start auto-restock' });
  await drawer.getByRole('heading', { name: 'What you agree to' }).waitFor();
  expect(await axeFindings(page), 'form').toEqual([]);
  expect(await drawer.getByLabel('How often').inputValue()).toBe('6week');
  await drawer.getByLabel('Quantity').fill('0');
  await drawer.getByRole('button', { name: 'Start auto-restock' }).click();
  await drawer.getByText('Enter a quantity from 1 to 999').first().waitFor();
  expect(await drawer.getByLabel('How often').inputValue()).toBe('6week');
  await drawer.getByLabel('Quantity').fill('2');
  await drawer.getByRole('button', { name: 'Start auto-restock' }).click();
  await drawer.getByText('Auto-restock is on.').waitFor();
  await drawer.getByRole('link', { name: 'See auto-restock' }).click();
  await main.getByRole('heading', { name: 'Auto-restock', level: 1 }).waitFor();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.reload({ waitUntil: 'networkidle' });
  expect(problems, 'the page wakes as it was served').toEqual([]);
  expect(await axeFindings(page), 'list').toEqual([]);
  expect(await main.locator('table a').count()).toBeGreaterThan(0);

  await main.getByRole('button', { name: /^Skip/ }).click();
  await main.getByText(/ is skipped\.$/).waitFor();
  await main.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => main.getByText(/ is skipped\.$/).count()).toBe(0);

  // The home page shows what comes next; a press there leads to the list, which says what was done.
  await page.goto(origin + paths.home());
  await main.getByRole('heading', { name: 'Due to restock' }).waitFor();
  expect(await axeFindings(page), 'home').toEqual([]);
  await main.getByRole('button', { name: /^Skip/ }).click();
  await main.getByText(/ is skipped\.$/).waitFor();
  await main.getByRole('button', { name: /^Undo/ }).click();
  await main.getByText('It comes after all.').waitFor();

  const visitor = await newVisitor(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await visitor.addCookies(await page.context().cookies());
  const plain = await visitor.newPage();
  await plain.goto(origin + paths.restock());
  await plain.getByRole('main').getByRole('button', { name: /^More/ }).click();
  await plain
    .getByRole('main')
    .getByRole('button', { name: /^Cancel auto-restock/ })
    .click();
  await plain.getByText('Canceled. Nothing will be ordered or charged.').waitFor();
  await plain.getByRole('main').getByRole('button', { name: /^Undo/ }).click();
  await plain.getByText('It comes again, as before.').waitFor();
  await visitor.close();
  await page.context().close();
});
