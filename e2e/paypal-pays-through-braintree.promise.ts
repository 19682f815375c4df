// Where the shop is configured for Braintree, PayPal pays by way of it: the shopper goes to PayPal's own host, and back. Braintree and PayPal
// are servers of this test here.
import type { Page, Route } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { sayer } from '#base/locale/words';
import { paymentWords } from '#buying/payment/words';
import { walletsWords } from '#buying/wallets/words';
import {
  braintreeStandIn,
  MERCHANT_ACCOUNTS,
  PRIVATE_KEY,
  PUBLIC_KEY,
  TOKENIZATION_KEY,
} from '../src/providers/braintree-provider/server/braintree-stand-in.ts';
import type { PaypalPress } from '../src/providers/braintree-provider/server/paypal-stand-in.ts';
import { makePaths } from '../src/base/paths.ts';
import { vendorStandIn } from '#providers/payment-vendor/fixtures';
import { expect, test } from './support/browser-test.ts';
import { orderPlaced, pressOn, putIntoCart, reach, typeDelivery } from './support/buying.ts';
import { ownShop } from './support/own-shop.ts';

const PAYPAL = 'https://www.sandbox.paypal.com';

test(
  '[PAY-7] [PAY-9] through Braintree PayPal is left, is too late, then pays; and pages let forms lead there',
  { timeout: 240_000 },
  async ({ page }) => {
    const braintree = braintreeStandIn();
    const company = await vendorStandIn((request) => {
      const answer = braintree.answerTo(request);
      // PayPal's page is at PayPal.
      return { ...answer, body: JSON.parse(JSON.stringify(answer.body).replace(/http:\/\/[\w.:]+(?=\/checkoutnow)/, PAYPAL)) as unknown };
    });
    onTestFinished(() => company.close());
    const shop = await ownShop({
      INKWELL_PAYMENT_PROVIDER: 'braintree',
      INKWELL_BRAINTREE_URL: company.url,
      INKWELL_BRAINTREE_PUBLIC_KEY: PUBLIC_KEY,
      INKWELL_BRAINTREE_PRIVATE_KEY: PRIVATE_KEY,
      INKWELL_BRAINTREE_TOKENIZATION_KEY: TOKENIZATION_KEY,
      INKWELL_BRAINTREE_ACCOUNT_USD: MERCHANT_ACCOUNTS.USD,
      INKWELL_BRAINTREE_ACCOUNT_CAD: MERCHANT_ACCOUNTS.CAD,
    });
    const presses: PaypalPress[] = ['cancel', 'late', 'approve'];
    const press = (route: Route): Promise<void> => {
      const query = new URL(route.request().url()).searchParams;
      query.set('press', presses.shift() ?? 'cancel');
      return route.fulfill({ status: 302, headers: { location: braintree.books.paypal.press(query) } });
    };
    await page.route(`${PAYPAL}/**`, press);
    await toPayment(page, shop.origins.consumer);
    // Where no script runs, browsers hold a form's redirect to this.
    const policy = (await page.reload({ waitUntil: 'networkidle' }))?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(` ${PAYPAL};`);
    await choosePaypal(page);
    await page.getByText(sayer(walletsWords, 'en-US')('WALLET_CANCELLED', { vendor: 'PayPal' })).waitFor();
    await choosePaypal(page);
    await page.getByText(sayer(paymentWords, 'en-US')('PAYPAL_AUTH_RETRY')).waitFor();
    await choosePaypal(page);
    await reach(page, 'review');
    await page.locator('main').getByText('PayPal', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await pressOn(page);
    await orderPlaced(page);

    expect([...braintree.books.transactions.values()].map(({ status, isPaypal }) => [status, isPaypal])).toEqual([['AUTHORIZED', true]]);
    expect(company.misshapen).toEqual([]);
  },
);

async function toPayment(page: Page, origin: string): Promise<void> {
  const paths = makePaths('en-US');
  await putIntoCart(page, origin, paths);
  await page.waitForLoadState('networkidle');
  await page.goto(origin + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  await typeDelivery(page, 'US', 'maya.paypal@inkwell.example');
  await pressOn(page);
  await reach(page, 'payment');
}

/** Chooses PayPal at the payment step and goes there. */
async function choosePaypal(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const way = page.locator('main input[name=card][value=PAYPAL]');
  if (!(await way.isVisible())) await page.locator('main a[href*="tab=other"]').click();
  await way.check();
  await page.locator('main input[name=clientToken]').waitFor({ state: 'attached' });
  await pressOn(page);
}
