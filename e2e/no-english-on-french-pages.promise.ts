// What opens over a French page and what is in a French cart says nothing in English either; each page by itself is looked at in
// every-page-in-french.promise.ts.
import { expect, test } from './support/browser-test.ts';
import { openProduct, putIntoCart } from './support/filled-cart.ts';
import { englishFindings } from './support/looks/words.ts';

test('[CART-27, ATC-3] no English in a French cart, its mini cart, its drawers and quick order', async ({ page, shop }) => {
  const french = async (where: string): Promise<void> => expect(await englishFindings(page), where).toEqual([]);
  const FR = { locale: 'fr-CA' } as const;
  await page.goto(`${shop.consumer}/fr-ca/help`);
  // A chair with its services and drawer, a surcharge, an add-on below its threshold, a membership.
  await putIntoCart(
    page,
    FR,
    ['520331', '900022', '900037', '970049'].map((itemId) => ({ itemId, qty: itemId === '900022' ? 12 : 1 })),
  );
  await page.goto(`${shop.consumer}/fr-ca/cc/sparq/cart`, { waitUntil: 'networkidle' });
  await french('the cart');
  const openers = page.getByRole('main').locator('[aria-haspopup=dialog]').locator('visible=true');
  for (const name of [/numéro d’article/i, /mobilier/i, /prix/i]) {
    await openers.filter({ hasText: name }).first().click();
    await page.locator('dialog[open]').waitFor();
    await french(String(name));
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  }
  await openProduct(page, `${shop.consumer}/fr-ca`, '900033');
  await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
  await page.locator('dialog[open] article, dialog[open] li').first().waitFor();
  await french('the mini cart');
});
