// What DL and PD change, with and without, on every answer that leads to deals or coupons.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDemoAccounts } from '#demo/server';
import type { couponsContract } from '#finding/coupons/contract';
import type { homeContract } from '#finding/home/contract';
import { writeCoupons } from '#goods/promotions/server';
import { demoShop, type Browser, type TestShop } from '#test/shop';
import type { Static } from 'typebox';

type Promotions = Static<(typeof couponsContract)['GET /api/promotions']['reply']>;
type Home = Static<(typeof homeContract)['GET /api/home']['reply']>;
type Departments = Static<(typeof homeContract)['GET /api/departments']['reply']>;

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await demoShop();
  password = await ensureDemoAccounts(shop.db, undefined);
});
afterAll(() => shop.close());

async function browserOf(name: string): Promise<Browser> {
  const browser = shop.browser('business');
  if (name === 'guest') return browser;
  expect((await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password })).status).toBe(200);
  return browser;
}

/** Sets the rights of Brandt Archive, whose demo account has neither. */
const withRights = (added: string) =>
  shop.db.raw(`update account set permissions = '{G_IOC,G_BIO,H_EMP,H_CP${added}}' where account_number = '10024524'`);

test.each([
  ['guest', '', true, true],
  ['business', '', true, true],
  ['basics', '', false, false],
  ['basics', ',DL', true, false],
  ['basics', ',PD', false, true],
  ['basics', ',DL,PD', true, true],
] as const)('[USR-4] [B2B-7] [HDR-5] DL and PD: %s with “%s” is offered deals: %s, coupons: %s', async (name, added, deals, promotions) => {
  await withRights(added);
  const browser = await browserOf(name);
  expect((await browser.send('GET', '/api/offers')).json()).toEqual({ deals, promotions });
  expect((await browser.send('GET', '/api/home')).json<Home>().deals.length > 0).toBe(deals);
  const overview = (await browser.send('GET', '/api/departments')).json<Departments>();
  expect(overview.deals).toBe(deals);
  const leadToSales = overview.departments.flatMap(({ highlights }) => highlights).filter(({ href }) => href.includes('promo=sale'));
  expect(leadToSales.length > 0).toBe(deals);
  expect((await browser.send('POST', '/api/listing', { deals: true })).json<{ total: number }>().total > 0).toBe(deals);
  expect((await browser.send('GET', '/api/promotions')).status).toBe(promotions ? 200 : 403);
  await withRights('');
});

test('[B2B-7] an answer for who is offered less never becomes everybody’s', async () => {
  await browserOf('basics').then((basics) => basics.send('GET', '/api/home'));
  expect((await shop.browser('business').send('GET', '/api/home')).json<Home>().deals.length).toBeGreaterThan(0);
});

test('[B2B-7] [HDR-5] the page of coupons tells what each takes off and needs, and none that is over, to come, or somebody’s own', async () => {
  const listed = async (prefix = '') => (await shop.browser().send('GET', `${prefix}/api/promotions`)).json<Promotions>().coupons;
  const coupons = await listed();
  expect(coupons.map(({ code }) => code)).toEqual(['DESK5', 'HELLO5', 'MEMBER10', 'PAPER15', 'PICKUP5', 'WRITE10']);
  const one = (code: string) => coupons.find((coupon) => coupon.code === code);
  expect(one('PAPER15')).toEqual({ code: 'PAPER15', title: '$15 off $100', terms: ['On orders of $100.00 or more.'], goods: null });
  expect(one('MEMBER10')?.terms).toEqual(['For paid members.']);
  expect(one('HELLO5')?.terms).toEqual(['Once per person.']);
  expect(one('PICKUP5')?.terms).toEqual(['For items you pick up in a store.']);
  expect(one('WRITE10')?.goods?.href).toMatch(/^\/.+\/cat_writing$/);
  expect((await listed('/fr-ca')).find(({ code }) => code === 'PAPER15')?.terms[0]).toMatch(/^Sur les commandes de 100,00/);
  const [paper] = coupons;
  expect(paper).toBeDefined();
  await writeCoupons(shop.db, [
    {
      code: 'ALONE5',
      kind: 'amount',
      value: 500,
      scope: 'checkoutOnly',
      exclusive: '*',
      freeItemId: null,
      advertised: true,
      title: { 'en-US': '$5 off' },
      conditions: [
        { code: 'minimumUnits', units: 2 },
        { code: 'items', items: [], categories: ['paper', 'writing'], brands: ['Northfold'] },
        { code: 'usesInAll', most: 9 },
        { code: 'dates', startsOn: null, endsOn: '2099-01-31' },
      ],
    },
  ]);
  await expect
    .poll(async () => (await listed()).find(({ code }) => code === 'ALONE5'))
    .toMatchObject({
      goods: null,
      terms: [
        'For at least 2 qualifying items.',
        expect.stringMatching(/^For .+, and Northfold\.$/),
        'Comes off at checkout.',
        'While it lasts.',
        'Can’t be combined with other coupons.',
        expect.stringMatching(/^Through .*2099\.$/),
      ],
    });
});
