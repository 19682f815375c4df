// What the cart page says is what the shop has: every amount, how far it is to free delivery, why checkout is off; and checkout never
// leaves a change behind.
import type { Page } from 'playwright-core';
import type { CartReply } from '#buying/cart/contract';
import { localePrefix } from '#base/locale/rules';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { cartLines, EN, openCartOf, putIntoCart } from './support/filled-cart.ts';

const FR = { locale: 'fr-CA' } as const;

async function serverCart(page: Page, { locale }: typeof EN): Promise<CartReply['cart']> {
  const reply = await page.evaluate(`fetch('${localePrefix(locale)}/cc/api/checkout').then((reply) => reply.json())`);
  return (reply as CartReply).cart; // as the contract says
}

/** As a reader sees it: no-break spaces are spaces. */
const said = async (page: Page): Promise<string> => (await page.getByRole('main').innerText()).replaceAll(/\s/g, ' ');

for (const { edition, shown } of [
  { edition: EN, shown: (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' }) },
  { edition: FR, shown: (amount: number) => `${amount.toLocaleString('fr-CA', { minimumFractionDigits: 2 })} $`.replaceAll(/\s/g, ' ') },
])
  test(`[CART-16, CART-27] every amount is the server’s, and free delivery is as far as it says (${edition.locale})`, async ({
    page,
    shop,
  }) => {
    await openCartOf(page, shop.consumer, [1, 2], edition);
    const { cartSummary: sum, cartAttributes, items } = await serverCart(page, edition);
    const text = await said(page);
    for (const { qty, priceInfo } of items) expect(text).toContain(shown(((priceInfo.finalPricePerUnit ?? 0) * 100 * qty) / 100));
    for (const amount of [sum.cartSubTotal, sum.ordTotal, ...sum.fees.map((fee) => fee.amount)]) expect(text).toContain(shown(amount));
    for (const { amount } of sum.taxEstimated ? [] : sum.taxes) expect(text).toContain(shown(amount));
    const missing = cartAttributes.remainingAmountGetFreeShipping;
    if (missing > 0) expect(text).toContain(shown(missing));
    else expect(sum.shipFee).toBe(0);
  });

for (const edition of [EN, FR])
  test(`[CART-16] a coupon for free delivery hides the distance to free delivery (${edition.locale})`, async ({ page, shop }) => {
    const paths = makePaths(edition.locale);
    const progress = page.getByRole('meter', { name: edition === EN ? 'Free delivery' : 'Livraison gratuite' });
    await page.goto(shop.consumer + paths.help());
    await putIntoCart(page, edition, [{ itemId: '310877', qty: 1 }]);
    await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
    await progress.waitFor();
    const box = page.getByRole('main').getByRole('textbox', { name: edition === EN ? 'Coupon code' : 'Code de coupon' });
    await box.fill('SHIPFREE');
    await box.press('Enter');
    await progress.waitFor({ state: 'detached' });
    expect((await serverCart(page, edition)).cartSummary.shipFee).toBe(0);
    expect(await said(page)).toMatch(edition === EN ? /Delivery\s+Free/ : /Livraison\s+Gratuit/);
  });

for (const edition of [EN, FR])
  test(`[CART-15] a coupon without a code applies by itself, and cannot be removed (${edition.locale})`, async ({ page, shop }) => {
    const paths = makePaths(edition.locale);
    await page.goto(shop.consumer + paths.help());
    await putIntoCart(page, edition, [{ itemId: '298444', qty: 2 }]);
    await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
    const { coupons, cartSummary: sum } = await serverCart(page, edition);
    expect(coupons).toMatchObject([{ code: 'NOTES10', scope: 'instant', applied: true, amount: sum.instantCouponSavings }]);
    expect(Math.round(sum.cartSubTotal * 10) / 100).toBeCloseTo(sum.instantCouponSavings, 1);
    expect(await said(page)).toContain(edition === EN ? 'NOTES10 10% off lined notes' : 'NOTES10 10 % de rabais sur les feuillets lignés');
    expect(await page.getByRole('button', { name: /NOTES10/ }).count()).toBe(0);
  });

test('[CART-16] tax that is known to be none is no estimate (fr-CA)', async ({ page, shop }) => {
  const paths = makePaths('fr-CA');
  await page.goto(shop.consumer + paths.help());
  await putIntoCart(page, FR, [{ itemId: '389', qty: 1 }]);
  await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
  const { tax, taxEstimated } = (await serverCart(page, FR)).cartSummary;
  expect([tax, taxEstimated]).toEqual([0, false]);
  const text = await said(page);
  expect(text).toMatch(/Taxes\s+0,00 \$/);
  expect(text).not.toContain('Taxe estimée');
});

test('[CART-29] checkout that is off says why, and what stops it offers to be removed, saved or replaced', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [1]);
  await page.evaluate(
    `fetch('/cc/api/checkout/default/item', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"items":[{"itemId":"900033"}],"skipInv":true}' })`,
  );
  await page.reload({ waitUntil: 'networkidle' });
  const off = page.getByRole('main').getByRole('button', { name: 'Check out' }).first();
  expect(await off.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('One or more items in your cart is out of stock. Please remove the item to proceed.').first().waitFor();
  // The cause may be far below, so the summary links to it.
  const stopped = (await serverCart(page, EN)).items.find(({ itemId }) => itemId === '900033');
  await page.getByRole('link', { name: `Show ${stopped?.product.name}` }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#line-${stopped?.cartItemId}`);
  const line = cartLines(page).filter({ hasText: 'out of stock' });
  for (const way of [/^Remove/, /^Save for later/, /^Swap/]) await line.getByRole('button', { name: way }).first().waitFor();
  await line.getByRole('button', { name: /^Swap/ }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).first().waitFor();
  expect((await serverCart(page, EN)).items.map(({ itemId }) => itemId)).not.toContain('900033');
});

for (const edition of [EN, FR])
  test(`[CART-15, MINI-1] the lines of the mini cart add up to its subtotal, whatever coupons take off (${edition.locale})`, async ({
    page,
    shop,
  }) => {
    await openCartOf(page, shop.consumer, [1, 2], edition);
    await putIntoCart(page, edition, [{ itemId: '310877', qty: 2 }]); // the coupon is for writing
    await page.locator('input[name=coupon]:not([type=hidden])').fill('WRITE10');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await serverCart(page, edition)).cartSummary.couponSavings).toBeGreaterThan(0);
    const { cartSummary } = await serverCart(page, edition);
    await page.goto(shop.consumer + makePaths(edition.locale).help(), { waitUntil: 'networkidle' });
    await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
    const lines = page.locator('dialog[open] h3 + *');
    await lines.nth(1).waitFor();
    const cents = (text: string): number => Number(text.replaceAll(/\D/g, ''));
    const sum = (await lines.allInnerTexts()).reduce((all, text) => all + cents(text), 0);
    expect(sum).toBe(Math.round(cartSummary.cartSubTotal * 100));
  });

test('[CART-16] a line with a surcharge shows what goes without it, and one takes its place', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [1]);
  await page.evaluate(
    `fetch('/cc/api/checkout/default/item', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"items":[{"itemId":"900022","qty":12}]}' })`,
  );
  await page.reload({ waitUntil: 'networkidle' });
  const others = page.getByRole('region', { name: 'Alternate choices without the surcharge' });
  await others.getByRole('button', { name: /^Swap/ }).click();
  await others.waitFor({ state: 'detached' });
  const lines = (await serverCart(page, EN)).items.map(({ itemId, qty }) => ({ itemId, qty }));
  expect(lines).toContainEqual({ itemId: '900023', qty: 1 });
  expect(lines.map(({ itemId }) => itemId)).not.toContain('900022');
});

test('[CART-18, CART-26] amounts wait for the answer together, and checkout waits for the last change', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [1]);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/cc/api/checkout/default/item', async (route) => {
    await held;
    await route.continue();
  });
  const receipt = page.getByRole('region', { name: 'Order summary' });
  const before = await receipt.innerText();
  const more = cartLines(page).getByRole('button', { name: /^Increase/ });
  await more.click();
  await more.click();
  await expect.poll(() => receipt.getAttribute('aria-busy')).toBe('true');
  expect(await receipt.innerText()).toBe(before);
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).first().click();
  expect(page.url()).toContain('/cart');
  release();
  await page.waitForURL((url) => !url.pathname.endsWith('/cart'));
  expect((await serverCart(page, EN)).items[0]?.qty).toBe(3);
});

test('[CART-18] what the last answer has to say is read before checkout', async ({ page, shop }) => {
  await page.goto(`${shop.consumer}/help`);
  await putIntoCart(page, EN, [{ itemId: '900003', qty: 1 }]);
  await page.goto(`${shop.consumer}/cc/sparq/cart`, { waitUntil: 'networkidle' });
  // A step that is counted without a new page: the page is awake.
  await cartLines(page)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect.poll(() => cartLines(page).getByRole('textbox').inputValue()).toBe('2');
  await page.waitForLoadState('networkidle');
  await cartLines(page).getByRole('textbox').fill('9');
  // Leaving the field sends the change; the press comes while it is on its way.
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).first().click();
  await page.getByText("We're sorry, but you have ordered more than we have in stock.").first().waitFor();
  expect(page.url()).toContain('/cart');
});

for (const { edition, words } of [
  { edition: EN, words: 'Your membership covers delivery.' },
  { edition: FR, words: 'Votre adhésion couvre la livraison.' },
])
  test(`[CART-16] a member’s small cart says that the membership pays for delivery, not that an amount was reached (${edition.locale})`, async ({
    page,
    shop,
    password,
    hold,
  }) => {
    await hold('premium');
    const paths = makePaths(edition.locale);
    await page.goto(shop.consumer + paths.help());
    const account = JSON.stringify({ email: 'premium@inkwell.example', password });
    await page.evaluate(
      `fetch('/api/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(account)} }).then((reply) => reply.json())`,
    );
    await putIntoCart(page, edition, [{ itemId: '310877', qty: 1 }]);
    const { cartSummary } = await serverCart(page, edition);
    expect(cartSummary.finalMembershipSavings).toBeGreaterThan(0);
    await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
    expect(await said(page)).toContain(words);
    expect(await page.getByRole('main').locator('meter, [role=meter]').count()).toBe(0);
  });
