// The main job: a guest finds a product, pays for it and gets an order, in every locale, with eight fields at most.
import type { Page } from 'playwright-core';
import { CONSENT_COOKIE, consentCookie, NOTHING_GRANTED } from '#base/consent/rules';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { cardIsKept } from './support/declined-card.ts';
import { openingLink } from './support/new-account.ts';
import { CARD, goToCheckout, orderPlaced, pressOn, putIntoCart, reach, shownNumber, typeCard, typeDelivery } from './support/buying.ts';

test.for([
  ['en-US', 'US', /^\$\d+\.\d\d$/],
  ['en-CA', 'CA', /^\$\d+\.\d\d$/],
  ['fr-CA', 'CA', /^\d+,\d\d\u00A0\$$/],
] as const)(
  '[CHK-1] [CHK-4] [PAY-4] [APP-21] a guest buys in %s: from the search to the order, its mail and its look-up',
  async ([locale, country, money], { page, visitor, shop }) => {
    const paths = makePaths(locale);
    const email = `maya.${locale.toLowerCase()}@inkwell.example`;
    const toTheShop: string[] = [];
    visitor.on('request', (request) => {
      if (request.url().startsWith(shop.consumer)) toTheShop.push(`${request.url()} ${request.postData() ?? ''}`);
    });

    // They come by a campaign, and allow that it is kept (ANL-1, ANL-3).
    await visitor.addCookies([
      { name: CONSENT_COOKIE, value: consentCookie({ ...NOTHING_GRANTED, analytics: true }, new Date()), url: shop.consumer },
    ]);
    await page.goto(`${shop.consumer}${paths.home()}?cidParam=autumn-mail`);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('hf_cid_param_object'))).toContain('"cidParam":"autumn-mail"');
    await putIntoCart(page, shop.consumer, paths);
    await goToCheckout(page, shop.consumer, paths);
    // Guests are asked once whether to sign in, and continue without.
    await page.waitForURL(`**${paths.login()}*type=checkout*`);
    await page.locator(`main a[href="${paths.checkout('delivery')}"]`).click();
    await reach(page, 'delivery');
    expect(await axeFindings(page), 'delivery').toEqual([]);
    const delivery = await typeDelivery(page, country, email);
    await pressOn(page);

    await reach(page, 'payment');
    const card = await typeCard(page);
    expect(delivery + card).toBeLessThanOrEqual(8);
    expect(await page.frameLocator('#card-frame iframe').locator('#number').inputValue()).toBe('4111 1111 1111 1111');
    expect(await axeFindings(page), 'payment').toEqual([]);
    await pressOn(page);

    await reach(page, 'review');
    expect(await axeFindings(page), 'review').toEqual([]);
    // Whom they buy from and how they get out of it, before the order, where Canadian law asks for it.
    const terms = page.getByRole('region', { name: /^(Before you place the order|Avant de passer la commande)$/ });
    expect(await terms.count()).toBe(country === 'CA' ? 1 : 0);
    if (country === 'CA') {
      for (const text of ['Inkwell Canada Inc.', '1-800-555-0178', 'H3B\u00A01A7']) expect(await terms.textContent()).toContain(text);
      expect(await terms.locator('dt').count()).toBe(5);
      expect(await terms.getByRole('link').getAttribute('href')).toContain(paths.cart('consumer'));
    }
    await expect.poll(() => page.locator('main input[name=cidParam]').inputValue()).toBe('autumn-mail');
    const total = (await page.locator('main aside dl dd').last().textContent()) ?? '';
    expect(total).toMatch(money);
    // The amount stands on the button that orders.
    expect(await page.locator('main form button[type=submit]').locator('visible=true').textContent()).toContain(total);
    await pressOn(page);

    const orderNumber = await orderPlaced(page);
    // The ordered cart is not cached for the next page (CART-18).
    await expect.poll(() => page.evaluate(`localStorage.getItem('cart')`)).toBeNull();
    expect(await page.locator('main').textContent()).toContain(shownNumber(orderNumber));
    expect(await page.locator('main').textContent()).toContain(total);
    expect(await axeFindings(page), 'confirmation').toEqual([]);

    await expect
      .poll(async () => (await visitor.request.get(`${shop.consumer}${paths.mailbox()}?to=${email}`)).text())
      .toContain(shownNumber(orderNumber));
    const anywhere = await newVisitor(visitor.browser() as NonNullable<ReturnType<typeof visitor.browser>>);
    const lookup = await anywhere.newPage();
    await lookup.goto(shop.consumer + paths.orderLookup());
    await lookup.locator('main input[name=orderNumber]').fill(shownNumber(orderNumber));
    await lookup.locator('main input[name=email]').fill(email);
    await pressOn(lookup);
    await lookup.locator('main h1', { hasText: shownNumber(orderNumber) }).waitFor();
    await anywhere.close();

    // Trust 24: the number never went to the shop, in any address or body.
    expect(toTheShop.filter((request) => request.replace(/\D/g, '').includes(CARD.number))).toEqual([]);
  },
);

test('[CHK-4] an account takes one password after the order, and the order is in it', async ({ page, shop }) => {
  const paths = makePaths('en-US');
  const orderNumber = await orderAsGuest(page, shop.consumer, 'keeps@inkwell.example');
  await page.locator('main input[name=password]').fill('a long enough password');
  await page.locator('main form button[type=submit]').last().click();
  const main = page.locator('main');
  await main.getByRole('heading', { name: 'Check your email' }).waitFor();
  expect(await axeFindings(page), 'asked for').toEqual([]);
  await main.getByRole('button', { name: 'Send it again' }).click();
  await main.getByText('We sent it again.').waitFor();
  await page.goto(await openingLink(page, 'keeps@inkwell.example'));
  await main.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`**${paths.confirmation(orderNumber, { account: true })}`);
  await main.getByText('Your account is ready, and this order is in it.').waitFor();
  await page.goto(shop.consumer + paths.orders());
  await page.locator(`main a[href="${paths.order(orderNumber)}"]`).click();
  await page.locator('main h1', { hasText: shownNumber(orderNumber) }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test('[CHK-4] trust 20: opened in another browser the mail’s link leads to the account; the order stays where it was bought', async ({
  browser,
  page,
  shop,
}) => {
  const paths = makePaths('en-US');
  const email = 'elsewhere@inkwell.example';
  const orderNumber = await orderAsGuest(page, shop.consumer, email);
  await page.locator('main input[name=password]').fill('a long enough password');
  await page.locator('main form button[type=submit]').last().click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const other = await newVisitor(browser);
  const phone = await other.newPage();
  await phone.goto(await openingLink(page, email));
  await phone.locator('main input[name=password]').fill('a password of the phone');
  await phone.getByRole('button', { name: 'Create account' }).click();
  await phone.waitForURL(`**${paths.account('consumer')}`);
  await other.close();
  await page.goto(shop.consumer + paths.confirmation(orderNumber));
  await page.locator('main input[name=password]').waitFor();
});

test('[PAY-9] a declined card keeps everything, says that nothing was charged, and another card buys', async ({ page, shop }) => {
  await toPayment(page, shop.consumer, 'declined@inkwell.example');
  // A bank that asks on a page of its own, and does not believe the answer.
  const number = '4000008400001629';
  await typeCard(page, { ...CARD, number });
  await pressOn(page);
  await reach(page, 'review');
  await pressOn(page);
  await page.waitForURL('**/challenge/chl_*');
  await page.locator('button[name=answer][value=yes]').click();
  await page.waitForURL('**/checkout/payment?declined=challengeFailed');
  await cardIsKept(page, number);
  const code = page.frameLocator('#card-frame iframe').locator('#securityCode');
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.reload();
  await cardIsKept(page, number);

  await typeCard(page, { ...CARD, number: '4000000000000002' });
  await pressOn(page);
  await reach(page, 'review');
  await pressOn(page);
  await page.waitForURL('**/checkout/payment?declined=declined');
  const said = (await page.getByRole('alert').first().textContent()) ?? '';
  expect(said).toContain(
    'Please verify the credit card number, expiration date, security code and billing address are correct and try again.',
  );
  expect(said).toContain('Your card was not charged.');
  expect(await page.locator('main').textContent()).toContain('14 Elm St, Framingham MA 01702');
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
  await pressOn(page);
  await orderPlaced(page);
});

test('[PAY-2] T8: a number of twenty digits is not cut to one that passes: the form says that it is too long', async ({ page, shop }) => {
  await toPayment(page, shop.consumer, 'long@inkwell.example');
  await typeCard(page, { ...CARD, number: '41111111111111110000' });
  const frame = page.frameLocator('#card-frame iframe');
  expect(await frame.locator('#number').inputValue()).toBe('4111 1111 1111 1111 0000');
  await pressOn(page);
  await frame.getByText('A card number has up to 19 digits. Check the number.').waitFor();
  // Pasted it is the same.
  await frame.locator('#number').fill('41111111111111111234567');
  await pressOn(page);
  await frame.getByText('A card number has up to 19 digits. Check the number.').waitFor();
  const inside = page.frames().find((one) => one.url().includes('/frame?'));
  expect(inside === undefined ? ['no frame'] : await axeFindings(inside), 'inside the frame').toEqual([]);
});

test('[CHK-4] a double click on "Place order" orders once', async ({ page, visitor, shop }) => {
  const email = 'twice@inkwell.example';
  await toPayment(page, shop.consumer, email);
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
  await page.locator('main form button[type=submit]').locator('visible=true').last().dblclick();
  const orderNumber = await orderPlaced(page);
  await expect
    .poll(async () => (await visitor.request.get(`${shop.consumer}/dev/mailbox?to=${email}`)).text())
    .toContain(shownNumber(orderNumber));
  const mails = await (await visitor.request.get(`${shop.consumer}/dev/mailbox?to=${email}`)).text();
  expect(mails.match(/<tr><td>/g)).toHaveLength(1);
});

test('[CHK-1] back and reload keep what was entered, and never the card', async ({ page, shop }) => {
  await toPayment(page, shop.consumer, 'back@inkwell.example');
  await typeCard(page);
  await page.goBack();
  await reach(page, 'delivery');
  const street = page.locator('main input[name=address1]');
  expect(await street.inputValue()).toBe('14 Elm St');
  await street.fill('16 Elm St');
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => street.inputValue()).toBe('16 Elm St');
  await page.goForward();
  await reach(page, 'payment');
  const number = page.frameLocator('#card-frame iframe').locator('#number');
  await number.waitFor();
  expect(await number.inputValue()).toBe('');
  // A step that is not reached yet leads to the one that is.
  await page.goto(`${shop.consumer}/checkout/review`);
  await reach(page, 'payment');
});

test('[PAY-4] a card form that does not come is said after eight seconds, tried once more, and then given up', async ({ page, shop }) => {
  await toPayment(page, shop.consumer, 'late@inkwell.example');
  await page.clock.install();
  await page.route('**/frame?*', () => undefined);
  await page.reload();
  await page.locator('#card-frame iframe').waitFor();
  await page.clock.runFor(8_100);
  const alert = page.getByRole('alert');
  await alert.getByRole('button', { name: 'Click here to retry.' }).click();
  await page.clock.runFor(8_100);
  await page.getByText('We are still experiencing problems. Please select Change payment.').waitFor();
  await page.unroute('**/frame?*');
  await page.getByRole('button', { name: 'Change payment' }).click();
  await page.clock.runFor(1_000);
  await page.frameLocator('#card-frame iframe').locator('#number').waitFor();
});

async function toPayment(page: Page, origin: string, email: string): Promise<void> {
  const paths = makePaths('en-US');
  await putIntoCart(page, origin, paths);
  await page.waitForLoadState('networkidle');
  await page.goto(origin + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  await typeDelivery(page, 'US', email);
  await pressOn(page);
  await reach(page, 'payment');
}

async function orderAsGuest(page: Page, origin: string, email: string): Promise<string> {
  await toPayment(page, origin, email);
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
  await pressOn(page);
  return orderPlaced(page);
}
