// mcRefresh in an address makes the mini cart load again (APP-11), despite the browser's cache.
import { EN, openCartOf } from './support/filled-cart.ts';
import { expect, test } from './support/browser-test.ts';

test('[APP-11] the cached cart is used; an address with mcRefresh loads it again', async ({ page, shop }) => {
  await openCartOf(page, shop.consumer, [1], EN);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeTruthy();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('cart') ?? '') as { cart: { items: { product: { name: string } }[] } };
    for (const { product } of kept.cart.items) product.name = 'Kept by the browser';
    localStorage.setItem('cart', JSON.stringify(kept));
  });
  const open = async (address: string): Promise<string> => {
    await page.goto(shop.consumer + address, { waitUntil: 'networkidle' });
    await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
    const mini = page.getByRole('dialog', { name: 'Your cart' });
    await mini.getByRole('button', { name: /^Remove/ }).waitFor();
    return mini.innerText();
  };
  expect(await open('/help')).toContain('Kept by the browser');
  expect(await open('/help?mcRefresh=true')).not.toContain('Kept by the browser');
  expect(await open('/help')).not.toContain('Kept by the browser');
});
