// A quantity that is none is not turned into one: the field says 0, and adding it is answered in words (CART-11, CART-12).
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { REAM } from './support/buying.ts';

const SAID = { 'en-US': 'Qty of one the items is incorrect', 'fr-CA': 'La quantité d’un des articles est incorrecte' } as const;

test.for(['en-US', 'fr-CA'] as const)(
  '[CART-11, CART-12] 0, a negative number and a word add nothing, an empty field one (%s)',
  async (locale, { page, shop }) => {
    const paths = makePaths(locale);
    await page.goto(shop.consumer + paths.search({ q: REAM }));
    await page.locator(`main a[href*="product_${REAM}"]`).first().click();
    await page.waitForURL(`**/product_${REAM}*`);
    await page.waitForLoadState('networkidle');
    const form = page
      .locator('main form[action*="/cart"]')
      .filter({ has: page.locator('input[name=qty]') })
      .first();
    const field = form.locator('input[name=qty]');
    for (const typed of ['0', '-3', 'abc']) {
      await field.fill(typed);
      await field.blur();
      expect(await field.inputValue()).toBe('0');
      await form.locator('button[type=submit]').last().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(SAID[locale]).first().waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    const count = async () =>
      (
        await page.evaluate(
          async (path) => (await fetch(path)).json() as Promise<{ numberOfItems: number }>,
          `${locale === 'fr-CA' ? '/fr-ca' : ''}/cc/api/checkout/count`,
        )
      ).numberOfItems;
    expect(await count()).toBe(0);
    await field.fill('');
    await field.blur();
    expect(await field.inputValue()).toBe('1');
    await form.locator('button[type=submit]').last().click();
    await expect.poll(count).toBe(1);
  },
);
