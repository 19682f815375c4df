// A buyer reads in the cart who has to approve the order, sends it, changes it and sends it again; the approver sees in the header that one waits, follows the mail's link, signs in,
// declines a line and approves the rest; the budget is debited, and a cancellation credits it (B2B-1, B2B-3).
// The goods of an order that is changed go back into the cart with the budgets of the order and its lines.
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { pressOn, putIntoCart, reach, REAM, typeCard } from './support/buying.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const RULES = '/api/organization/approval-rules';
const BUDGET = 'Laboratory 9000';
const LINE_BUDGET = 'Laboratory 9100';
const LINES = '/cc/api/checkout/default/item';

/** Everything that the laboratory orders asks an administrator. */
const addRule = (page: Page, buyer: string): Promise<string> =>
  page.evaluate(
    async ([address, profileId]) => {
      const conditions = [{ kind: 'total', over: '1', of: '', named: [], not: false }];
      const levels = [{ mode: 'oneOf', who: 'administrators', named: [] }];
      const body = { conditions, everybody: false, groupIds: [], profileIds: [profileId], levels, startsOn: '', endsOn: '' };
      const reply = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      return reply.text();
    },
    [RULES, buyer] as const,
  );

/** A budget that the laboratory may charge. */
const addBudget = (page: Page, budget: string): Promise<string | null> =>
  page.evaluate(async (name) => {
    const facts = { name, amount: '5000', period: 'month', fiscalMonth: '1', since: '', ends: '', warnAt: '', whenOver: 'approval' };
    const more = { carriesOver: false, forLines: true, ownerId: null, groupIds: [], profileIds: [] };
    const body = JSON.stringify({ ...facts, ...more });
    const reply = await fetch('/api/budgets', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return ((await reply.json()) as { id: string | null }).id;
  }, budget);

interface Charged {
  readonly cartAccountInfo: { readonly bc: string | null };
  readonly items: readonly {
    readonly cartItemId: string;
    readonly itemId: string;
    readonly itemAccountInfo?: { readonly bcName?: string };
  }[];
}

const cartOf = (page: Page): Promise<Charged> =>
  page.evaluate(async (address) => ((await (await fetch(address)).json()) as { cart: Charged }).cart, '/cc/api/checkout');

/** Charges a line of the cart to a budget center of its own. */
async function chargeLine(page: Page, itemId: string): Promise<void> {
  const cartItemId = (await cartOf(page)).items.find((item) => item.itemId === itemId)?.cartItemId;
  const body = JSON.stringify({ items: [{ cartItemId, bcName: LINE_BUDGET }] });
  const status = await page.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json', 'x-http-method-override': 'PUT' };
      return (await fetch(address, { method: 'POST', headers, body: sent })).status;
    },
    [LINES, body] as const,
  );
  expect(status).toBe(200);
}

/** From the payment to an order that waits; its number. */
async function sendForApproval(page: Page): Promise<string> {
  await reach(page, 'payment');
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
  await page.getByText('This order goes to Mira Sole for approval.').waitFor();
  await page.getByRole('button', { name: /^Send for approval/ }).click();
  await page.getByText('Your order was sent for approval').waitFor();
  return /\d{12}/.exec(page.url())?.[0] ?? '';
}

/** The link to an order in a mail to somebody. */
const linkIn = (page: Page, email: string, orderNumber: string): Promise<string> =>
  page.evaluate(
    async ([to, number]) => {
      for (;;) {
        const list = await (await fetch(`/dev/mailbox?to=${encodeURIComponent(to)}`)).text();
        for (const [, path = ''] of list.matchAll(/"([^"]+\/text)"/g)) {
          const link = /http\S+\/account\/approvals\/\d{12}/.exec(await (await fetch(path)).text())?.[0];
          if (link?.endsWith(number)) return link;
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    [email, orderNumber] as const,
  );

test('[B2B-1] [B2B-3] an order over the limit is mailed, partly declined, approved, placed and debited; cancelled, it is credited', async ({
  browser,
  page,
  shop,
  password,
  hold,
}) => {
  await hold('clinicadmin');
  await hold('cliniclab');
  const type = async (who: Page, name: string): Promise<void> => {
    await who.locator('main input[type=email]').fill(`${name}@inkwell.example`);
    await who.locator('main input[type=password]').fill(password);
    await who.locator('main input[type=password]').press('Enter');
    await who.waitForURL((url) => url.pathname !== paths.login());
  };
  const keeper = await (await newVisitor(browser)).newPage();
  await keeper.goto(shop.business + paths.login());
  await type(keeper, 'clinicadmin');
  await page.goto(shop.business + paths.login());
  await type(page, 'cliniclab');
  const people = await keeper.evaluate(
    async () => (await (await fetch('/api/organization/people')).json()) as { people: { profileId: string; email: string }[] },
  );
  const buyer = people.people.find(({ email }) => email.startsWith('cliniclab@'))?.profileId ?? '';
  const { ruleId } = JSON.parse(await addRule(keeper, buyer)) as { ruleId: string };
  expect(ruleId).toMatch(/^[0-9a-f-]{36}$/);
  const budgetId = (await addBudget(keeper, BUDGET)) ?? '';
  const lineBudgetId = (await addBudget(keeper, LINE_BUDGET)) ?? '';
  onTestFinished(async () => {
    await keeper.evaluate(
      (address) => fetch(address, { method: 'POST', headers: { 'x-http-method-override': 'DELETE' } }),
      `${RULES}/${ruleId}`,
    );
    for (const id of [budgetId, lineBudgetId])
      await keeper.evaluate((address) => fetch(address, { method: 'POST' }), `/api/budgets/${id}/retire`);
  });

  await putIntoCart(page, shop.business, paths);
  await putIntoCart(page, shop.business, paths, '100205');
  await page.goto(shop.business + paths.cart('business'), { waitUntil: 'networkidle' });
  await page.getByText('This order goes to Mira Sole for approval.').waitFor();
  await page.getByRole('link', { name: 'Check out and send for approval' }).first().waitFor();
  const invoice = page.locator('form:has([name=purchaseOrder])');
  await invoice.getByRole('combobox', { name: 'Budget center' }).selectOption(BUDGET);
  await invoice.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('list', { name: 'Budgets in this order' }).getByText(BUDGET).waitFor();
  await chargeLine(page, '100205');
  expect(await axeFindings(page), 'cart').toEqual([]);

  await page.goto(shop.business + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  await pressOn(page);
  await sendForApproval(page);
  await page.getByRole('button', { name: 'Change the order' }).click();
  await page.waitForURL(/\/cart\b/);
  const { cartAccountInfo, items } = await cartOf(page);
  expect(cartAccountInfo.bc).toBe(BUDGET);
  expect(new Map(items.map(({ itemId, itemAccountInfo }) => [itemId, itemAccountInfo?.bcName ?? '']))).toEqual(
    new Map([
      [REAM, ''],
      ['100205', LINE_BUDGET],
    ]),
  );

  await page.goto(shop.business + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  await pressOn(page);
  const orderNumber = await sendForApproval(page);
  expect(await axeFindings(page), 'sent').toEqual([]);

  // Whoever is asked sees it wherever they are; the buyer does not.
  await keeper.goto(shop.business);
  await keeper.getByRole('link', { name: 'Approvals 1 waiting' }).waitFor();
  expect(await page.getByRole('link', { name: /^Approvals \d/ }).count()).toBe(0);

  const approver = await (await newVisitor(browser)).newPage();
  await approver.goto(await linkIn(page, 'clinicadmin@inkwell.example', orderNumber));
  await type(approver, 'clinicadmin');
  await approver.getByText('Why it came to you').waitFor();
  await approver.waitForLoadState('networkidle');
  expect(await axeFindings(approver), 'order').toEqual([]);
  await approver.getByRole('row').nth(2).getByRole('radio', { name: 'Decline' }).check();
  await approver.getByText(/^You keep 1 line, \$\d/).waitFor();
  await approver.getByText(/^1 line is declined\. \$\d+\.\d\d goes back to Noor Haddad\.$/).waitFor();
  await approver
    .getByText(new RegExp(`^${BUDGET}: \\$\\d+\\.\\d\\d of \\$5,000\\.00 used with this order, \\$0\\.00 without it\\.$`))
    .waitFor();
  expect(await axeFindings(approver), 'with less').toEqual([]);
  await approver.getByLabel('Comment for Noor Haddad').fill('One kind is enough');
  await approver.getByRole('button', { name: 'Approve' }).click();
  await approver.getByText('You approved this order. It was placed.').waitFor();
  const left = async (): Promise<string | undefined> => {
    await approver.goto(shop.business + paths.budget(budgetId));
    return (await approver.getByRole('definition').allInnerTexts())[3];
  };
  expect(await left()).not.toBe('$5,000.00');
  await approver.getByRole('link', { name: /^Spent, order/ }).waitFor();

  await page.reload({ waitUntil: 'networkidle' });
  await page.getByText('One kind is enough').waitFor();
  await page.getByText('Approvers took something off').waitFor();
  await page.getByRole('link', { name: 'See the order' }).click();
  await page.waitForURL('**/account/orders/*');
  await page.getByText('copy paper', { exact: false }).first().waitFor();
  await page.getByText(BUDGET).first().waitFor();
  await page.getByText('Cancel order').click();
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await page.waitForLoadState('networkidle');
  await expect.poll(left).toBe('$5,000.00');
  await approver.getByRole('link', { name: /^Cancelled, order/ }).waitFor();
});
