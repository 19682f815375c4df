// An administrator writes an approval rule by keyboard, sees in the simulator whom it asks, and finds it in the list and in the record (B2B-3, B2B-8).
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';

const paths = makePaths('en-US');

/** Moves the focus on by Tab until it stands on something with this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const focused = document.activeElement;
      return (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    });
    if (here === name) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test('[B2B-3, B2B-8] an administrator writes a rule by keyboard, is shown who is asked, saves it, and the record says so', async ({
  page,
  shop,
  password,
  hold,
}) => {
  await hold('clinicadmin');
  await page.goto(shop.business + paths.login());
  await page.locator('main input[type=email]').fill('clinicadmin@inkwell.example');
  await page.locator('main input[type=password]').fill(password);
  await page.locator('main input[type=password]').press('Enter');
  await page.waitForURL((url) => url.pathname !== paths.login());

  await page.goto(shop.business + paths.approvalRules(), { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Orders go straight through' }).waitFor();
  await page.getByRole('link', { name: 'Start with orders over $500.00' }).focus();
  await page.keyboard.press('Enter');
  const amount = page.getByRole('textbox', { name: 'By more than' });
  await amount.waitFor();
  await amount.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('5.00');
  await tabTo(page, 'Who is asked');
  await page.keyboard.type('the admin');
  await page.getByRole('combobox', { name: 'Order', exact: true }).focus();
  await page.keyboard.type('Make one up');
  await page.getByText('priced for you, before tax and delivery').click();
  await page.getByRole('combobox', { name: 'Buyer' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Item number' }).first().fill('246810');
  await page.getByRole('textbox', { name: 'Quantity' }).first().fill('9');
  await page.getByRole('button', { name: 'Show who is asked' }).focus();
  await page.keyboard.press('Enter');
  const verdict = page.getByRole('status').filter({ hasText: 'With your change' });
  await verdict.waitFor();
  expect(await verdict.innerText()).toMatch(/Rules as saved\s+Nobody\. The order goes straight through\.\s+With your change\s+\S+ \S+/);
  await page.getByText(/Total \$[\d.,]+ is over \$5\.00/).waitFor();

  await amount.focus();
  await page.keyboard.press('Enter');
  await page.getByText('The rule is saved.').waitFor();
  const rule = 'the total is over $5.00: ask one of the administrators.';
  await page.getByRole('listitem').filter({ hasText: rule }).waitFor();
  expect(await page.getByRole('table', { name: 'Changes' }).innerText()).toContain(`Rule added: ${rule}`);
  await page.getByRole('button', { name: 'Delete rule 1' }).click();
  await page.getByText('The rule is deleted.').waitFor();
});
