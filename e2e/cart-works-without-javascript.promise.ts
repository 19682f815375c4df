// Before hydration, and without JavaScript: every change of the cart is a form, with its errors next to it.
import type { Page } from 'playwright-core';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { addWithoutJavaScript, cartLines } from './support/filled-cart.ts';

const line = (page: Page) => cartLines(page).first();

test('[CART-27, CART-15] quantity, steps, coupon and place change by forms alone', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await addWithoutJavaScript(page, shop.consumer, '246810');

  await line(page)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect.poll(() => line(page).getByRole('textbox').inputValue()).toBe('2');
  await line(page).getByRole('textbox').fill('5');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await expect.poll(() => line(page).getByRole('textbox').inputValue()).toBe('5');
  await page.getByText('5 items').first().waitFor();

  const code = page.getByRole('textbox', { name: 'Coupon code' });
  await code.fill('fall20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText(/^FALL20 ended on/).waitFor();
  expect(await code.inputValue()).toBe('fall20');
  await code.fill('paper15');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Coupon PAPER15').waitFor();
  await page.getByRole('button', { name: 'Remove coupon PAPER15' }).click();
  await expect.poll(() => page.getByText('Coupon PAPER15').count()).toBe(0);
  await visitor.close();
});

test('[CART-11] what a form asks too much of is said, and the cart stays right', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await addWithoutJavaScript(page, shop.consumer, '246810');
  await line(page).getByRole('textbox').fill('9999');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  const said = page.getByRole('main').getByText("We're sorry, but you have ordered more than we have in stock.");
  await said.first().waitFor();
  expect(Number(await line(page).getByRole('textbox').inputValue())).toBeLessThan(9_999);
  await visitor.close();
});

test('[CART-27, CART-21] a furniture service is chosen and taken away, and a successor declined, by forms alone', async ({
  browser,
  shop,
}) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await addWithoutJavaScript(page, shop.consumer, '520331');
  const ask = line(page).getByRole('button', { name: /^Add or change furniture service/ });
  const level = line(page).getByRole('combobox', { name: /^Service/ });
  const save = line(page).getByRole('button', { name: 'Save service' });
  await ask.click();
  await level.selectOption('BASC');
  // More pieces than there are: it is said, and the form is still there.
  await line(page)
    .getByRole('textbox', { name: /^Pieces/ })
    .fill('2');
  await save.click();
  await page.getByRole('main').getByText('Furniture service is for large pieces').first().waitFor();
  await level.selectOption('BASC');
  await save.click();
  await line(page).getByText('Basic: we put it in place, 1 piece').waitFor();
  await ask.click();
  await level.selectOption('');
  await save.click();
  await expect.poll(() => line(page).getByText('Basic: we put it in place, 1 piece').count()).toBe(0);

  // 900013 is discontinued: what takes over from it came in its place.
  await page.request.post(`${shop.consumer}/cc/api/checkout/default/item`, {
    data: { items: [{ itemId: '900013', qty: 1 }] },
    headers: { origin: shop.consumer },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Don’t replace it for 30 days' }).click();
  await page.getByText('Got it. For 30 days we’ll let you know instead of replacing it.').waitFor();
  expect((await visitor.cookies()).some(({ value }) => decodeURIComponent(value).startsWith('900013@'))).toBe(true);
  await visitor.close();
});
