// Somebody orders for the organization; who may see reports finds it there without JavaScript, downloads it, and has it mailed (B2B-5).
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { orderPlaced, pressOn, putIntoCart, reach, typeCard } from './support/buying.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { signIn } from './support/sign-in.ts';

const paths = makePaths('en-US');

test('[B2B-5] an order is in the organization’s reports, their download and the list of what is mailed', async ({
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
  await pressOn(page);
  await reach(page, 'payment');
  await page.getByText('Accounts Payable', { exact: true }).waitFor();
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
  await pressOn(page);
  await orderPlaced(page);

  const admin = await (await newVisitor(browser, { javaScriptEnabled: false })).newPage();
  await signInAs(admin, 'clinicadmin');
  await admin.goto(shop.business + paths.account('business'));
  await admin.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Reports' }).click();
  await admin.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'People' }).click();
  await admin.getByRole('combobox', { name: 'Period' }).selectOption('quarter');
  await admin.getByRole('button', { name: 'Show' }).click();
  const [row] = await admin
    .getByRole('row')
    .filter({ has: admin.getByRole('rowheader') })
    .allInnerTexts();
  expect(row).toMatch(/\$\d+\.\d\d/);
  const downloaded = admin.waitForEvent('download');
  await admin.getByRole('link', { name: /^CSV – \d+ order line/ }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^order-lines_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);

  await admin.getByRole('link', { name: 'Mail this report' }).click();
  await admin.getByRole('checkbox').first().check();
  await admin.getByRole('button', { name: 'Start mailing' }).click();
  await admin.getByText('The report will be mailed.').waitFor();
  await admin.getByRole('button', { name: 'Stop for everyone – Spend by person' }).click();
  await admin.getByText('This report isn’t mailed any more.').waitFor();
});
