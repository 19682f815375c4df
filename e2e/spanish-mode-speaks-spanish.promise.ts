// Spanish mode (APP-3): the shop's texts in Spanish on the en-US sites, only for visitors who chose it.
import { makePaths } from '../src/base/paths.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');

test('[APP-3] who turned Spanish on reads it on every page of the en-US site, until it is turned off', async ({
  page,
  browser,
  shop,
  password,
}) => {
  const said = async () => [await page.locator('html').getAttribute('lang'), await page.locator('h1').first().innerText()];
  const spoken = async (path: string) => {
    await page.goto(shop.consumer + path);
    return said();
  };
  const cart = paths.cart('consumer');
  expect(await spoken(cart)).toEqual(['en-US', 'Your cart is empty.']);
  await page.goto(shop.consumer + paths.login());
  await page.locator('main input[name=email]').fill('spanish@inkwell.example');
  await page.locator('main input[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('/office/supplies/'));
  // The first page of another shopper asks for the cart anew.
  await page.goto(shop.consumer + cart);
  await expect.poll(said).toEqual(['es-US', 'Su carrito está vacío.']);
  expect((await spoken(paths.home()))[0]).toBe('es-US');
  expect(await page.getByRole('banner').innerText()).toContain('Carrito');
  expect((await spoken(makePaths('en-CA').cart('consumer')))[0]).toBe('en-CA');
  expect((await spoken(makePaths('fr-CA').cart('consumer')))[0]).toBe('fr-CA');

  // Kept pages are not handed to anybody else.
  const other = await newVisitor(browser);
  const theirs = await other.newPage();
  await theirs.goto(shop.consumer + paths.home());
  expect(await theirs.locator('html').getAttribute('lang')).toBe('en-US');
  await other.close();

  await page.goto(shop.consumer + paths.preferences(), { waitUntil: 'networkidle' });
  await page.locator('form:has(input[value=language]) button').click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-US');
  expect((await spoken(paths.home()))[0]).toBe('en-US');
});
