// The rewards calls for members and for everybody else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCoupon, type CouponInWords } from '#goods/promotions/fixtures';
import { writeCoupons } from '#goods/promotions/server';
import type { RewardsInformation } from '#buying/rewards/contract';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';

const NOW = new Date('2026-11-20T14:00:00Z');
const EACH: Omit<CouponInWords, 'code'> = {
  sites: ['consumer-US', 'consumer-CA'],
  kind: 'amount',
  value: 500,
  scope: 'rewards',
  title: { 'en-US': '$5 in rewards', 'fr-CA': '5\u00A0$ en récompenses' },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => NOW }, (db) =>
    db.transaction((tx) =>
      writeCoupons(tx, [
        aCoupon({ ...EACH, code: 'MINE', rewardsNumber: '61', endsOn: '2026-12-31' }),
        aCoupon({ ...EACH, code: 'THEIRS', rewardsNumber: '62' }),
        aCoupon({ ...EACH, code: 'ENDED', endsOn: '2026-11-19' }),
        aCoupon({ ...EACH, code: 'ELSEWHERE', sites: ['business-US'] }),
        aCoupon({ ...EACH, code: 'GONE', limitPerShopper: 1 }),
        aCoupon({ ...EACH, code: 'NOTHING-OF-THE-KIND', scope: 'basket' }),
        aCoupon({ ...EACH, code: 'GIFT', kind: 'freeItem', scope: 'basket', shoppers: ['rewards'], freeItemId: '1', limitPerShopper: 1 }),
      ]),
    ),
  );
});
afterAll(() => shop.close());

let people = 0;

/** A shopper with an account, and with a rewards number unless it is null. */
async function someone(rewardsNumber: string | null, segment = ''): Promise<{ readonly browser: Browser; readonly profileId: string }> {
  const browser = shop.browser();
  people += 1;
  const email = `member${people}@inkwell.example`;
  const account = { fullName: 'Ana Silva', email, password: 'correct horse battery' };
  await openAccount(shop, browser, account, { headers: { 'x-forwarded-for': `192.0.2.${people}` } });
  const { rows } = await shop.db.raw('update profile set rewards_number = $2, segment_code = $3 where email = $1 returning profile_id', [
    email,
    rewardsNumber,
    segment,
  ]);
  return { browser, profileId: String(rows[0]?.['profile_id']) };
}

interface Paid {
  readonly total: number;
  readonly at?: string;
  readonly status?: string;
  readonly cancelled?: number;
  readonly refunded?: number;
  readonly site?: string;
}

async function paid(owner: string, orders: readonly Paid[]): Promise<void> {
  for (const { total, at = '2026-03-01T12:00:00Z', status = 'placed', cancelled = 0, refunded = 0, site = 'consumer-US' } of orders)
    await shop.db.raw(
      `insert into order_head (order_number, owner_id, cart_id, site_id, locale, status, currency, email, sub_total, total, cancelled, refunded, made_by, created_at, placed_at)
       values (lpad((random() * 1e11)::bigint::text, 12, '0'), $1, gen_random_uuid(), $2, 'en-US', $3, 'USD', 'a@b.example', $4, $4, $5, $6, gen_random_uuid(), $7, $7)`,
      [owner, site, status, total, cancelled, refunded, at],
    );
}

const INFO = '/ele-lpd/api/getSlpCustomerRewardsInfo';
const AVAILABLE = '/ele-lpd/api/getAvailableRewards';
const info = async (browser: Browser) => (await browser.send('GET', INFO)).json<RewardsInformation>();
const available = async (browser: Browser, prefix = '') => (await browser.send('GET', prefix + AVAILABLE)).json<RewardsInformation>();

test('[RWD-1] spent is the amount paid this year on this site, minus cancellations and returns', async () => {
  const { browser, profileId } = await someone('60');
  await paid(profileId, [
    { total: 30_000 },
    { total: 20_000, cancelled: 5_000, refunded: 2_500 },
    // The year begins at the site's midnight: the first order counts, the second is of last year.
    { total: 1_000, at: '2026-01-01T05:00:00Z' },
    { total: 9_999, at: '2026-01-01T04:59:59Z' },
    { total: 8_888, status: 'cancelled', cancelled: 8_888 },
    { total: 7_777, site: 'consumer-CA' },
  ]);
  await paid((await someone('65')).profileId, [{ total: 66_666 }]);
  expect(await info(browser)).toMatchObject({ amtSpent: 435, remainingAmt: 65 });
  expect((await available(browser)).loyaltyRewards).toEqual({ tier: 'member', nextTier: 'best', messaging: 'PR6' });
});

test('[RWD-1] a higher tier and a free item are announced as new once', async () => {
  const { browser, profileId } = await someone('63');
  expect(await info(browser)).toMatchObject({ showTierUpgradeNewFlag: false, showFreeSkuNewFlag: true, isFreeSkusEligible: true });
  await paid(profileId, [{ total: 50_000 }]);
  expect(await info(browser)).toMatchObject({ showTierUpgradeNewFlag: true, showFreeSkuNewFlag: false, remainingAmt: 500 });
  expect(await info(browser)).toMatchObject({ showTierUpgradeNewFlag: false, showFreeSkuNewFlag: false, isFreeSkusEligible: true });
});

test('[USR-5] a tier granted by a segment is not announced; the top tier has no next one', async () => {
  const { browser } = await someone('64', '26');
  expect(await info(browser)).toMatchObject({ showTierUpgradeNewFlag: false, remainingAmt: 0, amtSpent: 0 });
  expect((await available(browser)).loyaltyRewards).toEqual({ tier: 'elite', nextTier: null, messaging: 'PR7' });
});

test('[RWD-1] available rewards run on this site, belong to the member, are not used up, and are in the reader’s language', async () => {
  const { browser, profileId } = await someone('61');
  await shop.db.raw("insert into coupon_use (code, order_number, owner_id) values ('GONE', '000000000001', $1)", [profileId]);
  expect((await available(browser, '/fr-ca')).availableRewards).toEqual([
    { code: 'GIFT', title: '5\u00A0$ en récompenses', endDate: null, freeItemId: '1' },
    { code: 'MINE', title: '5\u00A0$ en récompenses', endDate: '2026-12-31', freeItemId: null },
  ]);
  expect((await available((await someone('62')).browser)).availableRewards.map(({ code }) => code)).toEqual(['GIFT', 'GONE', 'THEIRS']);
});

test('[RWD-1] both calls have the specification’s fields, and answer at each form of their address', async () => {
  const { browser } = await someone('66');
  expect(Object.keys(await info(browser)).toSorted()).toEqual(
    ['showFreeSkuNewFlag', 'showTierUpgradeNewFlag', 'remainingAmt', 'isFreeSkusEligible', 'amtSpent'].toSorted(),
  );
  expect(Object.keys(await available(browser)).toSorted()).toEqual(['availableRewards', 'loyaltyRewards']);
  for (const form of ['', '/ele-lpd', '/sparxProxy', '/fr-ca/ele-lpd/api', '/fr-ca'])
    for (const name of ['getSlpCustomerRewardsInfo', 'getAvailableRewards'])
      expect((await browser.send('GET', `${form}/${name}`)).status, `${form} ${name}`).toBe(200);
});

test('[RWD-1] guests and shoppers without a rewards number get their own answers', async () => {
  const { browser } = await someone(null);
  for (const call of [INFO, AVAILABLE]) {
    expect((await shop.browser().send('GET', call)).status).toBe(401);
    expect((await browser.send('GET', call)).json()).toMatchObject({ status: 404, code: 'MISSING_REWARDS_ID' });
  }
});
