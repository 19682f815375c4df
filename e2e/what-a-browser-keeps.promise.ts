// What the browser stores about the shopper, and what rewards members see of it (APP-21, RWD-1).
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test as base } from './support/browser-test.ts';
import { makeCartWalker } from './support/cart-walker.ts';

const paths = makePaths('en-US');
const french = makePaths('fr-CA');

const stored = (page: Page, storage: 'localStorage' | 'sessionStorage', key: string): Promise<unknown> =>
  page.evaluate(([kind, name]) => JSON.parse(window[kind].getItem(name) ?? 'null') as unknown, [storage, key] as const);

/** Theo, a member of the rewards programme, with an empty cart. */
const test = base.extend('member', async ({ page, shop, password, hold }) => {
  await hold('rewards');
  const walker = await makeCartWalker(page, shop, password, 'en-US');
  await walker.begin('rewards');
  return { page, walker };
});

test('[APP-21, USR-2] the next page shows the shopper at once; signing out deletes the data', async ({ member, shop }) => {
  const { page } = member;
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: /theo/i }).waitFor();
  expect(await stored(page, 'sessionStorage', 'cisinfo')).toEqual({
    customerType: 'consumer',
    routeType: 'default',
    routeId: '1001',
    platform: 'web',
  });
  const kept = (await stored(page, 'localStorage', 'customerInfo')) as object;
  expect(kept).toMatchObject({ signedIn: true, userType: 'REGISTERED', firstName: 'Theo', accountName: '' });
  // No contact data, and no rights.
  expect(Object.keys(kept).toSorted()).toEqual([
    'accountName',
    'context',
    'customerNumber',
    'firstName',
    'routeType',
    'signedIn',
    'userType',
  ]);

  // The server does not answer, so the page shows its cached facts.
  await page.route('**/api/session', () => new Promise(() => undefined));
  await page.goto(shop.consumer + paths.deals());
  await banner.getByRole('link', { name: /theo/i }).waitFor();
  await page.unroute('**/api/session');

  await page.goto(shop.consumer + paths.account('consumer'), { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await banner.getByRole('link', { name: /^sign in/i }).waitFor();
  expect(await stored(page, 'localStorage', 'customerInfo')).toBeNull();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('rewardsInformation')))).toEqual([]);
});

test('[RWD-1] a member sees their tier, the next one and usable rewards, and uses one in the cart with one press', async ({
  member,
  shop,
}) => {
  const { page, walker } = member;
  await walker.put([{ itemId: '246810', qty: 3 }]);
  let asked = 0;
  page.on('request', (request) => void (asked += request.url().includes('getSlpCustomerRewardsInfo') ? 1 : 0));

  await page.goto(shop.consumer + paths.account('consumer'));
  const card = page.getByRole('region', { name: 'Rewards' });
  await card.getByRole('meter', { name: 'On the way to Elite' }).waitFor();
  await card.getByText('REWARD20').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const number = await card.getByRole('definition').first().textContent();
  const kept = await stored(page, 'sessionStorage', `rewardsInformation-slp-${number}`);
  expect(kept).toMatchObject({ loyaltyRewards: { tier: 'best', nextTier: 'elite' }, timeStamp: expect.any(Number) as number });

  // Cached for five minutes: the cart does not load it again.
  await walker.openCart();
  // A previous test may have left it in the account's cart.
  const entered = page.getByRole('button', { name: /^Remove coupon REWARD20/ });
  if (await entered.isVisible()) await entered.click();
  await page.getByRole('button', { name: 'Use $20 in rewards' }).click();
  await entered.waitFor();
  await page.getByRole('button', { name: 'Use $20 in rewards' }).waitFor({ state: 'hidden' });
  expect(asked).toBe(1);

  await page.goto(shop.consumer + french.account('consumer'), { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Récompenses' }).getByText('Supérieur', { exact: true }).waitFor();
});

test('[RWD-1, ERR-4] rewards that fail to load show no message', async ({ member, shop }) => {
  const { page } = member;
  await page.evaluate(() => sessionStorage.clear());
  await page.route('**/getAvailableRewards', (route) => route.fulfill({ status: 500, json: { status: 500, code: 'X', message: '' } }));
  await page.goto(shop.consumer + paths.account('consumer'), { waitUntil: 'networkidle' });
  const card = page.getByRole('region', { name: 'Rewards' });
  await card.getByText('Rewards number').waitFor();
  expect(await card.getByRole('status').count()).toBe(0);
  expect(await card.getByRole('meter').count()).toBe(0);
});
