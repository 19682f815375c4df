// When acting for a shopper ends (USR-11).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTING_PASSWORD as PASSWORD, actingNow, actorsOf, record, session, type Actors, type Somebody } from '#test/representatives';
import { testShop, type TestShop } from '#test/shop';

let now = new Date('2026-11-20T15:00:00Z');
let shop: TestShop;
let actors: Actors;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, { now: () => now });
  actors = actorsOf(shop);
});
afterAll(() => shop.close());

test('[USR-11] acting ends by itself after 30 minutes', async () => {
  const { rep, shopper } = await actors.acting();
  const start = now;
  now = new Date(start.getTime() + 30 * 60_000 - 1);
  expect(await actingNow(rep.browser)).not.toBeNull();
  now = new Date(start.getTime() + 30 * 60_000);
  expect(await session(rep.browser)).toMatchObject({ signedIn: false, csrUserId: '' });
  expect((await rep.browser.send('GET', '/api/orders')).status).toBe(401);
  await rep.browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '310877', qty: 2 }] });
  const [last] = (await record(shopper.browser)).records;
  expect(last).toMatchObject({ endedAt: now.toISOString(), done: [] });
});

test.each<[string, (facts: { rep: Somebody; shopper: Somebody }) => Promise<unknown>]>([
  ['the representative is one no more', ({ rep }) => shop.db.raw(`update profile set flow = '' where profile_id = $1`, [rep.profileId])],
  ['the representative’s account is deleted', ({ rep }) => shop.db.raw('delete from profile where profile_id = $1', [rep.profileId])],
  ['the shopper signs out everywhere', ({ shopper }) => shopper.browser.send('POST', '/api/account/sign-out-everywhere')],
  [
    'the representative signs out everywhere in another browser',
    async ({ rep }) => {
      const other = shop.browser();
      await other.send('POST', '/api/sign-in', { email: rep.email, password: PASSWORD });
      await other.send('POST', '/api/account/sign-out-everywhere');
    },
  ],
])('[USR-11] acting ends at once when %s', async (_what, happens) => {
  const facts = await actors.acting();
  await happens(facts);
  expect(await session(facts.rep.browser)).toMatchObject({ signedIn: false, csrUserId: '' });
  expect((await facts.rep.browser.send('GET', '/cc/api/lists')).status).toBe(401);
});

test('[USR-11] signing out ends acting, and the shopper’s other sessions stay', async () => {
  const { rep, shopper } = await actors.acting();
  await rep.browser.send('POST', '/api/sign-out');
  expect(await session(rep.browser)).toMatchObject({ signedIn: false });
  const [last] = (await record(shopper.browser)).records;
  expect(last).toMatchObject({ endedAt: now.toISOString(), done: [{ deed: 'signOut' }] });
});

test('[USR-12] the representative’s record outlives the shopper’s account, without the shopper', async () => {
  const { rep, shopper } = await actors.acting();
  await rep.browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '310877', qty: 2 }] });
  expect((await shopper.browser.send('POST', '/api/account/delete', { present: PASSWORD, understood: true })).status).toBe(200);
  expect(await session(rep.browser)).toMatchObject({ signedIn: false });
  const again = shop.browser();
  await again.send('POST', '/api/sign-in', { email: rep.email, password: PASSWORD });
  expect((await record(again)).records).toMatchObject([{ shopper: '', note: '', endedAt: now.toISOString(), done: [{ deed: 'cartAdd' }] }]);
  const kept = `select profile_id, shopper_first_name, shopper_name, note from acting where representative_id = $1`;
  expect((await shop.db.raw(kept, [rep.profileId])).rows).toEqual([
    { profile_id: null, shopper_first_name: '', shopper_name: '', note: '' },
  ]);
  // Nothing else of it can be changed, then or later.
  await expect(shop.db.raw(`update acting set reason = 'chat' where representative_id = $1`, [rep.profileId])).rejects.toThrow(
    'cannot be changed',
  );
});

test('[USR-11] [B2B-5] a representative who acts for an administrator reads the people pages and is offered no change', async () => {
  const [rep, admin] = [await actors.representative('business'), await actors.somebody({ tenant: 'business' })];
  await shop.db.raw(`update profile set role = 'administrator', permissions = '{H_MU,H_SAM}' where profile_id = $1`, [admin.profileId]);
  const offered = async ({ browser }: Somebody) => {
    const people = (await browser.send('GET', '/api/organization/people')).json();
    const person = (await browser.send('GET', `/api/organization/people/${admin.profileId}`)).json();
    return [people['mayChange'], people['youAdminister'], person['mayChange'], person['youAdminister']];
  };
  expect(await offered(admin)).toEqual([true, true, true, true]);
  expect((await actors.begin(rep, admin)).status).toBe(200);
  expect(await offered(rep)).toEqual([false, false, false, false]);
  expect((await rep.browser.send('POST', `/api/organization/people/${admin.profileId}/deactivate`)).status).toBe(403);
});

test('[USR-11] [B2B-5] the pages of budgets, purchase orders, rules and contracts offer a representative no change either', async () => {
  const [rep, admin] = [await actors.representative('business'), await actors.somebody({ tenant: 'business' })];
  await shop.db.raw(`update profile set role = 'administrator', permissions = '{H_MU,H_SAM,H_SB,H_EBL}' where profile_id = $1`, [
    admin.profileId,
  ]);
  const offered = async ({ browser }: Somebody) => {
    const read = async (path: string) => (await browser.send('GET', path)).json();
    const [budgets, orders, rules, contracts] = [
      await read('/api/budgets'),
      await read('/api/organization/purchase-orders'),
      await read('/api/organization/approval-rules'),
      await read('/api/organization/contracts'),
    ];
    return [budgets['canManage'], orders['manages'], rules['mayAdminister'], rules['mayWrite'], contracts['manages']];
  };
  expect(await offered(admin)).toEqual([true, true, true, true, true]);
  await actors.begin(rep, admin);
  expect(await offered(rep)).toEqual([false, false, false, false, false]);
});
