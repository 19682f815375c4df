// Reward money pays: a member puts a part of it towards an order, by keyboard, in English and in French, sees it wherever the order is, and
// what the order will earn; without JavaScript it is put and taken out as well (RWD-1, PAY-1).
import type { Page } from 'playwright-core';
import { formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { ordersWords } from '#buying/orders/words';
import { paymentWords } from '#buying/payment/words';
import { rewardsWords } from '#buying/rewards/words';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { orderPlaced, pressOn, putIntoCart, reach, typeCard, typeDelivery } from './support/buying.ts';
import { makeCartWalker } from './support/cart-walker.ts';
import { signIn } from './support/sign-in.ts';

const EMAIL = 'rewards@inkwell.example';

test.for([
  ['en-US', 'US', '2', 200],
  ['fr-CA', 'CA', '1,50', 150],
] as const)(
  '[RWD-1] [PAY-1] in %s a member pays a part with reward money, and sees it in the review, on the order and in the account',
  { timeout: 300_000 },
  async ([locale, country, typed, cents], { page, shop, password, hold }) => {
    await hold('rewards');
    const paths = makePaths(locale);
    const say = sayer(paymentWords, locale);
    const [sayOrders, sayRewards] = [sayer(ordersWords, locale), sayer(rewardsWords, locale)];
    const amount = formatPrice(cents, country === 'US' ? 'USD' : 'CAD', locale);
    const wide = page.viewportSize() ?? { width: 1366, height: 900 };
    await (await makeCartWalker(page, shop, password, locale)).begin('rewards');
    await page.goto(shop.consumer + paths.account('consumer'), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: sayRewards('money') }).waitFor();
    await page.getByText(sayRewards('entry.earned')).first().waitFor();
    expect(await axeFindings(page), 'the account').toEqual([]);

    await putIntoCart(page, shop.consumer, paths);
    await page.waitForLoadState('networkidle');
    await page.goto(shop.consumer + paths.checkout('delivery'), { waitUntil: 'networkidle' });
    await typeDelivery(page, country, EMAIL);
    await pressOn(page);
    await reach(page, 'payment');
    const choice = page.getByRole('region', { name: say('rewardsTitle') });
    await choice.getByRole('button', { name: new RegExp(`^${leading(say('rewardsUseAll', { amount: '' }))}`) }).waitFor();
    await choice.locator('summary').press('Enter');
    const field = choice.getByLabel(say('rewardsAmount'));
    await field.fill('9999');
    await field.press('Enter');
    await choice.getByText(leading(say('REWARDS_NOT_ENOUGH', { amount: '' })), { exact: false }).waitFor();
    await field.fill(typed);
    await field.press('Enter');
    await choice.getByText(say('giftPays', { amount }), { exact: true }).waitFor();
    expect(await axeFindings(page), 'reward money on the order').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize(wide);

    await typeCard(page);
    await pressOn(page);
    await reach(page, 'review');
    await paidBy(page, [`${say('REWARDS')} – ${amount}`, say('VISA')]);
    expect(await axeFindings(page), 'the review').toEqual([]);
    await pressOn(page);
    const orderNumber = await orderPlaced(page);
    await paidBy(page, [say('REWARDS'), amount, say('VISA'), leading(sayOrders('confirmationEarns', { amount: '' }))]);
    await page.goto(shop.consumer + paths.order(orderNumber), { waitUntil: 'networkidle' });
    await paidBy(page, [say('REWARDS'), amount, say('VISA')]);
    await page.goto(shop.consumer + paths.account('consumer'), { waitUntil: 'networkidle' });
    const used = page
      .getByRole('listitem')
      .filter({ hasText: sayRewards('entry.spent') })
      .filter({ has: page.locator(`a[href="${paths.order(orderNumber)}"]`) });
    await used.getByText(`−${amount}`, { exact: true }).waitFor();
  },
);

test('[RWD-1] without JavaScript reward money is put towards an order and taken out of it', async ({ browser, shop, password, hold }) => {
  await hold('rewards');
  const paths = makePaths('en-US');
  const say = sayer(paymentWords, 'en-US');
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await signIn(page, shop.consumer + paths.login(), 'rewards', password);
  await putIntoCart(page, shop.consumer, paths);
  await page.waitForURL(`**${paths.cart('consumer')}*`);
  await page.goto(shop.consumer + paths.checkout('delivery'));
  await page.locator('main form input[name=email]').fill(EMAIL);
  await pressOn(page);
  await page.waitForURL(`**${paths.checkout('payment')}*`);
  const choice = page.getByRole('region', { name: say('rewardsTitle') });
  await choice.getByRole('button', { name: /^Use \$/ }).click();
  await choice.getByRole('button', { name: say('rewardsRemove') }).click();
  await choice.locator('summary').click();
  await choice.getByLabel(say('rewardsAmount')).fill('much');
  await choice.getByRole('button', { name: say('rewardsUse') }).click();
  await choice.getByText(say('rewardsWrong')).waitFor();
  await visitor.close();
});

/** The label before the amount. */
function leading(text: string): string {
  return text.split(/\s{2}|\s\./)[0]?.trim() ?? '';
}

async function paidBy(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await page.locator('main').getByText(text, { exact: false }).first().waitFor();
}
