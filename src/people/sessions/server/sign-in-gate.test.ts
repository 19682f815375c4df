// Strangers who guess a password wait or answer questions; the owner gets in and is informed (trust 20, 36).
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openAccount } from '#test/accounts';
import { solved } from '#test/captcha';
import { testShop, type Browser, type TestReply, type TestShop } from '#test/shop';

let now = new Date('2026-06-01T12:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => now });
});
afterAll(() => shop.close());

const PASSWORD = 'correct horse battery';
/** Each test uses another address with all its tries. */
let stranger = '';
let strangers = 0;
beforeEach(() => {
  stranger = `198.51.100.${(strangers += 1)}`;
});

interface Refused {
  readonly code: string;
  readonly message: string;
  readonly captcha?: { readonly id: string; readonly html: string; readonly text: string };
}
type Answer = { readonly id: string; readonly answer: string };

let people = 0;
async function owner(email: string, prefix = ''): Promise<Browser> {
  const browser = shop.browser();
  const headers = { 'x-forwarded-for': `192.0.2.${(people += 1)}` };
  expect((await openAccount(shop, browser, { fullName: 'Ana Silva', email, password: PASSWORD }, { prefix, headers })).status).toBe(200);
  return browser;
}

function signIn(
  email: string,
  { password = 'guess', ip = stranger, browser = shop.browser(), prefix = '', captcha = undefined as Answer | undefined } = {},
) {
  return browser.send('POST', `${prefix}/api/sign-in`, { email, password, ...(captcha && { captcha }) }, { 'x-forwarded-for': ip });
}

async function guess(times: number, email: string, prefix = ''): Promise<TestReply[]> {
  const replies: TestReply[] = [];
  for (let at = 0; at < times; at += 1) replies.push(await signIn(email, { prefix }));
  return replies;
}

const captchaOf = (reply: TestReply | undefined): NonNullable<Refused['captcha']> => {
  const { captcha } = reply?.json<Refused>() ?? {};
  if (captcha === undefined) throw new Error('Nothing is asked');
  return captcha;
};
const answerTo = (reply: TestReply | undefined): Answer => ({ id: captchaOf(reply).id, answer: solved(captchaOf(reply).text) });

test('[USR-1] trust 20, 36: after ten wrong passwords a captcha comes first; after as many more that address waits for that account', async () => {
  await owner('guessed@inkwell.example');
  const replies = await guess(22, 'guessed@inkwell.example');
  const told = replies.map((reply) => [reply.status, reply.json<Refused>().code, 'captcha' in reply.json()]);
  expect(told).toEqual([
    ...Array.from({ length: 9 }, () => [400, 'SIGN_IN_FAILED', false]),
    [400, 'SIGN_IN_FAILED', true],
    ...Array.from({ length: 10 }, () => [400, 'CAPTCHA_REQUIRED', true]),
    [429, 'TOO_MANY_TRIES', false],
    [429, 'TOO_MANY_TRIES', false],
  ]);
  expect(Number(replies.at(-1)?.headers['retry-after'])).toBe(15 * 60);
  // Without an answer the password is not even checked: the right one does not open the account.
  expect(replies[10]?.json<Refused>().message).toBe('Please answer the question first.');
});

test('[USR-1] trust 36: the owner gets in: elsewhere at once, and in a known browser even from the stranger’s network', async () => {
  const email = 'ana@inkwell.example';
  const known = await owner(email);
  await guess(25, email);
  expect((await signIn(email, { password: PASSWORD })).status).toBe(429);
  expect((await signIn(email, { password: PASSWORD, ip: '192.0.2.200' })).status).toBe(200);
  await known.send('POST', '/api/sign-out');
  expect((await signIn(email, { password: PASSWORD, browser: known })).status).toBe(200);
});

test('[USR-1] trust 36: on an unknown device in the stranger’s network the owner answers the captcha; a wrong or used answer does not work', async () => {
  const email = 'bea@inkwell.example';
  await owner(email);
  const [asked] = (await guess(10, email)).slice(-1);
  expect((await signIn(email, { password: PASSWORD })).json()).toMatchObject({ code: 'CAPTCHA_REQUIRED', field: 'captcha' });
  const wrong = await signIn(email, { password: PASSWORD, captcha: { ...answerTo(asked), answer: 'elephant' } });
  expect(wrong.json()).toMatchObject({ status: 400, code: 'CAPTCHA_WRONG', field: 'captcha' });
  const used = await signIn(email, { password: PASSWORD, captcha: answerTo(asked) });
  expect(used.json()).toMatchObject({ code: 'CAPTCHA_WRONG' });
  const failed = await signIn(email, { captcha: answerTo(used) });
  expect(failed.json()).toMatchObject({ code: 'SIGN_IN_FAILED', captcha: expect.anything() });
  expect((await signIn(email, { password: PASSWORD, captcha: answerTo(failed) })).status).toBe(200);
  // The next sign-in needs no captcha.
  expect((await signIn(email)).json()).not.toHaveProperty('captcha');
});

test('[USR-1] trust 36: one of eight simultaneous uses of an answer counts', async () => {
  const email = 'cleo@inkwell.example';
  await owner(email);
  const [asked] = (await guess(10, email)).slice(-1);
  const captcha = answerTo(asked);
  const replies = await Promise.all(Array.from({ length: 8 }, () => signIn(email, { password: PASSWORD, captcha })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('[USR-1] trust 36: many addresses that attack one account make everybody answer a captcha, and nobody wait', async () => {
  const email = 'dora@inkwell.example';
  await owner(email);
  for (let at = 0; at < 60; at += 1) await signIn(email, { ip: `203.0.113.${at}` });
  const asked = await signIn(email, { password: PASSWORD, ip: '192.0.2.201' });
  expect(asked.json()).toMatchObject({ status: 400, code: 'CAPTCHA_REQUIRED' });
  expect((await signIn(email, { password: PASSWORD, ip: '192.0.2.201', captcha: answerTo(asked) })).status).toBe(200);
});

test('[USR-1] trust 20: existing and missing accounts get the same captchas, refusals and waits', async () => {
  const plain = ({ status, headers, json }: TestReply) => {
    const { captcha, ...rest } = json<Refused>();
    return [status, headers['retry-after'], rest, captcha === undefined ? null : Object.keys(captcha)];
  };
  await owner('eve@inkwell.example');
  const walk = async (email: string) => {
    const replies = await guess(10, email);
    const answered = await signIn(email, { captcha: answerTo(replies.at(-1)) });
    const again = await signIn(email, { captcha: { id: 'none', answer: 'none' } });
    return [...replies, answered, again, ...(await guess(10, email))].map(plain);
  };
  expect(await walk('nobody@inkwell.example')).toEqual(await walk('eve@inkwell.example'));
  const rows = async (email: string) =>
    (await shop.db.raw(`select count(*)::int as many from pgboss.job where name = 'account-mail' and data ->> 'email' = $1`, [email])).rows;
  expect(await rows('nobody@inkwell.example')).toEqual(await rows('eve@inkwell.example'));
});

test.each([
  ['', 'Too many sign-in attempts on your account', 'Choose a new password'],
  ['/en-ca', 'Too many sign-in attempts on your account', 'Choose a new password'],
  ['/fr-ca', 'Trop de tentatives de connexion à votre compte', 'Choisir un nouveau mot de passe'],
])('[USR-1] trust 36: at “%s” the owner gets one mail about it, and another not before the next day', async (prefix, subject, button) => {
  const email = `fay${prefix.length}${people}@inkwell.example`;
  await owner(email, prefix);
  const mails = async () =>
    (
      await shop.db.raw(
        `select subject, plain, html from mailbox_message where recipient = $1 and plain not like '%/open-account%' order by id`,
        [email],
      )
    ).rows;
  for (let round = 0; round < 3; round += 1) {
    await guess(20, email, prefix);
    now = new Date(now.getTime() + 16 * 60_000);
  }
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 20_000, interval: 25 });
  const [mail] = await mails();
  expect(mail?.['subject']).toBe(subject);
  for (const body of [mail?.['plain'], mail?.['html']]) {
    expect(body).toContain(button);
    expect(body).toContain(`http://localhost:3000${prefix}/office/supplies/forgotten-password`);
  }
  now = new Date(now.getTime() + 24 * 60 * 60_000);
  await guess(10, email, prefix);
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 20_000, interval: 25 });
});

test('[USR-1] trust 19, 36: a device has its own secret, stored as a hash, until the password changes or all sessions end', async () => {
  const email = 'gil@inkwell.example';
  const browser = await owner(email);
  const token = browser.cookies.get('__Host-device') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const devices = async () =>
    (await shop.db.raw('select token_hash from known_device join profile using (profile_id) where email = $1', [email])).rows;
  expect(await devices()).toHaveLength(1);
  expect(Buffer.from((await devices())[0]?.['token_hash'] as Uint8Array).toString('utf8')).not.toContain(token);
  const other = shop.browser();
  await signIn(email, { password: PASSWORD, browser: other, ip: '192.0.2.202' });
  expect(await devices()).toHaveLength(2);
  const reply = await browser.send('POST', '/api/account/password', { present: PASSWORD, password: 'staple and paper clip' });
  expect(reply.status).toBe(200);
  expect(await devices()).toHaveLength(1);
  expect([reply.headers['set-cookie']].flat().join('\n')).toMatch(
    /__Host-device=[\w-]{43}; Path=\/; Max-Age=34560000; SameSite=Lax; Secure; HttpOnly/,
  );
  await browser.send('POST', '/api/account/sign-out-everywhere');
  expect(await devices()).toHaveLength(0);
});

test('[USR-1] trust 36: another account’s device, and a used-up one, count as strangers', async () => {
  const email = 'hal@inkwell.example';
  const known = await owner(email);
  const others = await owner('ida@inkwell.example');
  await guess(25, email);
  expect((await signIn(email, { password: PASSWORD, browser: others })).status).toBe(429);
  for (let at = 0; at < 10; at += 1) expect((await signIn(email, { browser: known })).json()).toMatchObject({ code: 'SIGN_IN_FAILED' });
  expect((await signIn(email, { password: PASSWORD, browser: known })).status).toBe(429);
});
