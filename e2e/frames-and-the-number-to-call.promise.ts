// Which frame stands around which page, and in which context (APP-15): the full one in the shop, the slim one in checkout, a partner's for whom
// it handed over, the logo alone for what a mail leads to; and how the shop is called from each (APP-20).
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { localePrefix } from '#base/locale/rules';
import { goToCheckout, putIntoCart, REAM } from './support/buying.ts';
import { expect, test } from './support/browser-test.ts';
import { makeCartWalker } from './support/cart-walker.ts';
import { openProduct } from './support/filled-cart.ts';

/** A frame's visible parts: search, departments and columns of the full one, the way back of the slim one; phone numbers. */
async function frameOf(page: Page) {
  const numbers = page.locator('header a[href^="tel:"], footer a[href^="tel:"], body > section a[href^="tel:"]');
  const calls = await numbers.evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent ?? '']));
  return {
    logo: await page
      .locator('header')
      .getByRole('link', { name: /Inkwell/ })
      .count(),
    search: await page.locator('header input[name=q]').count(),
    columns: await page.locator('footer h2').count(),
    law: await page.locator('footer a[href*="/about/privacy"]').count(),
    secure: await page
      .locator('header')
      .getByText(/Secure checkout|Paiement sécurisé/)
      .count(),
    // The full one, which nearly all pages have, does not say so.
    variant: (await page.locator('header').getAttribute('data-variant')) ?? 'full',
    context: await page.locator('header').getAttribute('data-context'),
    calls,
  };
}

test.for(['en-US', 'fr-CA'] as const)(
  '[APP-15, APP-20] in %s the shop stands in the full frame and checkout in the slim one, and each says the number to call',
  async (locale, { page, shop }) => {
    const paths = makePaths(locale);
    const called = new Set<string>();
    const expectFrame = async (variant: 'full' | 'slim', context: string | null): Promise<void> => {
      const { calls, ...frame } = await frameOf(page);
      const full = { logo: 1, search: 1, columns: 5, secure: 0 };
      const slim = { logo: 1, search: 0, columns: 0, law: 1, secure: 1 };
      expect(frame, page.url()).toMatchObject({ ...(variant === 'full' ? full : slim), variant, context });
      expect(calls.length, page.url()).toBeGreaterThan(0);
      // The link dials the displayed number.
      for (const [href = '', text = ''] of calls) {
        expect(href).toMatch(/^tel:1\d{10}$/);
        expect(text?.replaceAll(/\D/g, '')).toContain(href?.slice('tel:'.length));
        called.add(href ?? '');
      }
    };
    for (const [address, context] of [
      [shop.consumer + paths.home(), 'home'],
      [shop.business + paths.home(), 'small-business home'],
      [shop.consumer + paths.cart('consumer'), 'cart'],
    ] as const) {
      await page.goto(address);
      await expectFrame('full', context);
    }
    await openProduct(page, shop.consumer + localePrefix(locale), REAM);
    await expectFrame('full', null);
    await putIntoCart(page, shop.consumer, paths);
    await goToCheckout(page, shop.consumer, paths);
    // Asked first whether they have an account; then on as a guest.
    await page.waitForURL(`**${paths.login()}*`);
    await expectFrame('full', null);
    await page.goto(shop.consumer + paths.checkout('delivery'));
    await page.locator('main input[name=email]').waitFor();
    await expectFrame('slim', 'shipTo');
    await page
      .locator('header')
      .getByRole('link', { name: /^(Back to cart|Retourner au panier)$/ })
      .click();
    await page.waitForURL('**/cc/sparq/cart*');
    await page.locator('footer h2').first().waitFor();
    await expectFrame('full', 'cart');
    // People and organizations may have different numbers; a site has one.
    expect(called.size).toBeLessThanOrEqual(2);
  },
);

test.for([
  ['en-US', 'With Lantern Teachers’ Club'],
  ['fr-CA', 'Avec Lantern Teachers’ Club'],
] as const)(
  '[APP-4, APP-15, CART-29] in %s checkout names the partner’s site that handed the shopper over, and what a mail leads to has the logo alone',
  async ([locale, words], { page, shop, password, hold }) => {
    await hold('partner');
    const paths = makePaths(locale);
    await page.goto(shop.consumer + paths.forgottenPassword());
    const { calls, ...alone } = await frameOf(page);
    expect(alone).toEqual({ logo: 1, search: 0, columns: 0, law: 1, secure: 0, variant: 'logo-only', context: null });
    expect(calls).toEqual([]);
    const walker = await makeCartWalker(page, shop, password, locale);
    await walker.begin('partner');
    await walker.put([{ itemId: '246810' }]);
    await page.goto(shop.consumer + paths.checkout('delivery'));
    await page.locator('main input[name=email]').waitFor();
    expect(await frameOf(page)).toMatchObject({
      logo: 1,
      search: 0,
      columns: 0,
      secure: 1,
      variant: 'third-party-payment',
      context: 'shipTo',
    });
    expect(await page.locator('header').innerText()).toContain(words);
  },
);
