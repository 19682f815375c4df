// A store stands beside goods: a shared list says whose store it is held to, and the product page offers the stores with their stock.
import type { BrowserContext } from 'playwright-core';
import { makePaths } from '../src/paths.ts';
import { expect, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const LIST = paths.category('writing', 'writing');
const FRAMINGHAM = { storeNumber: '0008', city: 'Framingham', address1: '659 Worcester Rd', state: 'MA', zipCode: '01702' };
const PENS = '310877';

const chooses = (visitor: BrowserContext, url: string, store: object) =>
  visitor.addCookies([{ name: 'YourStore', value: encodeURIComponent(JSON.stringify(store)), url }]);

test('[APP-12] a list shared with another store names that store, says it is not the shopper’s own, and leads to theirs', async ({
  page,
  visitor,
  shop,
}) => {
  await chooses(visitor, shop.consumer, { ...FRAMINGHAM, storeNumber: '0001', city: 'Elsewhere' });
  await page.goto(`${shop.consumer}${LIST}?bopis=0008`, { waitUntil: 'networkidle' });
  const filters = page.locator('#filters');
  await filters.getByText('At Framingham, 659 Worcester Rd. This isn’t your store.').waitFor();
  expect(await filters.getByRole('checkbox', { name: 'Pick up in store' }).isChecked()).toBe(true);
  await page.locator('main').getByRole('link', { name: 'Pick up in store · Framingham' }).waitFor();
  expect(await filters.getByRole('link', { name: 'Show Elsewhere instead' }).getAttribute('href')).toBe(`${LIST}?bopis=0001`);
});

test('[APP-12] a list shared with a store that is none of this country shows everything and says so, in French too', async ({
  page,
  shop,
}) => {
  const said = (text: string) => page.locator('main').getByText(text);
  await page.goto(`${shop.consumer}${LIST}?bopis=9999`, { waitUntil: 'networkidle' });
  await said('The store in this link isn’t one of ours in this country, so all products are shown.').waitFor();
  expect(await page.locator('#filters').getByRole('checkbox', { name: 'Pick up in store' }).isChecked()).toBe(false);
  expect(await page.locator('main article').count()).toBeGreaterThan(0);
  const french = makePaths('fr-CA');
  await page.goto(`${shop.consumer}${french.category('writing', 'writing')}?bopis=0008`, { waitUntil: 'networkidle' });
  await said('Le magasin de ce lien n’est pas l’un des nôtres dans ce pays; tous les produits sont donc affichés.').waitFor();
});

test('[STO-1, STO-3] the product page opens the stores with its stock; the chosen one is the shopper’s, and its pickup line follows', async ({
  page,
  shop,
}) => {
  await page.goto(shop.consumer + paths.product('pens', PENS), { waitUntil: 'networkidle' });
  const address = page.url();
  await page.getByRole('link', { name: 'Change store or ZIP code' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Choose a store for pickup' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a store' });
  // One sheet at a time.
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(1);
  await picker.getByRole('textbox').fill('Boston, MA');
  await picker.getByRole('textbox').press('Enter');
  await picker.getByRole('button', { name: /^Pick up here.*Boston Back Bay/ }).click();
  await picker.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);
  await page.getByRole('region', { name: 'How you can have it' }).getByText('At Boston').waitFor();
});
