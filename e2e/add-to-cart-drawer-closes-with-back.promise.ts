// Back closes what was opened over a page, and leaves the page where it was; axe finds nothing while it is open.
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

test('[ATC-1] Back closes the drawer and the mini cart, and the page behind stays', async ({ page, shop }) => {
  const address = `${shop.consumer}/search?q=paper`;
  await page.goto(address, { waitUntil: 'networkidle' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .nth(3)
    .click();
  const drawer = page.getByRole('dialog', { name: 'Added 1 to cart' });
  await drawer.waitFor();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
  const mini = page.getByRole('dialog', { name: 'Your cart' });
  await mini.waitFor();
  await page.goBack();
  await mini.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);
});

test('[ATC-2, MINI-1] the mini cart and the drawer are gone on the page that was chosen in them', async ({ page, shop }) => {
  await page.goto(`${shop.consumer}/search?q=paper`, { waitUntil: 'networkidle' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .nth(3)
    .click();
  await page.getByRole('dialog', { name: 'Added 1 to cart' }).getByRole('link', { name: 'View cart' }).click();
  await page.waitForURL('**/cart?viewcart=true');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await page.goto(`${shop.consumer}/search?q=paper`, { waitUntil: 'networkidle' });
  await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
  const mini = page.getByRole('dialog', { name: 'Your cart' });
  await mini.getByRole('listitem').first().getByRole('link').last().click();
  await page.waitForURL((url) => url.pathname.includes('/product_'));
  await mini.waitFor({ state: 'hidden' });
  // The page can be used, and Back leads to where the panel was opened.
  expect(await page.evaluate('document.querySelector("dialog[open]")')).toBe(null);
  await page.goBack();
  await page.waitForURL('**/search?q=paper');
});

for (const { name, width, height } of [
  { name: 'desktop', width: 1366, height: 768 },
  { name: 'phone', width: 390, height: 844 },
])
  test(`axe finds nothing in the open drawer and the open mini cart, in French too (${name})`, async ({ browser, shop }) => {
    const visitor = await newVisitor(browser, { viewport: { width, height } });
    const page = await visitor.newPage();
    await page.goto(`${shop.consumer}/fr-ca/search?q=papier`, { waitUntil: 'networkidle' });
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Ajouter au panier/ })
      .first()
      .click();
    const drawer = page.getByRole('dialog', { name: /panier$/ });
    await drawer.waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await axeFindings(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Continuer mes achats' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Retirer/ })
      .first()
      .waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await axeFindings(page)).toEqual([]);
    await visitor.close();
  });

// React takes the drawer out, and with it its history entry, a moment after the press: the reload falls before and into it.
test('[ATC-1] a page that is loaded again while its drawer closes is still the same page', async ({ page, shop }) => {
  const address = `${shop.consumer}/search?q=paper`;
  await page.goto(`${shop.consumer}/help`, { waitUntil: 'networkidle' });
  await page.goto(address, { waitUntil: 'networkidle' });
  for (const moment of [0, 10]) {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .nth(3)
      .click();
    await page.getByRole('dialog', { name: 'Added 1 to cart' }).waitFor();
    const loaded = page.waitForEvent('load');
    // As text: it runs in the page.
    await page.evaluate(
      `document.querySelector('dialog[open] button[aria-label=Close]').click(); setTimeout(() => location.reload(), ${moment})`,
    );
    await loaded;
    await page.waitForLoadState('networkidle');
    // Longer than the timeout of an earlier navigation.
    await page.waitForTimeout(800);
    expect(page.url(), `${moment} ms after the press`).toBe(address);
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
  await page.goBack();
  expect(page.url(), 'one step back leads to the page before').toBe(`${shop.consumer}/help`);
});
