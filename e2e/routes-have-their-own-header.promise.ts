// Accounts on a special route see its name next to the logo and its news above; others do not (APP-13).
import { makePaths, type Paths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';

const ROUTES = [
  { account: 'hit', locale: 'en-US', badge: 'Imaging', link: 'Find ink or toner', leads: (paths: Paths) => paths.printerFinder() },
  { account: 'sws', locale: 'en-US', badge: 'Wholesale', link: 'Quick order', leads: (paths: Paths) => paths.quickOrder() },
  { account: 'ediv', locale: 'fr-CA', badge: 'Éducation', link: 'Voir tous les rayons', leads: (paths: Paths) => paths.departments() },
  {
    account: 'wfc',
    locale: 'en-CA',
    badge: 'Warehouse',
    link: 'Shipping boxes',
    leads: (paths: Paths) => paths.search({ q: 'shipping boxes' }),
  },
  { account: 'southwest', locale: 'fr-CA', badge: 'Sud-Ouest', link: 'Trouver un magasin', leads: (paths: Paths) => paths.stores() },
] as const;

test.for(ROUTES)(
  '[APP-13] $account@ has the header of its route ($locale)',
  async ({ account, locale, badge, link, leads }, { page, shop, password }) => {
    const paths = makePaths(locale);
    await page.goto(shop.business + paths.login());
    await page.locator('main input[name=email]').fill(`${account}@inkwell.example`);
    await page.locator('main input[name=password]').fill(password);
    await page.locator('main form button[type=submit]').locator('visible=true').first().click();
    await page.getByRole('banner').getByText(badge, { exact: true }).waitFor();
    const news = page.locator('section.on-ink').first();
    expect(await news.getByRole('link', { name: link }).first().getAttribute('href')).toBe(leads(paths));
    expect(await axeFindings(page)).toEqual([]);
    // The next page shows it from the browser's cache; the served page is the same for everybody.
    const cached = await (await page.goto(shop.business + paths.deals()))?.text();
    expect(cached).not.toContain(badge);
    await page.getByRole('banner').getByText(badge, { exact: true }).waitFor();
    expect(JSON.parse(await page.evaluate(() => sessionStorage.getItem('cisinfo') ?? ''))).toMatchObject({
      customerType: expect.stringMatching(new RegExp(account, 'i')),
    });
  },
);

test('[APP-13] the business edition itself, and the default route, keep the header of everybody', async ({ page, shop, password }) => {
  const paths = makePaths('en-US');
  await page.goto(shop.business + paths.login());
  await page.locator('main input[name=email]').fill('plain@inkwell.example');
  await page.locator('main input[name=password]').fill(password);
  const asked = page.waitForResponse((reply) => reply.url().endsWith('/api/session') && reply.request().method() === 'GET');
  await page.locator('main form button[type=submit]').locator('visible=true').first().click();
  await asked;
  await page.getByRole('banner').getByText('Business', { exact: true }).waitFor();
  await page.getByText('Free delivery on').waitFor();
});
