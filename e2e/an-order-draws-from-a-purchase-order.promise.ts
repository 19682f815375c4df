// An organization opens a blanket purchase order; a colleague pays by invoice on it, with a release, and gives back what is cancelled (B2B-2).
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { signIn } from './support/sign-in.ts';
import { orderPlaced, pressOn, putIntoCart, reach, shownNumber } from './support/buying.ts';
import { mailOf } from './support/order-mail.ts';

const paths = makePaths('en-US');

test('[B2B-2, PAY-3] a blanket purchase order is opened, picked at payment with a release, drawn down, and credited by a cancellation', async ({
  browser,
  page,
  shop,
  password,
  hold,
}) => {
  await hold('admin');
  await hold('business');
  const signInAs = (who: Page, name: string) => signIn(who, shop.business + paths.login(), name, password);
  // A number of its own for every run.
  const number = `PO-E${Date.now() % 1_000_000}`;
  // Without JavaScript, as every form.
  const admin = await (await newVisitor(browser, { javaScriptEnabled: false })).newPage();
  await signInAs(admin, 'admin');
  await admin.goto(shop.business + paths.newPurchaseOrder());
  await admin.getByLabel('Number').fill(number);
  await admin.getByLabel('Description').fill('Promised supplies');
  await admin.getByLabel('Amount in USD').fill('1,000.00');
  await admin.getByRole('button', { name: 'Save purchase order' }).click();
  await admin.getByText(`${number} is saved.`).waitFor();
  const left = async (): Promise<string> => {
    await admin.goto(shop.business + paths.purchaseOrders({ search: number }));
    return admin.getByRole('row', { name: new RegExp(number) }).innerText();
  };
  expect(await left()).toContain('nothing held');

  await signInAs(page, 'business');
  await putIntoCart(page, shop.business, paths);
  await page.goto(shop.business + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  await pressOn(page);
  await reach(page, 'payment');
  await page.goto(shop.business + paths.checkout('payment', { tab: 'account' }), { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Purchase Order' }).selectOption(number);
  await page.getByLabel('Release number').fill('2');
  expect(await page.locator('main select[name=purchaseOrder] option:checked').innerText()).toBe(
    `${number} – Promised supplies ($1,000.00 left)`,
  );
  expect(await axeFindings(page)).toEqual([]);
  await pressOn(page);
  await reach(page, 'review');
  const review = page.locator('main');
  await review.getByText(number).first().waitFor();
  await review.getByText('Release number').first().waitFor();
  await pressOn(page);
  const orderNumber = await orderPlaced(page);
  await page.getByText(number).first().waitFor();
  const mail = await mailOf(page, shop.business + paths.mailbox(), orderNumber, 'business@inkwell.example');
  expect(mail).toMatch(new RegExp(`Purchase order\\s+${number}\\s+Release number\\s+2`));
  const after = await left();
  expect(after).not.toContain('$0.00 spent');
  await admin.getByRole('link', { name: number }).click();
  await admin.getByRole('link', { name: shownNumber(orderNumber) }).waitFor();
  await admin.getByText(`Spent, order ${shownNumber(orderNumber)}`).waitFor();

  await page.goto(shop.business + paths.order(orderNumber), { waitUntil: 'networkidle' });
  await page.getByText(number).first().waitFor();
  await page.getByText('Cancel order').click();
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await page.getByText('New total').waitFor();
  expect(await left()).toContain('$0.00 spent');
});
