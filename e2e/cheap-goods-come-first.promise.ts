// "Cheap pens" is an order of the list: it stands in "Sort by", where the shopper can change it (decision 0310).
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';

test.for([
  { locale: 'en-US', asked: 'cheap pens', found: 'pens', label: 'Sort by', chosen: 'Price, low to high' },
  { locale: 'fr-CA', asked: 'stylos pas chers', found: 'stylos', label: 'Trier par', chosen: 'Prix croissant' },
] as const)(
  '[CAT-7] “$asked” lists the cheapest first, and shows that order',
  async ({ locale, asked, found, label, chosen }, { page, shop }) => {
    await page.goto(shop.consumer + makePaths(locale).home(), { waitUntil: 'networkidle' });
    const box = page.getByRole('search').first().getByRole('combobox');
    await box.fill(asked);
    await box.press('Enter');
    await page.waitForURL(/sort=priceAsc/);
    await page.getByRole('heading', { level: 1, name: new RegExp(found) }).waitFor();
    const order = page.locator('main').getByLabel(label).first();
    expect(await order.isVisible()).toBe(true);
    expect(await order.locator('option:checked').innerText()).toBe(chosen);
  },
);
