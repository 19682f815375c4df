// PayPal, Klarna and the bank's question, as a shopper meets them: there, agreed or not, and back to where it goes on.
import type { Page } from 'playwright-core';
import { sayer } from '#base/locale/words';
import { paymentWords } from '#buying/payment/words';
import { sandboxProviderWords } from '#providers/sandbox-provider/words';
import { walletsWords } from '#buying/wallets/words';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { CARD, orderPlaced, pressOn, putIntoCart, reach, typeCard, typeDelivery } from './support/buying.ts';

const SAY = sayer(paymentWords, 'en-US');

async function toPayment(page: Page, origin: string, locale: 'en-US' | 'fr-CA', country: 'US' | 'CA'): Promise<void> {
  const paths = makePaths(locale);
  await putIntoCart(page, origin, paths);
  await page.waitForLoadState('networkidle');
  await page.goto(origin + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  await typeDelivery(page, country, `others.${locale.toLowerCase()}@inkwell.example`);
  await pressOn(page);
  await reach(page, 'payment');
}

/** Opens the tab of who pays in place of a card, unless it is open. */
async function toOthers(page: Page): Promise<void> {
  const ways = page.locator('main input[name=card][value=KLARNA]');
  if (await ways.isVisible()) return;
  await page.locator('main a[href*="tab=other"]').click();
  await ways.waitFor();
}

/** Chooses a vendor at the payment step and goes there. */
async function goTo(page: Page, vendor: string): Promise<void> {
  await toOthers(page);
  await page.locator(`main input[name=card][value=${vendor}]`).check();
  // PayPal is begun with a token of the page.
  if (vendor === 'PAYPAL') await page.locator('main input[name=clientToken]').waitFor({ state: 'attached' });
  await pressOn(page);
  await page.waitForURL('**/wallet/wal_*');
}

const answer = (page: Page, value: string): Promise<void> => page.locator(`button[name=answer][value=${value}]`).click();

test(
  '[PAY-7] [PAY-9] PayPal is left, asks again, refuses, then pays, and Klarna and the card wallet refuse',
  { timeout: 240_000 },
  async ({ page, shop }) => {
    const [locale, country] = ['fr-CA', 'CA'] as const;
    const say = sayer(paymentWords, locale);
    const sayWallet = sayer(walletsWords, locale);
    const paths = makePaths(locale);
    await toPayment(page, shop.consumer, locale, country);
    expect(await axeFindings(page), 'the ways to pay').toEqual([]);

    await goTo(page, 'PAYPAL');
    expect(await axeFindings(page), 'the page of the sandbox').toEqual([]);
    expect(await page.locator('h1').textContent()).toBe(sayer(sandboxProviderWords, locale)('walletTitle', { vendor: 'PayPal' }));
    await answer(page, 'cancelled');
    await reach(page, 'payment');
    await page.getByText(sayWallet('WALLET_CANCELLED', { vendor: 'PayPal' })).waitFor();

    await goTo(page, 'PAYPAL');
    await answer(page, 'retry');
    await reach(page, 'payment');
    await page.getByText(say('PAYPAL_AUTH_RETRY')).waitFor();

    await goTo(page, 'KLARNA');
    await answer(page, 'retry');
    await reach(page, 'payment');
    await page.getByText(say('KLARNA_AUTH_RETRY')).waitFor();

    for (const [vendor, pressed, code, text] of [
      ['KLARNA', 'refused', 'KLARNA_AUTH_FAILURE', 'KLARNA_AUTH_FAILURE'],
      ['PAYPAL', 'refused', 'PAYPAL_AUTH_FAILURE', 'PAYPAL_AUTH_FAILURE'],
      ['KLARNA', 'down', 'SPAY_API_FAILURE', 'GENERIC_API_ERROR_SPAY'],
      ['VISA_PAY', 'refused', 'PAYMENT_OPERATION_FAILED', 'ACI_SUBMIT_ERROR'],
    ] as const) {
      await goTo(page, vendor);
      await answer(page, pressed);
      await page.waitForURL(`**${paths.cart('consumer')}?viewcart=true&payment=${code}`);
      await page.getByText(say(text)).waitFor();
      if (pressed === 'down') expect(await axeFindings(page), 'the cart with the error').toEqual([]);
      await page.goto(shop.consumer + paths.checkout('payment'), { waitUntil: 'networkidle' });
    }

    // Agreed there, and refused when the order is placed.
    await goTo(page, 'PAYPAL');
    await answer(page, 'later');
    await reach(page, 'review');
    await pressOn(page);
    await page.waitForURL('**/checkout/payment?declined=*&vendor=PAYPAL');
    await page.getByText(say('PAYPAL_AUTH_FAILURE')).waitFor();

    await goTo(page, 'PAYPAL');
    await answer(page, 'approved');
    await reach(page, 'review');
    // The chosen method is named, and can be changed.
    await page.locator('main').getByText('PayPal', { exact: true }).waitFor();
    await pressOn(page);
    await orderPlaced(page);
    await page.locator('main').getByText('PayPal', { exact: true }).first().waitFor();
  },
);

test(
  '[PAY-9] after a bank’s refusal the card form appears again; after its confirmation the order is placed',
  { timeout: 180_000 },
  async ({ page, shop }) => {
    await toPayment(page, shop.consumer, 'en-US', 'US');
    await typeCard(page, { ...CARD, number: '4000002760003184' });
    await pressOn(page);
    await reach(page, 'review');
    await pressOn(page);
    await page.waitForURL('**/challenge/chl_*');
    expect(await axeFindings(page), 'the bank’s page').toEqual([]);
    await answer(page, 'none');
    // Without an answer the way there is offered once more.
    await page.locator('main a[href*="/challenge/chl_"]').click();
    await page.waitForURL('**/challenge/chl_*');
    await answer(page, 'no');
    await page.waitForURL('**/checkout/payment?declined=challengeFailed');
    await page.getByText(SAY('CHALLENGE_FAILED')).waitFor();

    await typeCard(page, { ...CARD, number: '4000002760003184' });
    await pressOn(page);
    await reach(page, 'review');
    await pressOn(page);
    await page.waitForURL('**/challenge/chl_*');
    await answer(page, 'yes');
    const orderNumber = await orderPlaced(page);
    // The link is in the browser's history: opened again it leads to the order.
    await page.goto(`${shop.consumer}${makePaths('en-US').challenge(orderNumber)}`);
    expect(await orderPlaced(page)).toBe(orderNumber);
  },
);

test('[PAY-7] without JavaScript PayPal pays too', { timeout: 120_000 }, async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  const paths = makePaths('en-US');
  await putIntoCart(page, shop.consumer, paths);
  await page.goto(shop.consumer + paths.checkout('delivery'));
  const home = { email: 'plain.paypal@inkwell.example', fullName: 'Maya Ortiz', address1: '14 Elm St', zip: '01702', city: 'Framingham' };
  for (const [name, text] of Object.entries(home)) await page.locator(`main form input[name="${name}"]`).fill(text);
  await page.locator('main form select[name=state]').selectOption('MA');
  await pressOn(page);
  await page.waitForURL('**/checkout/payment*');
  await toOthers(page);
  await page.locator('main input[name=card][value=PAYPAL]').check();
  await pressOn(page);
  await page.waitForURL('**/wallet/wal_*');
  await answer(page, 'approved');
  await page.waitForURL('**/checkout/review*');
  await pressOn(page);
  await page.waitForURL('**/checkout/confirmation/*');
  expect(await page.locator('main').textContent()).toContain('PayPal');
});

test(
  '[PAY-5] [APP-21] a page keeps its token with its time, asks again when that is over, and says so when there is none',
  { timeout: 180_000 },
  async ({ page, shop }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('staplesPayAuthToken') && calls.push(request.url()));
    await toPayment(page, shop.consumer, 'en-US', 'US');
    const frame = page.locator('#card-frame iframe');
    await frame.waitFor();
    const kept = await page.evaluate(() => [localStorage.getItem('payAuth'), Number(localStorage.getItem('payAuthValidity'))] as const);
    expect(await frame.getAttribute('src')).toContain(`checkoutId=${kept[0]}`);
    // A day, less six hours.
    expect(Math.round((kept[1] - Date.now()) / 3_600_000)).toBe(18);
    expect(calls.length).toBe(1);
    await page.reload({ waitUntil: 'networkidle' });
    await frame.waitFor();
    expect(calls.length).toBe(1);
    await page.evaluate(() => localStorage.setItem('payAuthValidity', String(Date.now() - 1)));
    await page.reload({ waitUntil: 'networkidle' });
    await frame.waitFor();
    expect(calls.length).toBe(2);

    // The page is loaded again once, then says that there is no form, with a way to try again.
    await page.evaluate(() => localStorage.clear());
    await page.route('**/staplesPayAuthToken*', (route) =>
      route.fulfill({ status: 500, json: { code: 'TECHNICAL_PROBLEM', message: '' } }),
    );
    await page.reload();
    await page.getByText("We're sorry, something went wrong.").first().waitFor();
    expect(calls.length).toBe(4);
    await page.unroute('**/staplesPayAuthToken*');
    await page.getByRole('button', { name: 'Click here to retry.' }).click();
    await frame.waitFor();
  },
);

test('[PAY-5] a guest’s page is not loaded again for want of auth data, neither for a card nor for a gift card', async ({ page, shop }) => {
  const paths = makePaths('en-US');
  await toPayment(page, shop.consumer, 'en-US', 'US');
  // The token has arrived and is stored; a later one would be stored again.
  await page.locator('#card-frame iframe').waitFor();
  await page.evaluate(() => localStorage.clear());
  let calls = 0;
  await page.route('**/staplesPayAuthToken*', (route) => {
    calls += 1;
    return route.fulfill({ json: { tokenType: 'PAYMENT_AUTH_TOKEN', token: null, ClientToken: null, ReturnUser: null } });
  });
  for (const tab of ['card', 'gift'] as const) {
    calls = 0;
    await page.goto(shop.consumer + paths.checkout('payment', { tab }));
    await page.getByRole('button', { name: 'Click here to retry.' }).waitFor();
    expect(calls, tab).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('redirected'))).toBeNull();
  }
  await page.unroute('**/staplesPayAuthToken*');
  await page.getByRole('button', { name: 'Click here to retry.' }).click();
  await page.locator('main iframe').waitFor();
});
