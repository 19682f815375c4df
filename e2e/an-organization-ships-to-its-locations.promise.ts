// A member orders to a location of the organization, which allows no other address; it is retired in the middle of checkout, and nothing is lost (USR-9).
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { pressOn, putIntoCart, reach, orderPlaced, typeCard } from './support/buying.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { signIn } from './support/sign-in.ts';

const paths = makePaths('en-US');

test('[USR-9, B2B-5] a member orders to a location that is theirs; one retired meanwhile is asked for again in words', async ({
  browser,
  page,
  shop,
  password,
  hold,
}) => {
  await hold('clinicadmin');
  await hold('cliniclab');
  const signInAs = (who: Page, name: string) => signIn(who, shop.business + paths.login(), name, password);
  await signInAs(page, 'cliniclab');
  await putIntoCart(page, shop.business, paths);
  await page.goto(shop.business + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  const choice = page.getByRole('combobox', { name: 'Address' });
  expect(await choice.locator('option').allInnerTexts()).toEqual([
    expect.stringMatching(/^Framingham warehouse \(AG-03\)/),
    expect.stringMatching(/^Laboratory \(AG-02\)/),
    expect.stringMatching(/^Main clinic \(AG-01\)/),
  ]);
  expect(await page.getByRole('link', { name: 'Add an address' }).count()).toBe(0);
  const mainClinic = await choice.locator('option', { hasText: 'Main clinic' }).getAttribute('value');
  await choice.selectOption(mainClinic);
  await pressOn(page);
  await reach(page, 'payment');
  // The organization's billing address stands there already.
  await page.getByText('Accounts Payable', { exact: true }).waitFor();
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');

  // Without JavaScript, as every form.
  const admin = await (await newVisitor(browser, { javaScriptEnabled: false })).newPage();
  await signInAs(admin, 'clinicadmin');
  await admin.goto(shop.business + paths.locations({ search: 'AG-01' }));
  await admin.getByRole('button', { name: 'Retire – Main clinic' }).click();
  await admin.getByText('Main clinic is retired. Nobody can order to it now.').waitFor();

  await pressOn(page);
  await reach(page, 'delivery');
  await page.getByText('You can’t have orders sent to the location you chose anymore.').waitFor();
  const laboratory = await choice.locator('option', { hasText: 'Laboratory' }).getAttribute('value');
  await choice.selectOption(laboratory);
  await pressOn(page);
  await reach(page, 'payment');
  await pressOn(page);
  await reach(page, 'review');
  await pressOn(page);
  const orderNumber = await orderPlaced(page);
  await page.goto(shop.business + paths.order(orderNumber));
  await page.getByText('Laboratory (AG-02)').first().waitFor();
  await page.getByText('Delivery notes: Cold goods at the side door, before 3').first().waitFor();

  await admin.getByRole('button', { name: 'Undo' }).click();
  await admin.getByRole('button', { name: 'Retire – Main clinic' }).waitFor();
});
