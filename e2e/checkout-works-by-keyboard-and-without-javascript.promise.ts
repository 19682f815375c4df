// Checkout for everybody: with a keyboard alone, and up to the card without JavaScript.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { CARD, orderPlaced, putIntoCart, reach } from './support/buying.ts';

const paths = makePaths('en-US');

/** Tabs until the focus is on a control of that name, in the page or in the card frame. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    for (const frame of page.frames()) {
      const at = await frame.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '');
      if (at === name || (name.startsWith('/') && new RegExp(name.slice(1)).test(at))) return;
    }
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

test('[CHK-1] a guest orders with the keyboard alone, Enter in the card form included', async ({ page, shop }) => {
  await putIntoCart(page, shop.consumer, paths);
  await page.waitForLoadState('networkidle');
  await page.goto(shop.consumer + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  const fields = { email: 'keys@inkwell.example', fullName: 'Maya Ortiz', address1: '14 Elm St', zip: '01702' };
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
  await tabTo(page, 'city');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=city]')?.value === 'Framingham');
  await page.keyboard.press('Enter');
  await reach(page, 'payment');
  await page.frameLocator('#card-frame iframe').locator('#number').waitFor();
  for (const [name, text] of Object.entries(CARD)) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await reach(page, 'review');
  await page.getByRole('button', { name: /^Place order/ }).waitFor();
  await tabTo(page, '/Place order');
  await page.keyboard.press('Enter');
  await orderPlaced(page);
});

test('[CHK-1] without JavaScript everything works up to the card, which says why it cannot', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await putIntoCart(page, shop.consumer, paths);
  await page.waitForURL(`**${paths.cart('consumer')}*`);
  await page.locator(`main a[href="${paths.precheckout()}"]`).locator('visible=true').first().click();
  await page.locator(`main a[href="${paths.checkout('delivery')}"]`).click();

  const form = page.locator('main form');
  await form.locator('button[type=submit]').locator('visible=true').click();
  // Errors are listed, with links to their fields.
  await expect.poll(() => page.locator('main [role=alert] a').allTextContents()).toContain('Enter the street address');
  await form.locator('input[name=email]').fill('plain@inkwell.example');
  await form.locator('input[name=fullName]').fill('Maya Ortiz');
  await form.locator('input[name=address1]').fill('14 Elm St');
  await form.locator('input[name=zip]').fill('01702');
  await form.locator('button[type=submit]').locator('visible=true').click();

  await page.waitForURL('**/checkout/payment');
  const said = (await page.locator('main').textContent()) ?? '';
  expect(said).toContain('14 Elm St, Framingham MA 01702');
  expect(said).toContain('Paying by card needs JavaScript');
  expect(said).toContain('Northfold');
  await visitor.close();
});
