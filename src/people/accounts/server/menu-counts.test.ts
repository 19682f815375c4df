// The numbers of the account's menu: what a person may open is counted, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organization } from '#test/organization';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const countsOf = async (browser: Browser) => (await browser.send('GET', '/api/account/menu-counts')).json();

test('[USR-9] the menu counts what a person may open', async () => {
  const { admin, colleague, group, location } = await organization(shop, 'oak');
  const buyer = await colleague('ben');
  await group('Studio', []);
  await location('Depot');
  expect(await countsOf(admin)).toEqual({
    lists: 0,
    people: 2,
    groups: 1,
    locations: 1,
    budgets: 0,
    purchaseOrders: 0,
    joinRequests: 0,
    approvals: 0,
    restocks: 0,
  });
  expect(await countsOf(buyer)).toEqual({ lists: 0, approvals: 0 });
  expect((await shop.browser('business').send('GET', '/api/account/menu-counts')).status).toBe(401);
});

test('[USR-9] [LST-1] lists that colleagues share are counted as the page of lists shows them', async () => {
  const { admin, colleague } = await organization(shop, 'elm');
  const buyer = await colleague('eva');
  for (const accessLevel of ['SHARED', 'PERSONAL'] as const)
    expect((await admin.send('POST', '/cc/api/list', { name: `Desk ${accessLevel}`, accessLevel })).status).toBe(200);
  for (const [browser, count] of [
    [admin, 2],
    [buyer, 1],
  ] as const) {
    const shown = (await browser.send('GET', '/cc/api/lists')).json<{ showCount: number }>().showCount;
    expect([shown, (await countsOf(browser))['lists']]).toEqual([count, count]);
  }
});
