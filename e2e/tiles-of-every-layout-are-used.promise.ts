// The tile layouts of CAT-4 besides lists and rows are in use: print, shop and article tiles, product cards, quick links.
import { ABOUT_TOPICS } from '../src/around/content/screen/article-topics.ts';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';

const english = makePaths('en-US');
const french = makePaths('fr-CA');

test('[CAT-4] [CAT-8] a print tile of the home page links to its customization', async ({ page, shop }) => {
  await page.goto(shop.consumer, { waitUntil: 'networkidle' });
  const prints = page.getByRole('region', { name: 'Custom printing' });
  await prints
    .getByRole('link', { name: /^Add your text/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /^Customize – / })
    .getByLabel('Line 1')
    .waitFor();
});

test('[CAT-4] a department shows its categories with pictures and counts, and as chips in a filtered list', async ({ page, shop }) => {
  await page.goto(shop.consumer + french.departments(), { waitUntil: 'networkidle' });
  // Every department is a tile of quick links.
  const department = page.locator('main section', { has: page.getByRole('heading', { level: 2 }) }).first();
  expect(await department.getByRole('listitem').count()).toBeGreaterThan(1);
  await department.getByRole('heading', { level: 2 }).getByRole('link').click();
  const shops = page.getByRole('list', { name: 'Catégories de ce rayon' });
  await shops.waitFor();
  expect(await shops.getByText(/^\d[\d\s]* produits?$/).count()).toBe(await shops.getByRole('heading').count());
  const first = (await shops.getByRole('heading').first().textContent()) ?? '';
  await page.goto(`${page.url()}?sort=name`, { waitUntil: 'networkidle' });
  expect(await shops.count()).toBe(0);
  await page.locator('main').getByRole('link', { name: first, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
});

test('[CAT-4] two featured deals can be added directly, and disappear when the list is filtered', async ({ page, shop }) => {
  await page.goto(shop.consumer + english.deals(), { waitUntil: 'networkidle' });
  const featured = page.getByRole('list', { name: 'Featured deals' });
  expect(await featured.getByRole('heading', { level: 2 }).count()).toBe(2);
  await featured
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('dialog').first().waitFor();
  await page.goto(`${shop.consumer}${english.deals()}?sort=name`, { waitUntil: 'networkidle' });
  expect(await featured.count()).toBe(0);
});

test('[CAT-4] the help page ends with tiles of all other articles', async ({ page, shop }) => {
  await page.goto(shop.consumer + french.help(), { waitUntil: 'networkidle' });
  const texts = page
    .locator('main section', { has: page.locator('#more-title') })
    .getByRole('heading', { level: 3 })
    .getByRole('link');
  expect(await texts.count()).toBe(ABOUT_TOPICS.length);
  await texts.first().click();
  await page.waitForURL(`**${french.about('delivery')}`);
});
