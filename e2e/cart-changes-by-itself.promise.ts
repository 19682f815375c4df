// On the cart page a changed quantity saves itself, fast presses are not lost, and every price is the server's.
import type { CartReply } from '#buying/cart/contract';
import { cartLines, openCartOf } from './support/filled-cart.ts';
import { expect, test } from './support/browser-test.ts';
import { makeCartWalker } from './support/cart-walker.ts';

test('[CART-26, CART-6] ten fast presses on + are ten more, and what is shown is what the server has', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [1]);
  const more = page.getByRole('main').getByRole('button', { name: /^Increase/ });
  for (let press = 0; press < 10; press += 1) await more.click();
  const field = page.getByRole('main').getByRole('article').getByRole('textbox');
  expect(await field.inputValue()).toBe('11');
  const server = async (): Promise<CartReply['cart']> =>
    ((await page.evaluate(`fetch('/cc/api/checkout').then((reply) => reply.json())`)) as CartReply).cart; // as the contract says
  await expect.poll(async () => (await server()).items[0]?.qty).toBe(11);
  const { ordTotal, cartSubTotal } = (await server()).cartSummary;
  const shown = (amount: number): string => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const receipt = page.getByRole('region', { name: 'Order summary' });
  await expect.poll(() => receipt.innerText()).toContain(shown(ordTotal));
  expect(await receipt.innerText()).toContain(shown(cartSubTotal));
});

test('[CART-15] a coupon that does not count says why and keeps the typed code', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [1]);
  const code = page.getByRole('textbox', { name: 'Coupon code' });
  await code.fill('NOSUCHCODE');
  await code.press('Enter');
  await page.getByText('We don’t recognize coupon NOSUCHCODE. Check the letters and numbers.').waitFor();
  expect(await code.inputValue()).toBe('NOSUCHCODE');
  await code.fill('shipfree');
  await code.press('Enter');
  await page.getByRole('button', { name: 'Remove coupon SHIPFREE' }).waitFor();
  await page.getByRole('status').getByText('Your coupon has been added to the cart.').waitFor();
  expect(await code.inputValue()).toBe('');
});

test('[CART-26, CART-24] a line taken out elsewhere is said to be gone, and leaves the page', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [1, 1]);
  const lines = cartLines(page);
  const id = await lines.first().getAttribute('data-cart-item');
  // As another device does it: nothing tells this page.
  await page.evaluate(
    `fetch('/cc/api/checkout/default/item/' + ${JSON.stringify(id)}, { method: 'POST', headers: { 'x-http-method-override': 'DELETE' } }).then((reply) => reply.status)`,
  );
  await lines
    .first()
    .getByRole('button', { name: /^Increase/ })
    .click();
  await page.getByText('This item is no longer in your cart.').first().waitFor();
  await expect.poll(() => lines.count()).toBe(1);
});

test('[CART-24] a change that fails is said at its line and above the list, which is shown from its top and leads to the line', async ({
  page,
  shop,
}) => {
  await openCartOf(page, shop.consumer, [1, 1, 1, 1, 1, 1, 1]);
  const last = cartLines(page).last();
  const refused = (status: number, body: object) =>
    page.route('**/cc/api/checkout/default/item', (route) => route.fulfill({ status, json: body }));
  const more = last.getByRole('button', { name: /^Increase/ });
  await refused(500, {
    status: 500,
    code: 'GENERIC_CART_ERROR',
    message: 'Oops, something went wrong on our side. Please refresh the page to continue.',
  });
  await more.click();
  const words = page.getByText('Oops, something went wrong on our side.');
  await expect.poll(() => words.count()).toBe(2);
  expect(await last.innerText()).toContain('Oops');
  await expect
    .poll(() =>
      page
        .getByRole('heading', { name: 'Your cart' })
        .boundingBox()
        .then((box) => (box?.y ?? -1) >= -1),
    )
    .toBe(true);
  expect(await last.getByRole('textbox').inputValue()).toBe('1');
  const name = await last.getByRole('link').first().innerText();
  await page.locator('main').getByText('Oops').first().getByRole('link', { name }).click();
  await expect.poll(() => last.evaluate((line) => line.getBoundingClientRect().top < window.innerHeight)).toBe(true);
  expect(await cartLines(page).count()).toBe(7);

  await page.unroute('**/cc/api/checkout/default/item');
  await more.click();
  await expect.poll(() => last.getByRole('textbox').inputValue()).toBe('2');
  await expect.poll(() => words.count()).toBe(0);
});

test('[CART-24, APP-7] what asks for an account leads to the login once; come back without one, the shop says why', async ({
  page,
  shop,
}) => {
  await openCartOf(page, shop.consumer, [1]);
  await page.route('**/cc/api/checkout/default/item', (route) =>
    route.fulfill({ status: 401, json: { status: 401, code: 'LOGIN_REQUIRED', message: 'Sign in to do that.' } }),
  );
  const more = page.getByRole('main').getByRole('button', { name: /^Increase/ });
  await more.click();
  await page.waitForURL(/\/office\/supplies\/login\?jump=/);
  const back = new URL(page.url()).searchParams.get('jump') ?? '';
  expect(back).toMatch(/^\/cc\/sparq\/cart\?.*redirected=1$/);
  await page.goto(shop.consumer + back, { waitUntil: 'networkidle' });
  await more.click();
  await page.getByText('Sign in to do that.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/cc/sparq/cart');
});

test('[CART-19] a failed cart request is not cached for the next page', async ({ page, shop, password }) => {
  const walker = await makeCartWalker(page, shop, password, 'en-US');
  await walker.begin('guest');
  await walker.put([{ itemId: '246810' }]);
  await walker.openCart();
  const kept = () => page.evaluate<boolean>(`localStorage.getItem('cart') !== null`);
  const cartItemId = await walker.lineOf('246810');
  await walker.change({ cartItemId, qty: 2 });
  await expect.poll(kept).toBe(true);
  await walker.change({ cartItemId, qty: 3, version: 1 });
  await walker.seen('CART_STATUS_ERROR');
  await expect.poll(kept).toBe(false);
  await page.waitForTimeout(500);
  expect(await kept()).toBe(false);
});

test('[CART-24] in the mini cart a change that fails is said at its line too, and its list is shown from the top', async ({
  page,
  shop,
}) => {
  await openCartOf(page, shop.consumer, [1, 1, 1, 1, 1, 1, 1]);
  await page.goto(`${shop.consumer}/help`, { waitUntil: 'networkidle' });
  await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
  const mini = page.getByRole('dialog', { name: 'Your cart' });
  const last = mini.getByRole('listitem').last();
  await last.getByRole('button', { name: /^Increase/ }).waitFor();
  await page.route('**/cc/api/checkout/default/item', (route) =>
    route.fulfill({ status: 500, json: { status: 500, code: 'GENERIC_CART_ERROR', message: 'Oops, something went wrong on our side.' } }),
  );
  await last.getByRole('button', { name: /^Increase/ }).click();
  const words = mini.getByText('Oops, something went wrong on our side.');
  await expect.poll(() => words.count()).toBe(2);
  expect(await last.innerText()).toContain('Oops');
  await expect.poll(() => words.first().evaluate((said) => said.getBoundingClientRect().top >= 0)).toBe(true);
});

test('[CART-28] a discontinued item leaves the cart by itself, and the cart and mini cart say so', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [1, 1, 1]);
  const lines = cartLines(page);
  const names = await lines.getByRole('link').allInnerTexts();
  const ids = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('data-cart-item')));
  // The shop takes a product out of its range; the page's next look at the cart says so.
  const endOf = (at: number) =>
    page.route(/\/cc\/api\/checkout(\?|$)/, async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as CartReply;
      const items = body.cart.items.map((item) => (item.cartItemId === ids[at] ? { ...item, forceDelete: true } : item));
      await route.fulfill({ response: reply, json: { ...body, cart: { ...body.cart, items } } });
    });
  await endOf(0);
  await page.evaluate(`localStorage.removeItem('cart')`);
  await page.goto(`${shop.consumer}/help`, { waitUntil: 'networkidle' });
  await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
  const mini = page.getByRole('dialog', { name: 'Your cart' });
  const told = 'is no longer sold, so we removed it from your cart.';
  await mini.getByText(told).waitFor();
  expect(await mini.getByText(told).innerText()).toContain(names.find((name) => name !== '') ?? '?');
  await expect
    .poll(() =>
      mini
        .getByRole('listitem')
        .filter({ has: page.getByRole('textbox') })
        .count(),
    )
    .toBe(2);
  expect(await mini.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await page.unroute(/\/cc\/api\/checkout(\?|$)/);
  await page.goto(`${shop.consumer}/cc/sparq/cart`, { waitUntil: 'networkidle' });
  expect(await lines.count()).toBe(2);
});
