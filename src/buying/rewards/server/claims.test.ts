// A purchase that earned nothing is claimed by its receipt, and staff decide, once (RWD-2).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RewardClaims } from '#buying/rewards/contract';
import { rewardsOf } from '#buying/rewards/fixtures';
import { checkRewards, decideClaim, openClaims } from '#buying/rewards/server';
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

test('[RWD-2] a member is told by mail, in the language of the claim, that it has come and what was decided; each once', async () => {
  const { browser, profileId } = await someone(shop);
  const { rows } = await shop.db.raw('select email from profile where profile_id = $1', [profileId]);
  const email = String(rows[0]?.['email']);
  await browser.send('POST', `/fr-ca${CLAIMS}`, { ...RECEIPT, reference: 'TX-2000' });
  expect(await mailsTo(email)).toEqual([expect.stringContaining('Nous avons votre reçu TX2000')]);
  await browser.send('POST', CLAIMS, { ...RECEIPT, reference: 'TX-2001' });
  expect((await mailsTo(email))[1]).toContain('We have your receipt TX2001');
  const idOf = async (reference: string) =>
    ((await openClaims(shop.db)).find((line) => line.includes(reference)) ?? '').split(' ')[0] ?? '';
  await decideClaim(shop.db, await idOf('TX2001'), { cents: 123 }, NOW);
  await decideClaim(shop.db, await idOf('TX2000'), { reason: 'Retournée.' }, NOW);
  const mails = await mailsTo(email);
  expect(mails.slice(2)).toEqual([
    expect.stringMatching(/^Au sujet de votre reçu TX2000[^]*La raison\u00A0: Retournée\./),
    expect.stringMatching(/^\$1\.23 added to your rewards[^]*purchase of November 2, 2026, TX2001, and added \$1\.23/),
  ]);
  expect(await mailsTo(email)).toEqual(mails);
});
