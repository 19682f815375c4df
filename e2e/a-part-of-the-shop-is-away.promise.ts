// A part of the shop is away: the cart page says so, sells nothing without it, and is whole again without anybody doing anything. The shop
// of these promises serves all of them at once, so that nothing is taken from it: the page's own calls are answered with what the shop
// answers then, to the letter. That the shop does answer so, `src/cart/server/service-down.test.ts` proves with the part really taken away.
import type { Page } from 'playwright-core';
import { localePrefix } from '#locale/rules';
import { makePaths } from '../src/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { cartLines, putIntoCart } from './support/filled-cart.ts';

const LOCALES = [
  {
    locale: 'en-US',
    items: 'Sorry, but we are unable to display these items. Try again in a few minutes.',
  },
  {
    locale: 'fr-CA',
    items: 'Désolés, nous ne pouvons pas afficher ces articles. Réessayer dans quelques minutes.',
  },
] as const;

for (const { locale, items } of LOCALES)
  test(`[ERR-3] saved items that cannot be read say so beside a cart that is there, and come back when asked for (${locale})`, async ({
    page,
    shop,
  }) => {
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
