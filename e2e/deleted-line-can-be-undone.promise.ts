// A line that was taken out of the cart can be brought back for at least five seconds, and the time stands still while one looks at it.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { addWithoutJavaScript, cartLines as lines, EN, openCartOf, putIntoCart } from './support/filled-cart.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

/** The printer can have plans. */
const [PRINTER, PENS] = ['610412', '310877'];

test('[CART-9, CART-11] Undo restores a removed line completely', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [2, 1]);
  const name = await lines(page).first().getByRole('heading').innerText();
  const total = page.getByText('Total').first();
  await total.waitFor();
  await lines(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  // It fades for a second first (MINI-2).
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  expect(await lines(page).count()).toBe(1);
  await undo.click();
  await expect.poll(() => lines(page).count()).toBe(2);
  // The line comes back as it went: it has words once it is shown.
  await expect.poll(() => lines(page).first().getByRole('heading').innerText()).toBe(name);
  expect(await lines(page).first().getByRole('textbox').inputValue()).toBe('2');
  await page.reload();
  expect(await lines(page).count()).toBe(2);
});

test('[CART-9] the time of an Undo stands still while it is hovered, and then ends', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [2, 1]);
  await lines(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await page.waitForTimeout(6_000);
  expect(await undo.isVisible()).toBe(true);
  await page.mouse.move(5, 5);
  await undo.waitFor({ state: 'hidden' });
  expect(await lines(page).count()).toBe(1);
});

test('[CART-9] Undo takes the place of the pressed button; a page that is loaded with one leaves the focus where it is', async ({
  page,
  shop,
}) => {
  await openCartOf(page, shop.consumer, [2, 1]);
  const gone = (await lines(page).first().getAttribute('data-cart-item')) ?? '';
  await lines(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  // The pressed button went with its line.
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.addInitScript(() => {
    document.addEventListener('focusin', ({ target }) => (document.title += ` focused: ${(target as HTMLElement).innerText}`));
  });
  // As a form leads to it that was sent before the page was awake.
  await page.goto(`${shop.consumer}${makePaths('en-US').cart('consumer')}?undo=${gone}`, { waitUntil: 'commit' });
  await undo.waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0);
  expect(await page.title()).not.toContain('focused');
});

test('[CART-9] the row is there too where only a plan comes after it, which is drawn inside its line', async ({ page, shop }) => {
  await page.goto(shop.consumer + makePaths('en-US').help());
  await putIntoCart(page, EN, [
    { itemId: PRINTER, qty: 1 },
    { itemId: PENS, qty: 1 },
  ]);
  await page.goto(shop.consumer + makePaths('en-US').cart('consumer'), { waitUntil: 'networkidle' });
  const printer = lines(page).first();
  const remove = printer.getByRole('button', { name: /^Remove/ });
  // Lines keep the order of addition: the plan is the last.
  await printer.getByText('Add a plan or service').click();
  await printer.getByRole('list', { name: 'Plans and services' }).getByRole('button').first().click();
  await expect.poll(() => remove.count()).toBe(2);
  await lines(page)
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.poll(() => lines(page).count()).toBe(2);
  // The same for what is drawn inside its line itself.
  await remove.last().click();
  await undo.click();
  await expect.poll(() => remove.count()).toBe(2);
});

test('[CART-9] once its time is over no page and no tab offers the line back, nor one that was not looked at', async ({
  page,
  visitor,
  shop,
}) => {
  const miniCart = async (tab: Page) => {
    await tab.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
    return tab.getByRole('dialog', { name: 'Your cart' });
  };
  const help = shop.consumer + makePaths('en-US').help();
  await openCartOf(page, shop.consumer, [1, 1]);
  const beside = await visitor.newPage();
  await beside.goto(help, { waitUntil: 'networkidle' });
  await lines(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await undo.waitFor({ state: 'hidden' });
  for (const tab of [page, beside]) {
    await tab.goto(help, { waitUntil: 'networkidle' });
    const inside = await miniCart(tab);
    await inside.getByRole('button', { name: /^Remove/ }).waitFor();
    expect(await tab.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  }
  // Left before its row came: the next page has it while its time lasts, and not after.
  await page
    .getByRole('dialog', { name: 'Your cart' })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await undo.waitFor();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(5_500);
  const again = await miniCart(page);
  await again.getByText('Your cart is empty.').waitFor();
  expect(await undo.count()).toBe(0);
});

test('[CART-11] quantity 0 removes, with an Undo', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [2, 1]);
  await lines(page).first().getByRole('textbox').fill('0');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => lines(page).count()).toBe(2);
  expect(await lines(page).first().getByRole('textbox').inputValue()).toBe('2');
});

test('[CART-9] without JavaScript a removed line is one press away too', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await addWithoutJavaScript(page, shop.consumer, '246810');
  await lines(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => lines(page).count()).toBe(1);
  await visitor.close();
});
