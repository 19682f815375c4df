// Everything of one brand on a page of its own (CAT-2): reached from a product, filtered and paged like any list, in both languages.
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const french = makePaths('fr-CA');
const BRAND = paths.brand('northfold');

test('[CAT-2] the brand on a product page leads to everything of it, where filters, order and more of the list work as anywhere', async ({
  page,
  shop,
}) => {
  await page.goto(shop.consumer + paths.product('northfold-everyday-copy-paper', '246810'), { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: 'Northfold', exact: true }).click();
  await page.waitForURL(`**${BRAND}`);
  await page.getByRole('heading', { level: 1, name: 'Northfold', exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe('Northfold | Inkwell');
  await page.getByText(/^Everything we carry from Northfold/).waitFor();
  const titles = page.locator('main article h3');
  const before = await titles.count();
  expect(before).toBeGreaterThan(20);
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await page.waitForURL(`**${BRAND}?from=1&page=2`);
  await expect.poll(() => titles.count()).toBeGreaterThan(before);
  await titles.nth(before).locator('a').click();
  await page.waitForURL(/product_/);
  await page.goBack();
  await expect.poll(() => titles.count()).toBeGreaterThan(before);
  await page.locator('main select[name=sort]').selectOption('priceAsc');
  await page.waitForURL(`**${BRAND}?sort=priceAsc`);
  await page.locator('aside input[name=supercategory]').first().check();
  await page.waitForURL(/supercategory=/);
  expect(await page.locator('aside input[name=brand]').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('[CAT-2] its head says what it is in French: title, way, and addresses; a filtered one keeps out of search engines', async ({
  shop,
}) => {
  const page = await (await fetch(shop.consumer + french.brand('northfold'))).text();
  expect(page).toContain('<title>Northfold | Inkwell</title>');
  expect(page).toContain('Northfold chez Inkwell\u00A0: tout ce que nous vendons de la marque');
  expect(page).toContain(`rel="canonical" href="${shop.consumer}/fr-ca/brand/northfold"`);
  expect(page).toMatch(/"@type":"BreadcrumbList"[^<]*"name":"Accueil"[^<]*"name":"Northfold"/);
  expect(page).not.toContain('name="robots"');
  const filtered = await (await fetch(`${shop.consumer}${french.brand('northfold')}?promo=sale`)).text();
  expect(filtered).toContain('<meta name="robots" content="noindex, follow"/>');
});

test('[CAT-2] a brand that is not sold is a page that is not there; another spelling of one leads to it', async ({ shop }) => {
  expect((await fetch(`${shop.consumer}/brand/no-such-brand`)).status).toBe(404);
  expect((await fetch(`${shop.consumer}/fr-ca/brand/--`)).status).toBe(404);
  const other = await fetch(`${shop.consumer}/brand/NORTHFOLD?sort=name`, { redirect: 'manual' });
  expect([other.status, other.headers.get('location')]).toEqual([301, '/brand/northfold?sort=name']);
});

test('[CAT-2] filters that leave nothing say so and offer the way back, on a phone in French', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.consumer}${french.brand('northfold')}?brand=Ondine`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Aucun produit ne réunit tous les filtres choisis' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Tout effacer' }).last().click();
  await page.waitForURL(`**${french.brand('northfold')}`);
  await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});
