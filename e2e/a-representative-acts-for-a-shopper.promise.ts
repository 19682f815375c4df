// A representative acts for a shopper without JavaScript, hands the cart over and stops; the shopper reads what was done (USR-11).
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { newVisitor } from './support/chromium.ts';
import { signIn } from './support/sign-in.ts';

const paths = makePaths('en-US');
const ADDED = '246810';

test('[USR-11] a representative acts with a banner on every page, and the shopper finds notice and record', async ({
  browser,
  shop,
  password,
  hold,
}) => {
  await hold('select');
  const rep = await (await newVisitor(browser, { javaScriptEnabled: false })).newPage();
  await signIn(rep, shop.consumer + paths.login(), 'rep', password);
  await rep.goto(shop.consumer + paths.actFor());
  await rep.getByLabel('Customer number, email, order, or organization').fill('select@inkwell.example');
  await rep.getByRole('button', { name: 'Find' }).click();
  await rep.getByLabel('In one sentence, for the record').fill('Wants paper added.');
  await rep.getByRole('button', { name: 'Act for Nadia' }).click();
  await rep.waitForURL(`**${paths.cart('consumer')}`);

  const banner = rep.getByRole('region', { name: 'Acting for a shopper' });
  await rep.request.post(`${shop.consumer}/cc/api/checkout/default/item`, {
    data: { items: [{ itemId: ADDED, qty: 1 }] },
    headers: { origin: shop.consumer, 'sec-fetch-site': 'same-origin' },
  });
  for (const path of [paths.home(), paths.help(), paths.orders(), paths.savedCards(), paths.checkout('delivery')]) {
    await rep.goto(shop.consumer + path);
    expect(await banner.textContent(), path).toContain('You’re acting for Nadia Haddad');
  }
  expect(await rep.locator('main').textContent()).toContain('Only Nadia can do this.');
  await rep.goto(shop.consumer + paths.cart('consumer'));
  await rep.getByText('Only Nadia can pay.').waitFor();
  expect(await rep.getByRole('link', { name: 'Check out' }).count()).toBe(0);
  await rep.getByLabel('Your note').fill('Paper is in.');
  await rep.getByRole('button', { name: 'Send this cart to Nadia' }).click();
  await rep.getByText('Sent. Nadia has an email').waitFor();
  await rep.getByRole('button', { name: 'Stop acting' }).click();
  await rep.waitForURL(`**${paths.actFor()}`);
  expect(await banner.count()).toBe(0);

  const shopper = await (await newVisitor(browser)).newPage();
  await signIn(shopper, shop.consumer + paths.login(), 'select', password);
  // The number on the cart is there before this browser has read the cart (APP-11).
  await shopper.goto(shop.consumer + paths.help());
  const cartLink = shopper.locator('header a[aria-haspopup="dialog"][href*="/cart"]');
  await cartLink
    .getByText(/^\d+ items?$/)
    .first()
    .waitFor({ state: 'attached' });
  await shopper.goto(shop.consumer + paths.cart('consumer'));
  await shopper.getByText(/^Grace from Inkwell changed your cart at/).waitFor();
  await shopper.getByRole('link', { name: 'See the record' }).click();
  await shopper.getByRole('heading', { name: /Grace Whitman/ }).waitFor();
  const told = await shopper.locator('main').textContent();
  for (const words of ['Wants paper added.', 'Added to the cart · Northfold', `(${ADDED})`, 'Emailed the cart'])
    expect(told).toContain(words);
  await shopper.goto(shop.consumer + paths.cart('consumer'));
  await shopper.getByRole('button', { name: 'Got it' }).click();
  await shopper.getByRole('button', { name: 'Got it' }).waitFor({ state: 'detached' });
});
