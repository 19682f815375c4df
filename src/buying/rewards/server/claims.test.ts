// A purchase that earned nothing is claimed by its receipt, and staff decide, once (RWD-2).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RewardClaims } from '#buying/rewards/contract';
import { rewardsOf } from '#buying/rewards/fixtures';
import { checkRewards, decideClaim, openClaims } from '#buying/rewards/server';
import { prepareCarts } from '#test/carts';
import { someone } from '#test/members';
import { testShop, type TestShop } from '#test/shop';

const NOW = new Date('2026-11-20T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => NOW }, prepareCarts);
});
afterAll(() => shop.close());

const CLAIMS = '/api/rewards/claims';
const RECEIPT = { reference: 'TX-0008-4411', boughtOn: '2026-11-02', amount: '24.50' };

test('[RWD-2] a receipt is claimed once, whoever has it; staff give once, and the ledger says for which', async () => {
  const { browser, profileId } = await someone(shop);
  const other = await someone(shop);
  const replies = await Promise.all([1, 2, 3].map(() => browser.send('POST', CLAIMS, RECEIPT)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await other.browser.send('POST', CLAIMS, { ...RECEIPT, reference: 'tx00084411' })).json()).toMatchObject({ code: 'CLAIMED' });
  const [line = ''] = await openClaims(shop.db);
  expect(line).toContain('2026-11-02  24.50 USD  TX00084411');
  const [id = ''] = line.split(' ');
  const decided = await Promise.all([1, 2, 3].map(() => decideClaim(shop.db, id, { cents: 49 }, NOW)));
  expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await rewardsOf(shop.db, profileId)).toEqual({ balance: 49, sum: 49 });
  expect((await browser.send('GET', '/api/rewards')).json()).toMatchObject({
    entries: [{ kind: 'given', note: 'TX00084411', amount: 0.49 }],
  });
  expect((await browser.send('GET', CLAIMS)).json<RewardClaims>().claims).toMatchObject([{ reference: 'TX00084411', state: 'granted' }]);
  expect(await checkRewards(shop.db)).toEqual([]);
});

test('[RWD-2] a refusal says why; wrong entries, guests and non-members are told', async () => {
  const { browser, profileId } = await someone(shop);
  await browser.send('POST', CLAIMS, { ...RECEIPT, reference: 'TX-1000' });
  const [id = ''] = ((await openClaims(shop.db)).find((line) => line.includes('TX1000')) ?? '').split(' ');
  expect(await decideClaim(shop.db, id, { reason: ' ' }, NOW)).toMatchObject({ problem: 'REASON_MISSING' });
  expect(await decideClaim(shop.db, id, { reason: 'It was returned.' }, NOW)).toMatchObject({ ok: true });
  expect(await decideClaim(shop.db, id, { cents: 100 }, NOW)).toMatchObject({ problem: 'DECIDED' });
  expect(await decideClaim(shop.db, 'x', { cents: 100 }, NOW)).toMatchObject({ problem: 'NO_CLAIM' });
  expect((await browser.send('GET', CLAIMS)).json()).toMatchObject({ claims: [{ state: 'refused', reason: 'It was returned.' }] });
  expect((await browser.send('POST', CLAIMS, { ...RECEIPT, amount: 'much' })).json()).toMatchObject({ status: 422, code: 'AMOUNT_WRONG' });
  expect((await shop.browser().send('POST', CLAIMS, RECEIPT)).status).toBe(401);
  const outsider = await someone(shop, null);
  expect((await outsider.browser.send('POST', CLAIMS, RECEIPT)).status).toBe(404);
  expect(await rewardsOf(shop.db, profileId)).toEqual({ balance: 0, sum: 0 });
});
