// Offers by email: no mail before the owner of the address said yes, none after they said no, and no answer that tells who is known (RWD-3).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCoupon } from '#goods/promotions/fixtures';
import { writeCoupons } from '#goods/promotions/server';
import { testShop, type Browser, type TestShop } from '#test/shop';

const ASK = '/ele-lpd/api/sparxProxy/subscribeUserforOffers';
let now = new Date('2026-11-20T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => now }, (db) =>
    db.transaction((tx) =>
      writeCoupons(tx, [
        { ...aCoupon({ code: 'PAPER15', endsOn: '2026-12-31', title: { 'en-US': '$15 off $100' } }), advertised: true },
        aCoupon({ code: 'SECRET', title: { 'en-US': 'For one person' } }),
      ]),
    ),
  );
});
afterAll(() => shop.close());

let networks = 0;
const visitor = () => {
  networks += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${networks}` };
  const browser = shop.browser();
  return { send: (method: 'GET' | 'POST', url: string, body?: unknown) => browser.send(method, url, body, headers) } as Pick<
    Browser,
    'send'
  >;
};
const ask = (emailID: string, prefix = '') => visitor().send('POST', prefix + ASK, { emailID, landingPages: '/deals' });
const mails = async (email: string) => {
  const { rows } = await shop.db.raw('select subject, plain from mailbox_message where recipient = $1 order by id', [email]);
  return rows.map(({ subject, plain }) => ({ subject: String(subject), text: String(plain) }));
};
const mailed = async (email: string, times: number) => {
  await expect.poll(async () => (await mails(email)).length, { timeout: 20_000 }).toBe(times);
  return (await mails(email)).at(-1) ?? { subject: '', text: '' };
};
const tokenIn = (text: string, word: 'confirm' | 'stop'): string => new RegExp(`/offers-by-email/${word}/([\\w-]+)`).exec(text)?.[1] ?? '';
const press = (word: 'confirm' | 'stop', token: string) => visitor().send('POST', `/api/offers-by-email/${word}`, { token });
const tick = () => shop.runJob('offer-mail-send');

test('[RWD-3] nothing is sent before the owner confirms; then the offers that everybody is told about, once a week', async () => {
  const reply = await ask('ana@example.com');
  expect([reply.status, reply.json()]).toEqual([
    200,
    { status: 'SUCCESS', message: expect.stringContaining('Check your email') as string },
  ]);
  const question = await mailed('ana@example.com', 1);
  expect(question.subject).toBe('Do you want our offers by email?');
  await tick();
  expect(await mails('ana@example.com')).toHaveLength(1);
  const token = tokenIn(question.text, 'confirm');
  expect((await Promise.all([1, 2].map(() => press('confirm', token)))).map((one) => one.json())).toEqual([{ done: true }, { done: true }]);
  await Promise.all([tick(), tick()]);
  const offers = await mailed('ana@example.com', 2);
  expect(offers.text).toContain('PAPER15: $15 off $100, until December 31, 2026');
  expect(offers.text).not.toContain('SECRET');
  now = new Date('2026-11-26T15:00:00Z');
  await tick();
  expect(await mails('ana@example.com')).toHaveLength(2);
  now = new Date('2026-11-27T15:00:01Z');
  await tick();
  await mailed('ana@example.com', 3);
  expect((await press('stop', tokenIn(offers.text, 'stop'))).json()).toEqual({ done: true });
  now = new Date('2026-12-10T15:00:00Z');
  await tick();
  expect(await mails('ana@example.com')).toHaveLength(3);
  expect((await shop.db.raw('select 1 from offer_subscriber')).rows).toEqual([]);
});

test('[RWD-3] no answer tells whether an address is known, and nobody is flooded', async () => {
  const first = await ask('bea@example.com');
  const token = tokenIn((await mailed('bea@example.com', 1)).text, 'confirm');
  const again = await ask('BEA@example.com');
  await press('confirm', token);
  const known = await ask('bea@example.com');
  expect([again.body, known.body]).toEqual([first.body, first.body]);
  expect([again.status, known.status]).toEqual([200, 200]);
  expect(await mails('bea@example.com')).toHaveLength(1);
  expect((await press('stop', crypto.randomUUID())).json()).toEqual({ done: true });
  expect((await press('confirm', crypto.randomUUID())).json()).toEqual({ done: false });
  expect((await press('confirm', 'x')).json()).toEqual({ done: false });
});

test('[RWD-3] the question is asked in the language of the page, again after an hour, and forgotten after a month', async () => {
  expect((await ask('cleo@example.com', '/fr-ca')).json()).toMatchObject({
    message: expect.stringContaining('Consultez vos courriels') as string,
  });
  expect((await mailed('cleo@example.com', 1)).subject).toBe('Voulez-vous nos offres par courriel?');
  now = new Date(now.getTime() + 61 * 60_000);
  await ask('cleo@example.com', '/fr-ca');
  await mailed('cleo@example.com', 2);
  expect((await ask('no address')).json()).toMatchObject({ status: 400, field: 'emailID' });
  const one = shop.browser();
  const tries = [];
  for (const n of [1, 2, 3, 4, 5, 6]) tries.push((await one.send('POST', ASK, { emailID: `d${n}@example.com` })).status);
  expect(tries).toEqual([200, 200, 200, 200, 200, 429]);
});
