// An address that may be wrong is asked about before the order goes on: the shopper takes the suggestion or keeps what they typed (CHK-2).
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { goToCheckout, pressOn, putIntoCart, reach, typeDelivery } from './support/buying.ts';

const paths = makePaths('en-US');
const stepOf = async (page: Page): Promise<string> => (await page.locator('main').textContent()) ?? '';

test('[CHK-2] a city that does not match the ZIP code opens a drawer, and the suggestion is accepted', async ({ page, shop }) => {
  await putIntoCart(page, shop.consumer, paths);
  await goToCheckout(page, shop.consumer, paths);
  await page.locator(`main a[href="${paths.checkout('delivery')}"]`).click();
  await reach(page, 'delivery');
  await typeDelivery(page, 'US', 'suggest@inkwell.example');
  await page.locator('main form input[name=city]').fill('Boston');
  await pressOn(page);
  const drawer = page.getByRole('dialog', { name: 'Check your address' });
  await drawer.getByText('14 Elm St').first().waitFor();
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  expect(await axeFindings(page)).toEqual([]);
  // Back leads to the form, with everything typed.
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Boston');
  await pressOn(page);
  await drawer.getByRole('button', { name: 'Use the suggested address' }).click();
  await reach(page, 'payment');
  expect(await stepOf(page)).toContain('14 Elm St, Framingham MA 01702');
});

test('[CHK-2] a shopper who is already in the city field overwrites what the ZIP code filled in', async ({ page, shop }) => {
  await putIntoCart(page, shop.consumer, paths);
  await goToCheckout(page, shop.consumer, paths);
  await page.locator(`main a[href="${paths.checkout('delivery')}"]`).click();
  await reach(page, 'delivery');
  const known = Promise.withResolvers<void>();
  await page.route('**/api/place?*', async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.locator('main form input[name=zip]').pressSequentially('01702');
  const city = page.locator('main form input[name=city]');
  await city.focus();
  known.resolve();
  await expect.poll(() => city.inputValue()).toBe('Framingham');
  await page.keyboard.type('Saxonville');
  expect(await city.inputValue()).toBe('Saxonville');
});

test('[CHK-2] NO_EMAIL, then UN_DELIVERABLE_ADDRESSES: where no carrier goes is said at the address, and nothing typed is lost', async ({
  page,
  shop,
}) => {
  await putIntoCart(page, shop.consumer, paths);
  await goToCheckout(page, shop.consumer, paths);
  await page.locator(`main a[href="${paths.checkout('delivery')}"]`).click();
  await reach(page, 'delivery');
  await typeDelivery(page, 'US', 'abroad@inkwell.example');
  await page.locator('main form input[name=email]').fill('');
  await pressOn(page);
  await page.locator('main form').getByText('Enter an email for the confirmation').first().waitFor();
  await page.locator('main form input[name=email]').fill('abroad@inkwell.example');
  await page.locator('main form input[name=city]').fill('APO');
  await page.locator('main form input[name=zip]').fill('09012');
  await pressOn(page);
  await page.locator('main form').getByText('We can’t deliver to this address from this site. Choose another one.').first().waitFor();
  expect(await page.locator('main form input[name=city]').inputValue()).toBe('APO');
  expect(new URL(page.url()).pathname).toBe(paths.checkout('delivery'));
});

test('[CHK-2] ADDRESS_INVALID without JavaScript: the question stands in the page, and what was typed may stay', async ({
  browser,
  shop,
}) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await putIntoCart(page, shop.consumer, paths);
  await page.waitForURL(`**${paths.cart('consumer')}*`);
  await page.goto(shop.consumer + paths.checkout('delivery'));
  const typed = {
    email: 'plain-address@inkwell.example',
    fullName: 'Maya Ortiz',
    address1: 'Elm Street',
    zip: '01702',
    city: 'Framingham',
  };
  for (const [name, text] of Object.entries(typed)) await page.locator(`main form input[name=${name}]`).fill(text);
  await page.locator('main form button[type=submit]').locator('visible=true').first().click();
  const question = page.getByRole('region', { name: 'Check your address' });
  await question.getByText('This street address has no number.').waitFor();
  await question.getByRole('button', { name: 'Keep what I entered' }).click();
  await page.waitForURL(`**${paths.checkout('payment')}`);
  expect(await stepOf(page)).toContain('Elm Street, Framingham MA 01702');
  await visitor.close();
});
