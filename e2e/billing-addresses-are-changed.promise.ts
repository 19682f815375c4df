// Billing: with a previous card a typed address counts; a doubtful one must be confirmed; a stored one is edited in place (PAY-3, CHK-2).
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { goToCheckout, HOMES, pressOn, putIntoCart, reach, typeCard, typeDelivery } from './support/buying.ts';
import { openAccount } from './support/new-account.ts';
import { callFrom, openPage } from './support/newcomer.ts';

test.for(['en-US', 'fr-CA'] as const)(
  '[PAY-3, CHK-2] a billing address typed with a previous card is saved (%s)',
  async (locale, { page, shop }) => {
    const paths = makePaths(locale);
    const country = locale === 'en-US' ? 'US' : 'CA';
    await putIntoCart(page, shop.consumer, paths);
    await goToCheckout(page, shop.consumer, paths);
    await page.locator(`main a[href="${paths.checkout('delivery')}"]`).click();
    await reach(page, 'delivery');
    await typeDelivery(page, country, 'maya.billed@inkwell.example');
    await pressOn(page);
    await reach(page, 'payment');
    await typeCard(page);
    await pressOn(page);
    await reach(page, 'review');

    await page.goto(shop.consumer + paths.checkout('payment'), { waitUntil: 'networkidle' });
    expect(await page.locator('main input[name=card][value=kept]').isChecked()).toBe(true);
    await page.locator('main input[name=sameAddress]').uncheck();
    const { zip, city, state } = HOMES[country];
    for (const [name, text] of Object.entries({ fullName: 'Accounts Payable', address1: '77 Ledger Road', zip, city }))
      await page.locator(`main input[name="billing.${name}"]`).fill(text);
    await page.locator('main select[name="billing.state"]').selectOption(state);
    await pressOn(page);
    await reach(page, 'review');
    const done = page.locator('main');
    await done.getByText(/Accounts Payable, 77 Ledger Road/).waitFor();
    await done.getByText(/1111/).first().waitFor();

    // Back to the address it is delivered to.
    await page.goto(shop.consumer + paths.checkout('payment'), { waitUntil: 'networkidle' });
    await page.locator('main input[name=sameAddress]').check();
    await pressOn(page);
    await reach(page, 'review');
    expect(await done.getByText(/Ledger Road/).count()).toBe(0);
  },
);

test('[CHK-2] a billing address is judged as its fields are left, and a better one is suggested without typing the card twice', async ({
  page,
  shop,
}) => {
  const paths = makePaths('en-US');
  await putIntoCart(page, shop.consumer, paths);
  await goToCheckout(page, shop.consumer, paths);
  await page.locator(`main a[href="${paths.checkout('delivery')}"]`).click();
  await reach(page, 'delivery');
  await typeDelivery(page, 'US', 'maya.advised@inkwell.example');
  await pressOn(page);
  await reach(page, 'payment');
  await page.locator('main input[name=sameAddress]').uncheck();
  const field = (name: string) => page.locator(`main input[name="billing.${name}"]`);
  await field('fullName').fill('Accounts Payable');
  await field('address1').fill('77 Ledger Rd');
  await field('zip').fill('0170');
  await field('city').focus();
  await page.locator('main').getByText('Invalid zip code').waitFor();
  await field('zip').fill('01702');
  await field('city').focus();
  await page.locator('main').getByText('Invalid zip code').waitFor({ state: 'hidden' });
  await field('city').fill('Boston');
  await typeCard(page);
  await pressOn(page);
  const drawer = page.getByRole('dialog', { name: 'Check your address' });
  await drawer.getByText('77 Ledger Rd').first().waitFor();
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  expect(await axeFindings(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Use the suggested address' }).click();
  await reach(page, 'review');
  await page
    .locator('main')
    .getByText(/77 Ledger Rd, Framingham MA 01702/)
    .waitFor();
  await page.locator('main').getByText(/1111/).first().waitFor();
});

test('[CHK-2] a stored billing address is edited at the payment step, in a drawer and without JavaScript', async ({
  browser,
  page,
  shop,
}) => {
  const paths = makePaths('en-US');
  const email = 'ledger.keeper@inkwell.example';
  await page.goto(shop.consumer + paths.login());
  await openAccount(page, { fullName: 'Maya Ortiz', email, password: 'a drawer of pencils' });
  // A page that finds another shopper than the last one shows their cart anew: here, and not in the middle of what comes.
  await openPage(page, shop.consumer);
  await page.waitForFunction(() => /^"(?!GUEST)/.test(localStorage.getItem('cartOwner') ?? ''));
  const kept = { fullName: 'Accounts Payable', address1: '77 Ledger Rd', city: 'Framingham', state: 'MA', zipCode: '01702', type: 'B' };
  await callFrom(page, '')('POST', '/gus/api/usr/c/addresses', kept);
  await putIntoCart(page, shop.consumer, paths);
  await page.goto(shop.consumer + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  await typeDelivery(page, 'US', email);
  await pressOn(page);
  await reach(page, 'payment');
  // The card that is typed already stays typed.
  await typeCard(page);
  await page.locator('main input[name=sameAddress]').uncheck();
  await page.getByRole('link', { name: /^Edit.*77 Ledger Rd/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit address' });
  await drawer.getByLabel('Street address').fill('78 Ledger Rd');
  await drawer.getByRole('button', { name: 'Save address' }).click();
  await page.locator('main').getByText('78 Ledger Rd').first().waitFor();
  await pressOn(page);
  await reach(page, 'review');
  await page
    .locator('main')
    .getByText(/Accounts Payable, 78 Ledger Rd/)
    .waitFor();

  const plain = await newVisitor(browser, { javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const sheet = await plain.newPage();
  await sheet.goto(shop.consumer + paths.checkout('payment'));
  await sheet.getByRole('link', { name: /^Edit.*78 Ledger Rd/ }).click();
  await sheet.getByLabel('Street address').last().fill('79 Ledger Rd');
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await sheet.getByText('79 Ledger Rd').first().waitFor();
  await plain.close();
});
