// A buyer goes over a budget and is stopped with words; the administrator moves money to it, the order goes through, the budget shows it as spent, and a
// cancellation gives it back (B2B-1).
import { makePaths } from '../src/base/paths.ts';
import { pressOn, reach, orderPlaced, typeCard } from './support/buying.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { comeAnew, callFrom, ITEM } from './support/newcomer.ts';
import { signIn } from './support/sign-in.ts';

const paths = makePaths('en-US');
const TONER = '401588';
const NAME = 'IT 4720';

test('[B2B-1, CART-27, B2B-5] over budget a buyer is stopped with words; with more money the order goes through, and a cancellation comes back', async ({
  browser,
  page,
  shop,
  password,
  hold,
}) => {
  await hold('business');
  await hold('admin');
  const call = callFrom(page, '');
  await comeAnew(page, { as: 'business', password, address: shop.business + paths.help(), call });
  await call('POST', ITEM, { items: [{ itemId: TONER, qty: 13 }] });
  await page.goto(shop.business + paths.cart('business'), { waitUntil: 'networkidle' });
  const form = page.locator('form:has([name=purchaseOrder])');
  await form.getByRole('combobox', { name: 'Budget center' }).selectOption(NAME);
  await form.getByRole('button', { name: 'Save' }).click();
  const box = page.getByRole('list', { name: 'Budgets in this order' });
  await box.getByText(/Over the IT 4720 budget by \$\d+\.\d\d, so this order can’t go through\. Priya Raman can add money/).waitFor();

  await page.goto(shop.business + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  await pressOn(page);
  await reach(page, 'payment');
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
  await pressOn(page);
  await page.getByText(/IT 4720 has \$1,500\.00 left, and this order charges it .* too much\. Priya Raman can add money/).waitFor();

  // Without JavaScript, as every form.
  const admin = await (await newVisitor(browser, { javaScriptEnabled: false })).newPage();
  await signIn(admin, shop.business + paths.login(), 'admin', password);
  await admin.goto(shop.business + paths.budgets());
  await admin.getByRole('link', { name: NAME }).click();
  await admin.getByRole('link', { name: 'Move money' }).click();
  const from = admin.getByRole('combobox', { name: 'From' });
  await from.selectOption(await from.locator('option', { hasText: 'Front office 4410' }).getAttribute('value'));
  await admin.getByRole('textbox', { name: 'Amount' }).fill('500');
  await admin.getByRole('button', { name: 'Move money' }).click();
  await admin.getByText('Front office 4410 → IT 4720').waitFor();

  await pressOn(page);
  const orderNumber = await orderPlaced(page);
  await admin.reload();
  const spent = admin.getByRole('link', { name: /^Spent, order/ });
  await spent.waitFor();
  await admin.getByText('Held', { exact: true }).waitFor();
  const before = await admin.getByRole('definition').allInnerTexts();
  expect(before[0]).toBe('$2,000.00');

  const cancelled = await call('POST', `/api/orders/${orderNumber}/cancel`, {});
  expect(cancelled).toMatchObject({});
  await admin.reload();
  await admin.getByRole('link', { name: /^Cancelled, order/ }).waitFor();
  expect((await admin.getByRole('definition').allInnerTexts())[3]).toBe('$2,000.00');
});
