// The business site sells to its accounts: sign in, buy with a purchase order number, find the order in the account.
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { goToCheckout, namePurchaseOrder, orderPlaced, pressOn, putIntoCart, reach, shownNumber, typeCard } from './support/buying.ts';

test.for([['en-US'], ['fr-CA']] as const)(
  '[CHK-1] [CHK-5] a registered shopper buys on the business site in %s and finds the order in the account',
  async ([locale], { page, shop, password, hold }) => {
    await hold('business');
    const paths = makePaths(locale);
    await putIntoCart(page, shop.business, paths);
    await page.waitForLoadState('networkidle');
    await goToCheckout(page, shop.business, paths, 'business');
    // The business site asks everybody to sign in, and leads back to where checkout begins.
    await page.waitForURL(`**${paths.login()}*`);
    await page.locator('main input[name=email]').fill('business@inkwell.example');
    await page.locator('main input[name=password]').fill(password);
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL('**/checkout/*');
    // A second run finds the address of the first and goes on to payment.
    if (!page.url().includes('/delivery')) await page.goto(shop.business + paths.checkout('delivery'), { waitUntil: 'networkidle' });
    const form = page.locator('main form');
    // The account's offices stand in a drop-down, its own default chosen.
    expect(await form.locator('select[name=addressId] option:checked').innerText()).toContain('Harbor Dental Group');
    expect(await form.locator('input[name=email]').inputValue()).toBe('business@inkwell.example');
    await pressOn(page);
    await reach(page, 'payment');
    await namePurchaseOrder(form, 'PO-4821');
    await typeCard(page);
    await pressOn(page);
    await reach(page, 'review');
    expect(await page.locator('main').textContent()).toContain('PO-4821');
    await pressOn(page);
    const orderNumber = await orderPlaced(page);
    await page.goto(shop.business + paths.orders());
    expect(await axeFindings(page)).toEqual([]);
    await page.locator(`main a[href="${paths.order(orderNumber)}"]`).click();
    await page.locator('main h1', { hasText: shownNumber(orderNumber) }).waitFor();
    expect(await page.locator('main').textContent()).toContain('PO-4821');
  },
);
