// A purchase that earned nothing is claimed by its receipt, and staff decide, once (RWD-2).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RewardClaims } from '#buying/rewards/contract';
import { rewardsOf } from '#buying/rewards/fixtures';
import { checkRewards, claimsForStaff, decideClaim } from '#buying/rewards/server';
import { prepareCarts } from '#test/carts';
import { someone } from '#test/members';
import { testShop, type TestShop } from '#test/shop';

const NOW = new Date('2026-11-20T15:00:00Z');
/** Subject and text of the mails to somebody, in the order in which they went out. */
const mailsTo = async (email: string) => {
  await shop.runJob('rewards-claim-letters');
  const { rows } = await shop.db.raw(
    `select subject, plain from mailbox_message where recipient = $1 and html like '%/account/rewards%' order by id`,
    [email],
  );
  return rows.map(({ subject, plain }) => `${String(subject)}\n${String(plain)}`);
};
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
  const [line = ''] = await claimsForStaff(shop.db, NOW);
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
  const [id = ''] = ((await claimsForStaff(shop.db, NOW)).find((line) => line.includes('TX1000')) ?? '').split(' ');
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

test('[RWD-2] a member is told by mail, in the language of the claim, that it has come and what was decided; each once', async () => {
  const { browser, profileId } = await someone(shop);
  const { rows } = await shop.db.raw('select email from profile where profile_id = $1', [profileId]);
  const email = String(rows[0]?.['email']);
  await browser.send('POST', `/fr-ca${CLAIMS}`, { ...RECEIPT, reference: 'TX-2000' });
  expect(await mailsTo(email)).toEqual([expect.stringContaining('Nous avons votre reçu TX2000')]);
  await browser.send('POST', CLAIMS, { ...RECEIPT, reference: 'TX-2001' });
  expect((await mailsTo(email))[1]).toContain('We have your receipt TX2001');
  const idOf = async (reference: string) =>
    ((await claimsForStaff(shop.db, NOW)).find((line) => line.includes(reference)) ?? '').split(' ')[0] ?? '';
  await decideClaim(shop.db, await idOf('TX2001'), { cents: 123 }, NOW);
  await decideClaim(shop.db, await idOf('TX2000'), { reason: 'Retournée.' }, NOW);
  const mails = await mailsTo(email);
  expect(mails.slice(2)).toEqual([
    expect.stringMatching(/^Au sujet de votre reçu TX2000[^]*La raison\u00A0: Retournée\./),
    expect.stringMatching(/^\$1\.23 added to your rewards[^]*purchase of November 2, 2026, TX2001, and added \$1\.23/),
  ]);
  expect(await mailsTo(email)).toEqual(mails);
});

const WITHDRAWAL = `${CLAIMS}/withdrawal`;
const lineOf = async (reference: string) => (await claimsForStaff(shop.db, NOW)).find((line) => line.includes(reference)) ?? '';

test('[RWD-2] a member withdraws an open claim, once; staff see that and cannot decide it, and no mail follows', async () => {
  const { browser, profileId } = await someone(shop);
  const other = await someone(shop);
  await browser.send('POST', CLAIMS, { ...RECEIPT, reference: 'TX-3000' });
  const [id = ''] = (await lineOf('TX3000')).split(' ');
  expect((await other.browser.send('POST', WITHDRAWAL, { reference: 'TX3000' })).json()).toMatchObject({ status: 404, code: 'NO_CLAIM' });
  for (const again of [1, 2]) expect((await browser.send('POST', WITHDRAWAL, { reference: 'TX3000' })).status, `press ${again}`).toBe(200);
  expect((await browser.send('GET', CLAIMS)).json()).toMatchObject({ claims: [{ reference: 'TX3000', state: 'withdrawn' }] });
  expect(await lineOf('TX3000')).toMatch(/TX3000 {2}withdrawn$/);
  for (const decision of [{ cents: 49 }, { reason: 'It was returned.' }])
    expect(await decideClaim(shop.db, id, decision, NOW)).toMatchObject({ problem: 'WITHDRAWN' });
  expect(await rewardsOf(shop.db, profileId)).toEqual({ balance: 0, sum: 0 });
  const { rows } = await shop.db.raw('select email from profile where profile_id = $1', [profileId]);
  expect(await mailsTo(String(rows[0]?.['email']))).toEqual([]);
  expect((await shop.browser().send('POST', WITHDRAWAL, { reference: 'TX3000' })).status).toBe(401);
});

test('[RWD-2] what was withdrawn can be claimed again, by its member or by whoever has the receipt, and the list shows it once', async () => {
  const { browser } = await someone(shop);
  const other = await someone(shop);
  const file = (by: typeof browser, amount: string) => by.send('POST', CLAIMS, { ...RECEIPT, reference: 'TX-4000', amount });
  await file(browser, '24.50');
  await browser.send('POST', WITHDRAWAL, { reference: 'TX4000' });
  expect((await file(browser, '42.50')).status).toBe(200);
  expect((await browser.send('GET', CLAIMS)).json<RewardClaims>().claims).toMatchObject([
    { reference: 'TX4000', state: 'open', amount: 42.5 },
  ]);
  await browser.send('POST', WITHDRAWAL, { reference: 'TX4000' });
  expect((await file(other.browser, '10')).status).toBe(200);
  expect((await file(browser, '24.50')).json()).toMatchObject({ code: 'CLAIMED' });
  const [id = ''] = (await lineOf('10.00 USD  TX4000')).split(' ');
  await decideClaim(shop.db, id, { cents: 20 }, NOW);
  expect((await other.browser.send('POST', WITHDRAWAL, { reference: 'TX4000' })).json()).toMatchObject({ status: 409, code: 'DECIDED' });
});

test('[RWD-2] of a withdrawal and a decision at the same moment one wins, and the ledger agrees with it', async () => {
  const { browser, profileId } = await someone(shop);
  const TRIES = 8;
  let given = 0;
  for (let at = 0; at < TRIES; at += 1) {
    const reference = `TX500${at}`;
    await browser.send('POST', CLAIMS, { ...RECEIPT, reference });
    const [id = ''] = (await lineOf(reference)).split(' ');
    const take = () => browser.send('POST', WITHDRAWAL, { reference });
    const give = () => decideClaim(shop.db, id, { cents: 10 }, NOW);
    const [withdrawn, decided] =
      at % 2 === 0
        ? await Promise.all([take(), give()])
        : await Promise.all([give(), take()]).then(([first, second]) => [second, first] as const);
    expect(withdrawn.status === 200, 'exactly one of both succeeds').toBe(!decided.ok);
    const { rows } = await shop.db.raw(
      `select c.state, (select count(*)::int from reward_entry e where e.cause = 'claim-' || c.claim_id) as entries
       from reward_claim c where c.claim_id = $1`,
      [id],
    );
    expect([
      { state: 'granted', entries: 1 },
      { state: 'withdrawn', entries: 0 },
    ]).toContainEqual(rows[0]);
    given += rows[0]?.['state'] === 'granted' ? 10 : 0;
  }
  expect(await rewardsOf(shop.db, profileId)).toEqual({ balance: given, sum: given });
  expect(await checkRewards(shop.db)).toEqual([]);
});
