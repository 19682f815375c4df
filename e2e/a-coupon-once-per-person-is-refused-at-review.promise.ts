// A coupon that each person may use once: a new browser is no new person, and checkout says so before the order (CART-15, trust 7).
import type { Page } from 'playwright-core';
import { cartMessageWords } from '#buying/cart/words/messages';
import { sayer } from '#base/locale/words';
import { makePaths } from '../src/base/paths.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { goToCheckout, orderPlaced, pressOn, putIntoCart, reach, typeCard, typeDelivery } from './support/buying.ts';

const paths = makePaths('fr-CA');
const COUPON = 'HELLO5';
const HOUSE = 48_211;
const TOLD = sayer(cartMessageWords, 'fr-CA')('COUPON_USED_BEFORE', { coupon: COUPON });

/** As far as the review, with the coupon in the cart. */
async function reviewWithCoupon(page: Page, origin: string): Promise<void> {
  await putIntoCart(page, origin, paths);
  await page.evaluate(async (code) => {
    const headers = { 'content-type': 'application/json', 'x-http-method-override': 'PUT' };
    await fetch('/fr-ca/cc/api/checkout/default', { method: 'POST', headers, body: JSON.stringify({ coupons: [code] }) });
  }, COUPON);
  await goToCheckout(page, origin, paths);
  await page.locator(`main a[href="${paths.checkout('delivery')}"]`).click();
  await reach(page, 'delivery');
  await typeDelivery(page, 'CA', 'Once.Each@inkwell.example', HOUSE);
  await pressOn(page);
  await reach(page, 'payment');
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
}

test('[CART-15] trust 7: a person’s second order learns at review that the coupon was used, and is placed at the full price', async ({
  page,
  browser,
  shop,
}) => {
  await reviewWithCoupon(page, shop.consumer);
  await page.locator('main aside').getByText(COUPON).waitFor();
  expect(await page.getByText(TOLD).count()).toBe(0);
  await pressOn(page);
  await orderPlaced(page);
  const visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const again = await visitor.newPage();
  await reviewWithCoupon(again, shop.consumer);
  await again.getByRole('status').getByText(TOLD).waitFor();
  expect(await again.locator('main aside').getByText(COUPON).count()).toBe(0);
  await again.screenshot({ path: 'screens/coupon-used-before-390.png', fullPage: true });
  await again.setViewportSize({ width: 1366, height: 768 });
  await again.screenshot({ path: 'screens/coupon-used-before-1366.png', fullPage: true });
  await pressOn(again);
  await orderPlaced(again);
  await visitor.close();
});
