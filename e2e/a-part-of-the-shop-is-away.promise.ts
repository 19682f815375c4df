// A part of the shop is away: the cart page says so, sells nothing without it, and is whole again without anybody doing anything. The shop
// of these promises serves all of them at once, so that nothing is taken from it: the page's own calls are answered with what the shop
// answers then, to the letter. That the shop does answer so, `src/buying/cart/server/service-down.test.ts` proves with the part really taken away.
import type { Page } from 'playwright-core';
import { localePrefix } from '#base/locale/rules';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { cartLines, putIntoCart } from './support/filled-cart.ts';

const LOCALES = [
  {
    locale: 'en-US',
    fees: 'Sorry, but we are unable to display fee related prices at this time. Try again in a few minutes.',
    items: 'Sorry, but we are unable to display these items. Try again in a few minutes.',
    complete: 'Your totals are complete again, with taxes and fees.',
    unknown: 'N/A',
  },
  {
    locale: 'fr-CA',
    fees: 'Désolés, nous ne pouvons pas afficher les prix liés aux frais pour le moment. Réessayez dans quelques minutes.',
    items: 'Désolés, nous ne pouvons pas afficher ces articles. Réessayez dans quelques minutes.',
    complete: 'Les totaux sont de nouveau complets, taxes et frais compris.',
    unknown: 'n.d.',
  },
] as const;

interface CartAnswer {
  readonly cart: {
    messages: object[];
    cartSummary: { tax: number; taxes: object[]; ordTotal: number };
    cartAttributes: { proceedCheckout: boolean };
  };
}

const checkoutLinks = (page: Page, address: string) => page.locator(`main a[href="${address}"]`).locator('visible=true');

for (const { locale, fees, complete, unknown } of LOCALES)
  test(`[ERR-3, CART-16] a cart without its fees says so, lets nobody check out, and asks again until they are there (${locale})`, async ({
    page,
    shop,
  }) => {
    const paths = makePaths(locale);
    await page.goto(shop.consumer + paths.help());
    await putIntoCart(page, { locale }, [{ itemId: '246810', qty: 1 }]);
    await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
    expect(await checkoutLinks(page, paths.precheckout()).count()).toBeGreaterThan(0);
    // From here on time goes on by `runFor` alone.
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    let asked = 0;
    let isAway = true;
    await page.route(/\/cc\/api\/checkout\?/, async (route) => {
      asked += 1;
      const reply = await route.fetch();
      if (!isAway) return route.fulfill({ response: reply });
      const answer = (await reply.json()) as CartAnswer; // as its contract says
      const { cart } = answer;
      cart.messages.push({ code: 'GLOBAL_FEE_SERVICE_IS_DOWN', type: 'failure', description: fees });
      cart.cartSummary.ordTotal -= cart.cartSummary.tax;
      Object.assign(cart.cartSummary, { tax: 0, taxes: [] });
      cart.cartAttributes.proceedCheckout = false;
      return route.fulfill({ response: reply, json: answer });
    });
    // Another tab says that something changed.
    await page.evaluate(`new BroadcastChannel('inkwell-cart').postMessage('changed')`);
    // Above the cart, and where the way to checkout was.
    const said = page.locator('main').getByText(fees);
    await expect.poll(() => said.count()).toBe(2);
    expect(await page.locator('main').getByText(unknown, { exact: true }).count(), 'the row of the tax').toBe(1);
    expect(await checkoutLinks(page, paths.precheckout()).count()).toBe(0);
    expect(await cartLines(page).count()).toBe(1);
    const field = page.locator('input[name=coupon]:not([type=hidden])');
    await field.focus();
    // Ten seconds, then twenty; nobody does anything.
    for (const [seconds, count] of [
      [10, 2],
      [20, 3],
    ] as const) {
      await page.clock.runFor((seconds - 2) * 1_000);
      expect(asked).toBe(count - 1);
      const answered = page.waitForResponse(/\/cc\/api\/checkout\?/);
      if (count === 3) isAway = false;
      await page.clock.runFor(3_000);
      await answered;
      await expect.poll(() => asked).toBe(count);
    }
    await expect.poll(() => said.count()).toBe(0);
    await page.getByRole('status').getByText(complete).waitFor();
    expect(await checkoutLinks(page, paths.precheckout()).count()).toBeGreaterThan(0);
    expect(await field.evaluate((element) => document.activeElement === element)).toBe(true);
    // It asks no more.
    await page.clock.runFor(120_000);
    expect(asked).toBe(3);
  });

for (const { locale, items } of LOCALES)
  test(`[ERR-3] unreadable saved items say so next to a working cart, and load on retry (${locale})`, async ({ page, shop }) => {
    const paths = makePaths(locale);
    await page.goto(shop.consumer + paths.help());
    await putIntoCart(page, { locale }, [
      { itemId: '246810', qty: 1 },
      { itemId: '246811', qty: 1 },
    ]);
    await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
    const calls = /\/cc\/api\/sfl\?/;
    await page.route(calls, (route) =>
      route.fulfill({
        status: 503,
        headers: { 'retry-after': '2' },
        json: { status: 503, code: 'ITEM_SERVICE_IS_DOWN', message: items },
      }),
    );
    // Another tab puts a line aside, and says that something changed.
    await page.evaluate(`(async () => {
      const prefix = ${JSON.stringify(localePrefix(locale))};
      const { cart } = await (await fetch(prefix + '/cc/api/checkout')).json();
      const body = JSON.stringify({ cartItemId: cart.items[0].cartItemId });
      await fetch(prefix + '/cc/api/sfl', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      new BroadcastChannel('inkwell-cart').postMessage('changed');
    })()`);
    const said = page.locator('main section', { hasText: items }).last();
    await said.waitFor();
    await expect.poll(() => cartLines(page).count()).toBe(1);
    await page.unroute(calls);
    await said.getByRole('button').click();
    await page.locator('#saved-for-later').getByRole('article').waitFor();
    expect(await page.locator('main').getByText(items).count()).toBe(0);
  });
