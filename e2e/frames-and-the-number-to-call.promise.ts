// Which frame stands around which page (APP-15): the full one in the shop, the slim one in checkout; and how the shop is called from each (APP-20).
import type { Page } from 'playwright-core';
import { makePaths } from '../src/paths.ts';
import { goToCheckout, putIntoCart } from './support/buying.ts';
import { expect, test } from './support/browser-test.ts';

/** What of a frame a shopper meets: search, departments and columns of the full one, the way back of the slim one; numbers to call. */
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
    calls,
  };
}

test.for(['en-US', 'fr-CA'] as const)(
  '[APP-15, APP-20] in %s the shop stands in the full frame and checkout in the slim one, and each says the number to call',
  async (locale, { page, shop }) => {
    const paths = makePaths(locale);
    const called = new Set<string>();
    const expectFrame = async (kind: 'full' | 'slim'): Promise<void> => {
      const { calls, ...frame } = await frameOf(page);
      const full = { logo: 1, search: 1, columns: 4, secure: 0 };
      const slim = { logo: 1, search: 0, columns: 0, law: 1, secure: 1 };
      expect(frame, page.url()).toMatchObject(kind === 'full' ? full : slim);
      expect(calls.length, page.url()).toBeGreaterThan(0);
      // What is dialled is what is read.
      for (const [href = '', text = ''] of calls) {
        expect(href).toMatch(/^tel:1\d{10}$/);
        expect(text?.replaceAll(/\D/g, '')).toContain(href?.slice('tel:'.length));
        called.add(href ?? '');
      }
    };
    for (const address of [shop.consumer + paths.home(), shop.business + paths.home(), shop.consumer + paths.cart('consumer')]) {
      await page.goto(address);
      await expectFrame('full');
    }
    await putIntoCart(page, shop.consumer, paths);
    await expectFrame('full');
    await goToCheckout(page, shop.consumer, paths);
    // Asked first whether they have an account; then on as a guest.
    await page.waitForURL(`**${paths.login()}*`);
    await expectFrame('full');
    await page.goto(shop.consumer + paths.checkout('delivery'));
    await page.locator('main input[name=email]').waitFor();
    await expectFrame('slim');
    await page
      .locator('header')
      .getByRole('link', { name: /^(Back to cart|Retourner au panier)$/ })
      .click();
    await page.waitForURL('**/cc/sparq/cart*');
    await page.locator('footer h2').first().waitFor();
    await expectFrame('full');
    // People and organizations may have different numbers; a site has one.
    expect(called.size).toBeLessThanOrEqual(2);
  },
);
