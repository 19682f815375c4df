// Every limit of the shop tells a refused caller how long to wait.
import { randomBytes, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '#people/sessions/server';
import { answerErrors } from '#platform/refusals';
import { openAccount } from '#test/accounts';
import { Authenticator } from '#test/authenticator';
import { prepareCarts, put } from '#test/carts';
import { consents } from '#test/consent';
import { testShop, type Browser, type TestReply, type TestShop } from '#test/shop';

const now = new Date('2026-06-01T12:00:00Z');
const ANA = { fullName: 'Ana Silva', email: 'ana@inkwell.example', password: 'correct horse battery' };
let shop: TestShop;
let ana: Browser;
/** A representative. */
let grace: Browser;
const GRACE = { ...ANA, email: 'grace@inkwell.example' };
/** Further sessions of the representative. */
const starters: Browser[] = [];
/** The administrator of an organization. */
let ruth: Browser;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
  ana = shop.browser();
  await openAccount(shop, ana, ANA);
  grace = shop.browser();
  await openAccount(shop, grace, GRACE);
  await shop.db.raw(`update profile set flow = 'CSR' where email = $1`, [GRACE.email]);
  for (let turn = 0; turn < 2; turn += 1) {
    const starter = shop.browser();
    await starter.send('POST', '/api/sign-in', { email: GRACE.email, password: GRACE.password });
    starters.push(starter);
  }
  ruth = shop.browser('business');
  await openAccount(shop, ruth, { ...ANA, email: 'ruth@inkwell.example', company: 'Adler' });
});
afterAll(() => shop.close());

/** One attempt per purpose. */
const TRIES: Readonly<Record<string, () => Promise<TestReply>>> = {
  'sign-in': () => shop.browser().send('POST', '/api/sign-in', { email: ANA.email, password: 'guess' }),
  'order-lookup': () => shop.browser().send('POST', '/api/order-lookup', { orderNumber: '100000000001', email: ANA.email }),
  'present-password': () => ana.send('POST', '/api/account/password', { present: 'guess', password: 'staple and paper clip' }),
  'account-mail': () => shop.browser().send('POST', '/api/account/forgotten-password', { email: ANA.email }),
  'create-account': () => shop.browser().send('POST', '/api/create-account', { ...ANA, email: 'new@inkwell.example' }),
  'client-log': () => shop.browser().send('POST', '/cc/api/log', { msg: 'again' }),
  'second-step': async () => {
    const [browser, token] = [shop.browser(), randomBytes(32).toString('base64url')];
    await shop.db.raw(
      `insert into sign_in_step (token_hash, profile_id, tenant, password_mark, expires_at)
       select $1, profile_id, tenant, '', $2 from profile where email = $3`,
      [hashOf(token), new Date(now.getTime() + 60_000), ANA.email],
    );
    browser.cookies.set('__Host-step', token);
    return browser.send('POST', '/api/sign-in/second-step', { code: '123456' });
  },
  'sign-on': () => shop.browser('business').send('POST', '/api/sign-on/begin', { organization: 'nobody' }),
  'sign-on-checks': () => ruth.send('POST', '/api/organization/sign-on/test', {}),
  'passkey-challenge': () => shop.browser().send('POST', '/api/sign-in/passkey/challenge', {}),
  passkey: () =>
    shop.browser().send('POST', '/api/sign-in/passkey', {
      ...new Authenticator().sign({ challenge: 'guess', origin: 'http://localhost:3000', rpId: 'localhost' }, ''),
    }),
  coupon: () => shop.browser().send('POST', '/cc/api/checkout/default', { coupons: ['TRY'] }, put),
  artwork: async () => {
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } })
      .png()
      .toBuffer();
    return ana.send('POST', '/api/artwork', { image: image.toString('base64') });
  },
  chat: () => ana.send('POST', '/api/chat', { text: 'Hello', name: 'Ana', email: ANA.email, requestKey: randomUUID() }),
  feedback: () => ana.send('POST', '/api/feedback', { topic: 'other', rating: null, text: 'Fine', email: '', requestKey: randomUUID() }),
  question: () => ana.send('POST', '/api/questions/100', { body: 'Does it fit in a drawer?', author: 'Ana' }),
  'question-vote': () => shop.browser().send('POST', `/api/question/${randomUUID()}/vote`, { helpful: true }),
  'offers-by-email': () => ana.send('POST', '/ele-lpd/api/sparxProxy/subscribeUserforOffers', { emailID: ANA.email }),
  'marketing-forms': () =>
    ana.send('POST', '/api/marketing-forms/business-short', {
      firstName: 'Ana',
      lastName: 'Silva',
      email: ANA.email,
      company: 'Silva Ltd',
      requestKey: randomUUID(),
    }),
  'stock-alert': () => ana.send('POST', '/api/back-in-stock/102', { email: ANA.email }),
  review: () =>
    ana.send('POST', '/api/reviews/100', { stars: 5, title: 'Very good', body: 'It has been good to us for a year.', author: 'Ana' }),
  'personal-data': () => ana.send('GET', '/account/personal-data.zip'),
  'acting-find': () => grace.send('POST', '/api/acting/find', { find: ANA.email }),
  'acting-start': async () => {
    const { rows } = await shop.db.raw('select profile_id from profile where email = $1', [ANA.email]);
    const body = { profileId: rows[0]?.['profile_id'], reason: 'order', note: 'Wants paper added.' };
    // The session of whoever begins to act becomes another.
    return (starters.pop() as Browser).send('POST', '/api/acting', body);
  },
  'invitation-mail': () => ruth.send('POST', '/api/organization/invitations', { email: 'invited@inkwell.example', role: 'buyer' }),
  'serial-numbers': () => ruth.send('GET', '/api/organization/devices?serials=CN1234'),
  events: () => {
    const browser = shop.browser();
    consents(browser, undefined, now);
    const events = [{ eventId: randomUUID(), at: now.getTime(), page: '/search', event: { name: 'navigation' } }];
    return browser.send('POST', '/api/events', { events });
  },
  experiments: () => {
    const browser = shop.browser();
    consents(browser, undefined, now);
    browser.cookies.set('__Host-visitor', 'a'.repeat(22));
    return browser.send('POST', '/api/experiments/exposure', { experiment: 'hero', variant: 'blue', weightKb: 1 });
  },
  'membership-gifts': () =>
    ana.send('POST', '/api/membership/gifts/change', {
      orderNumber: '100000000001',
      giverName: 'Ana',
      recipientName: 'Ben',
      recipientEmail: 'ben@inkwell.example',
      recipientLocale: 'en-US',
      message: '',
      sendOn: '2026-06-02',
    }),
  'store-stock': () => shop.browser().send('GET', '/api/stores/0008/stock?item=100'),
  'review-vote': () => shop.browser().send('POST', `/api/review/${randomUUID()}/vote`, { helpful: true }),
};
/** Limits without a wait: they lead to a captcha, the shop's own answer, another limit, or no mail. */
const NOBODY_WAITS = [
  'account-mail-by-all',
  'create-account-by-all',
  'credit-cards',
  'gift-cards',
  'geocoder',
  'guessed-mail',
  'new-device-mail',
  'order-lookup-by-all',
  'sign-in-by-all',
  'sign-in-device',
];

/**
 * Tried in `representatives/server/acting.test.ts`, in the session of a representative who acts, in `sign-on/server/scim/scim-groups.test.ts`, and in
 * `punchout/server/punchout-attacks.test.ts`, whose callers are answered in their own language.
 */
const TRIED_ELSEWHERE = ['acting-letter', 'scim', 'procurement-credential'];

test('every limit of the shop is tested', () => {
  const source = join(import.meta.dirname, '..');
  const sources = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts'] }).map((path) => readFileSync(join(source, path), 'utf8'));
  const purposes = sources.flatMap((source) =>
    [...source.matchAll(/[lL]imits\.of\(\s*(['`])(.+?)\1/g)].flatMap(([, , name = '']) =>
      name === '${form}-cards' ? ['credit-cards', 'gift-cards'] : [name],
    ),
  );
  expect([...new Set(purposes)].toSorted()).toEqual([...Object.keys(TRIES), ...NOBODY_WAITS, ...TRIED_ELSEWHERE].toSorted());
});

test.each(Object.keys(TRIES))('trust 36: too many attempts (%s) get 429 with the real seconds to wait', async (purpose) => {
  const attempt = TRIES[purpose] as () => Promise<TestReply>;
  const first = await attempt();
  expect(first.status, first.body).not.toBe(429);
  const { changed } = await shop.db.raw('update rate_limit set used = 1000000 where limit_key like $1', [`${purpose}/%`]);
  expect(changed).toBeGreaterThan(0);
  const reply = await attempt();
  expect(reply.status).toBe(429);
  const { rows } = await shop.db.raw('select ends_at from rate_limit where limit_key like $1', [`${purpose}/%`]);
  const waits = rows.map((row) => ((row['ends_at'] as Date).getTime() - now.getTime()) / 1000);
  expect(waits).toContain(Number(reply.headers['retry-after']));
  expect(reply.json()).toMatchObject({
    status: 429,
    code: expect.stringMatching(/^TOO_MANY_(TRIES|REQUESTS)$/),
    message: expect.stringMatching(/\w/),
  });
});

test('an error with status 429 is answered with Retry-After, too', async () => {
  const app = fastify();
  answerErrors(app, (code) => code);
  app.get('/', () => Promise.reject(Object.assign(new Error('too many'), { statusCode: 429 })));
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '60']);
  await app.close();
});
