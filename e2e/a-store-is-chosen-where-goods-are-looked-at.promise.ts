// A store stands beside goods: a shared list says whose store it is held to, and the product page offers the stores with their stock.
import type { BrowserContext } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
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
  await chooses(visitor, shop.consumer, { ...FRAMINGHAM, storeNumber: '0014', city: 'Natick' });
  await page.goto(`${shop.consumer}${LIST}?bopis=0008`, { waitUntil: 'networkidle' });
  const filters = page.locator('#filters');
  await filters.getByText('At Framingham, 659 Worcester Rd. This isn’t your store.').waitFor();
  expect(await filters.getByRole('checkbox', { name: 'Pick up in store' }).isChecked()).toBe(true);
  await page.locator('main').getByRole('link', { name: 'Pick up in store · Framingham' }).waitFor();
  await filters.getByRole('link', { name: 'Show Natick instead' }).click();
  await page.waitForURL(`**${LIST}?bopis=0014`);
  await page.locator('main').getByRole('link', { name: 'Pick up in store · Natick' }).waitFor();
  expect(await filters.getByRole('checkbox', { name: 'Pick up in store' }).isChecked()).toBe(true);
  // The next filter keeps the store.
  await filters.locator('input[name=brand]').first().check();
  await page.waitForURL(/bopis=0014.*brand=/);
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
  const ways = page.getByRole('region', { name: 'How to get it' });
  await ways.getByText('At Boston').waitFor();
  // Both ways are open now: delivered unless the shopper says otherwise, and said otherwise it is fetched there (ATC-5).
  expect(await ways.getByRole('radio', { name: /To \d{5}/ }).isChecked()).toBe(true);
  await ways.getByText('At Boston').click();
  await expect.poll(() => ways.getByRole('radio', { name: /At Boston/ }).isChecked()).toBe(true);
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await page
    .getByRole('dialog')
    .getByText(/Boston Back Bay/)
    .first()
    .waitFor();
  await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
  await page.locator('main').getByText('Boston Back Bay').first().waitFor();
  await page.locator('[data-cart-item]').getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: 'Deliver instead' }).waitFor();
});

test('[STO-1, STO-2] the store drawer filters by distance and service, and shows a map on request', async ({ page, shop }) => {
  await page.goto(shop.consumer + paths.product('pens', PENS), { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Change store or ZIP code' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Choose a store for pickup' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a store' });
  const rows = picker.getByRole('article');
  // The list of before looks like the one that is waited for, so each is counted once the shop's answer to its own question is there.
  const counted = async (asked: string, ask: () => Promise<void>): Promise<number> => {
    const answer = page.waitForResponse((it) => it.url().includes('/pickupinstore') && (it.request().postData() ?? '').includes(asked));
    await ask();
    const { pickInStoreDetails } = (await (await answer).json()) as { pickInStoreDetails: Record<'store' | 'partnerPoints', unknown[]>[] };
    const found = pickInStoreDetails.flatMap(({ store, partnerPoints }) => [...store, ...partnerPoints]).length;
    await expect.poll(() => rows.count()).toBe(found);
    return found;
  };
  await picker.getByRole('textbox').fill('02116');
  const wide = await counted('02116', () => picker.getByRole('textbox').press('Enter'));
  await picker.getByRole('button', { name: /Boston Back Bay/ }).waitFor();
  await picker.getByText('Filter by distance or service').click();
  await picker.getByRole('combobox').selectOption('5');
  const near = await counted('"radius":5,', () => picker.getByRole('button', { name: 'Find stores' }).click());
  expect(near).toBeGreaterThan(0);
  expect(near).toBeLessThan(wide);
  const services = picker.getByRole('group', { name: 'In this store' }).getByRole('checkbox');
  for (const service of await services.all()) await service.check();
  await picker.getByRole('button', { name: 'Show stores' }).click();
  await expect.poll(() => rows.count()).toBeLessThan(near);
  await picker.getByText('remove a service filter').or(rows.first()).first().waitFor();
  for (const service of await services.all()) await service.uncheck();
  await picker.getByRole('button', { name: 'Show stores' }).click();
  await expect.poll(() => rows.count()).toBe(near);
  await picker.getByRole('button', { name: 'Show the map' }).click();
  await picker.getByRole('region', { name: /Map/ }).or(picker.getByLabel('Map of the stores in the list')).first().waitFor();
});

test('[STO-1] the store drawer’s first screen on a phone has a store to choose, in French too', async ({ page, shop }) => {
  const french = makePaths('fr-CA');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.consumer + french.product('pens', PENS), { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Changer de magasin ou de code postal' }).locator('visible=true').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Choisir un magasin pour le ramassage' }).click();
  const choice = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ramasser ici/ })
    .first();
  await choice.waitFor();
  const { y = Infinity, height = 0 } = (await choice.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(844);
});
