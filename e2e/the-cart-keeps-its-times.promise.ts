// The times of the cart's surfaces (§9), with a clock that the test controls.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { EN, putIntoCart, buyableItems } from './support/filled-cart.ts';
import { expect, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const cartLink = (page: Page) => page.locator('header a[aria-haspopup="dialog"][href*="/cart"]');
const miniCart = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });
const FURNITURE = '520331';

/** Time stands still from here on: it goes on by `page.clock.runFor` alone. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Server replies arrive regardless of the page's clock. */
const answered = (page: Page) => page.waitForResponse((reply) => reply.url().includes('/cc/api/checkout/default/item'));

test('[MINI-2] the mini cart opens at once, and after two seconds while another flyout is open', async ({ page, shop }) => {
  await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
  await putIntoCart(
    page,
    EN,
    (await buyableItems(page, EN, 1)).map((itemId) => ({ itemId, qty: 1 })),
  );
  // The part of the mini cart that comes with its first use is there.
  await cartLink(page).click();
  await miniCart(page)
    .getByRole('button', { name: /^Remove/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await miniCart(page).waitFor({ state: 'hidden' });
  // A menu that is still on its way does not close when the focus goes elsewhere, as one that is there does.
  await page.route('**/assets/all-departments-*.js', () => new Promise<void>(() => undefined));
  const menu = page.locator('a[aria-controls="all-departments"]');
  await menu.click();
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
  await stopTheClock(page);
  await cartLink(page).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_900);
  expect(await menu.getAttribute('aria-expanded')).toBe('true');
  expect(await miniCart(page).isVisible()).toBe(false);
  await page.clock.runFor(200);
  // Its own movement takes time, too.
  await page.clock.resume();
  await miniCart(page).waitFor();
});

test('[MINI-2] a line that is taken out fades for a second before what is left is shown', async ({ page, shop }) => {
  await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
  await putIntoCart(
    page,
    EN,
    (await buyableItems(page, EN, 2)).map((itemId) => ({ itemId, qty: 1 })),
  );
  await cartLink(page).click();
  const remove = miniCart(page).getByRole('button', { name: /^Remove/ });
  await expect.poll(() => remove.count()).toBe(2);
  await stopTheClock(page);
  const reply = answered(page);
  await remove.first().click();
  await (await reply).finished();
  await page.clock.runFor(900);
  expect(await remove.count()).toBe(2);
  expect(await miniCart(page).locator('[aria-busy=true]').count()).toBeGreaterThan(0);
  await page.clock.runFor(200);
  await miniCart(page).getByRole('button', { name: 'Undo' }).waitFor();
  expect(await remove.count()).toBe(1);
  // A removed line can be restored for five seconds, then its row is gone.
  await page.clock.runFor(4_000);
  expect(await miniCart(page).getByRole('button', { name: 'Undo' }).count()).toBe(1);
  await page.clock.runFor(1_500);
  await expect.poll(() => miniCart(page).getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

test('[MINI-2, CART-27] a furniture service spins for two seconds when it is added, and the cart is shown anew', async ({ page, shop }) => {
  await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
  await putIntoCart(page, EN, [{ itemId: FURNITURE, qty: 2 }]);
  await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Add or change furniture service/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Furniture service' });
  await drawer.getByRole('combobox').selectOption('BASC');
  const save = drawer.getByRole('button', { name: 'Save service' });
  const receipt = page.getByRole('region', { name: 'Order summary', includeHidden: true });
  const before = await receipt.textContent();
  await stopTheClock(page);
  const reply = answered(page);
  await save.click();
  await (await reply).finished();
  await page.clock.runFor(1_900);
  expect(await save.getAttribute('aria-busy')).toBe('true');
  expect(await receipt.textContent()).toBe(before);
  await page.clock.runFor(200);
  await expect.poll(() => save.getAttribute('aria-busy')).toBeNull();
  await expect.poll(() => receipt.textContent()).toContain('Furniture service');
  // Taking it away waits for the answer only.
  await drawer.getByRole('combobox').selectOption('');
  await drawer.getByRole('button', { name: 'Remove service' }).click();
  await expect.poll(() => receipt.textContent()).toBe(before);
});

test.for([
  [
    'en-US',
    'Your cart',
    /^Add or change furniture service/,
    'Furniture service',
    'Save service',
    'Basic: we put it in place, 2 pieces',
    'Remove service',
  ],
  [
    'fr-CA',
    'Votre panier',
    /^Ajouter ou modifier le service de mobilier/,
    'Service de mobilier',
    'Enregistrer le service',
    'De base\u00A0: mise en place, 2 meubles',
    'Retirer le service',
  ],
] as const)(
  '[MINI-2, CART-27] in %s the mini cart shows a large line’s furniture service, adds it in two seconds and takes it away',
  async ([locale, cart, ask, title, saveIt, chosen, removeIt], { page, shop }) => {
    await page.goto(shop.consumer + makePaths(locale).help(), { waitUntil: 'networkidle' });
    await putIntoCart(page, { locale }, [{ itemId: FURNITURE, qty: 2 }]);
    await cartLink(page).click();
    const inside = page.getByRole('dialog', { name: cart });
    await inside.getByRole('button', { name: ask }).click();
    const drawer = page.getByRole('dialog', { name: title });
    await drawer.getByRole('combobox').selectOption('BASC');
    const save = drawer.getByRole('button', { name: saveIt });
    await save.waitFor();
    await stopTheClock(page);
    const reply = answered(page);
    await save.click();
    await (await reply).finished();
    await page.clock.runFor(1_900);
    expect(await save.getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(200);
    await expect.poll(() => save.getAttribute('aria-busy')).toBeNull();
    // Its price is next to it.
    const line = inside.locator('li', { has: page.getByText(chosen) });
    await expect.poll(() => line.textContent()).toMatch(locale === 'fr-CA' ? /98,00\s\$/ : /\$78\.00/);
    await drawer.getByRole('combobox').selectOption('');
    await drawer.getByRole('button', { name: removeIt }).click();
    await expect.poll(() => line.count()).toBe(0);
    // Closing the mini cart changes nothing.
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await inside.isVisible()).toBe(true);
  },
);

test.for([
  [
    'refused',
    { status: 403, json: { status: 403, code: 'NOT_ALLOWED', message: 'Your administrator can allow it.' } },
    'Your administrator can allow it.',
  ],
  ['not reached', { status: 503, json: { status: 503, code: 'UNAVAILABLE', message: '' } }, 'We couldn’t reach the shop.'],
] as const)(
  '[CART-24, CART-27] a furniture service that is %s says why in its drawer, where the choice stays',
  async ([, answer, why], { page, shop }) => {
    await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
    await putIntoCart(page, EN, [{ itemId: FURNITURE, qty: 2 }]);
    await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Add or change furniture service/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Furniture service' });
    await drawer.getByRole('combobox').selectOption('BASC');
    await page.route('**/cc/api/checkout/default/item', (route) => route.fulfill(answer));
    await drawer.getByRole('button', { name: 'Save service' }).click();
    await drawer.getByText(why).waitFor();
    expect(await drawer.getByRole('combobox').inputValue()).toBe('BASC');
  },
);
