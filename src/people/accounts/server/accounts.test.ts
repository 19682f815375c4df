// The life of an account, through the API and the mailbox, as a person would use it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes', INKWELL_TRUST_PROXY: 'yes' });
});
afterAll(() => shop.close());

const OLD = 'correct horse battery';
const NEW = 'staple and paper clip';

interface Message {
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
}

let people = 0;

/** Opens an account, each from its own network address, because one may open only a few. */
async function person(email: string, tenant: 'consumer' | 'business' = 'consumer'): Promise<Browser> {
  const browser = shop.browser(tenant);
  people += 1;
  const account = { fullName: 'Ana Silva', email, password: OLD, company: 'Silva Dental' };
  const reply = await openAccount(shop, browser, account, { headers: { 'x-forwarded-for': `192.0.2.${people}` } });
  expect(reply.status).toBe(200);
  return browser;
}

/** The mails to an address after the one that opened its account, when this many have arrived. */
async function mailsTo(email: string, count: number): Promise<readonly Message[]> {
  return vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw(
        `select subject, html, plain from mailbox_message where recipient = $1 and plain not like '%/open-account%' order by id`,
        [email],
      );
      expect(rows).toHaveLength(count);
      return rows as unknown as Message[];
    },
    { timeout: 20_000, interval: 100 },
  );
}

const tokenIn = ({ plain }: Message): string => /[?&]token=([\w-]{43})/.exec(plain)?.[1] ?? 'none';
const signIn = (browser: Browser, email: string, password: string) => browser.send('POST', '/api/sign-in', { email, password });
const isSignedIn = async (browser: Browser) => (await browser.send('GET', '/api/session')).json<{ signedIn: boolean }>().signedIn;

/** Requests a link and reads it from the mailbox. */
async function link(email: string, { prefix = '', tenant = 'consumer' as 'consumer' | 'business', count = 1 } = {}): Promise<Message> {
  const reply = await shop.browser(tenant).send('POST', `${prefix}/api/account/forgotten-password`, { email });
  expect(reply.status).toBe(200);
  const mails = await mailsTo(email, count);
  return mails.at(-1) as Message; // mailsTo waited for this many
}

test('[USR-1] the mailed link replaces a forgotten password, and ends every session of the account', async () => {
  const email = 'ana@example.com';
  const elsewhere = await person(email);
  const mail = await link(email);
  expect(mail.subject).toBe('Choose a new password');
  expect(mail.html).toContain('http://localhost:3000/office/supplies/new-password?token=');
  const token = tokenIn(mail);
  const browser = shop.browser();
  expect((await browser.send('POST', '/api/account/link', { token, purpose: 'password' })).json()).toEqual({
    works: true,
    email,
    isForbidden: false,
  });
  expect((await browser.send('POST', '/api/account/new-password', { token, password: NEW })).status).toBe(200);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect((await signIn(browser, email, OLD)).status).toBe(400);
  expect((await signIn(browser, email, NEW)).status).toBe(200);
  expect((await mailsTo(email, 2))[1]?.subject).toBe('Your password was changed');
});

test.each([
  ['', 'Choose a new password', 'Hi Ana,', 'http://localhost:3000/office/supplies/new-password?token='],
  ['/en-ca', 'Choose a new password', 'Hi Ana,', 'http://localhost:3000/en-ca/office/supplies/new-password?token='],
  ['/fr-ca', 'Choisir un nouveau mot de passe', 'Bonjour Ana,', 'http://localhost:3000/fr-ca/office/supplies/new-password?token='],
])('[USR-1] the mail asked for at “%s” speaks its language, in HTML and in text', async (prefix, subject, hello, address) => {
  const email = `ana${prefix.replace('/', '-')}@letters.example`;
  await person(email);
  const mail = await link(email, { prefix });
  expect(mail.subject).toBe(subject);
  for (const text of [mail.html, mail.plain]) {
    expect(text).toContain(hello);
    expect(text).toContain(address);
  }
});

test('[USR-1] trust 20: a link for the business site is invalid on the consumer site', async () => {
  const email = 'buyer@both.example';
  await person(email, 'business');
  await person(email);
  const mail = await link(email, { tenant: 'business' });
  expect(mail.plain).toContain('http://business.localhost:3000/office/supplies/new-password');
  const body = { token: tokenIn(mail), password: NEW };
  expect((await shop.browser('consumer').send('POST', '/api/account/new-password', body)).json()).toMatchObject({ code: 'LINK_USED' });
  expect((await shop.browser('business').send('POST', '/api/account/new-password', body)).status).toBe(200);
  expect((await signIn(shop.browser('consumer'), email, OLD)).status).toBe(200);
});

test('[USR-1] trust 20: the reply does not reveal whether there is an account: same answer, no link, no mail', async () => {
  await person('known@example.com');
  const ask = (email: string) => shop.browser().send('POST', '/api/account/forgotten-password', { email });
  const known = await ask('known@example.com');
  const unknown = await ask('unknown@example.com');
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await mailsTo('known@example.com', 1);
  const { rows } = await shop.db.raw("select 1 from account_link where email = 'unknown@example.com'");
  expect(rows).toEqual([]);
  const mails = await shop.db.raw("select 1 from mailbox_message where recipient = 'unknown@example.com'");
  expect(mails.rows).toEqual([]);
});

test('[USR-1] trust 20: mail requests are limited per address, known or not', async () => {
  await person('flooded@example.com');
  for (const email of ['flooded@example.com', 'nobody-there@example.com']) {
    const answers = [];
    for (let at = 0; at < 7; at += 1)
      answers.push((await shop.browser().send('POST', '/api/account/forgotten-password', { email })).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  }
});

test('[USR-1] trust 20: a link works once, even for twenty simultaneous uses', async () => {
  const email = 'race@example.com';
  await person(email);
  const token = tokenIn(await link(email));
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      shop.browser().send('POST', '/api/account/new-password', { token, password: `a new password ${at}` }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(19);
  const { rows } = await shop.db.raw('select 1 from account_link where email = $1', [email]);
  expect(rows).toEqual([]);
});

test('[USR-1] trust 20: a link expires after half an hour, and an e-mail link sets no password', async () => {
  const email = 'late@example.com';
  const browser = await person(email);
  const token = tokenIn(await link(email));
  const { rows } = await shop.db.raw('select expires_at from account_link where email = $1', [email]);
  const left = Number(rows[0]?.['expires_at']) - Date.now();
  expect(left).toBeLessThanOrEqual(30 * 60_000);
  await shop.db.raw("update account_link set expires_at = now() - interval '1 second' where email = $1", [email]);
  const late = await shop.browser().send('POST', '/api/account/new-password', { token, password: NEW });
  expect(late.json()).toMatchObject({ status: 400, code: 'LINK_USED' });
  await browser.send('POST', '/api/account/email', { present: OLD, email: 'late2@example.com' });
  const other = tokenIn((await mailsTo('late2@example.com', 1))[0] as Message);
  expect((await shop.browser().send('POST', '/api/account/new-password', { token: other, password: NEW })).status).toBe(400);
});

test('[USR-1] trust 24: the database stores only the hash of a mailed link', async () => {
  const email = 'hashed@example.com';
  await person(email);
  const token = tokenIn(await link(email));
  const kept = await shop.db.raw('select encode(token_hash, $1) as hash from account_link where email = $2', ['hex', email]);
  expect(kept.rows[0]?.['hash']).toMatch(/^[0-9a-f]{64}$/);
  const jobs = await shop.db.raw("select data::text as data from pgboss.job where name = 'account-mail'");
  expect(jobs.rows.length).toBeGreaterThan(0);
  for (const { data } of jobs.rows) expect(data).not.toContain(token);
});

test('trust 15: another site’s form cannot change an account', async () => {
  const browser = await person('framed@example.com');
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const [path, body] of [
    ['forgotten-password', { email: 'framed@example.com' }],
    ['details', { fullName: 'Evil', phone: '' }],
    ['password', { present: OLD, password: NEW }],
    ['email', { present: OLD, email: 'evil@example.com' }],
    ['sign-out-everywhere', undefined],
  ] as const)
    expect((await browser.send('POST', `/api/account/${path}`, body, headers)).status).toBe(403);
  expect((await browser.send('GET', '/api/account')).json()).toMatchObject({ fullName: 'Ana Silva' });
});

test('[USR-1] trust 19: a changed password gives this browser a new session id and ends all others', async () => {
  const email = 'change@example.com';
  const here = await person(email);
  const elsewhere = shop.browser();
  await signIn(elsewhere, email, OLD);
  const before = here.cookies.get('__Host-inkwell');
  const wrong = await here.send('POST', '/api/account/password', { present: 'not this one', password: NEW });
  expect(wrong.json()).toMatchObject({ status: 400, code: 'PASSWORD_WRONG', field: 'present' });
  const short = await here.send('POST', '/fr-ca/api/account/password', { present: OLD, password: 'short' });
  expect(short.json()).toMatchObject({ code: 'PASSWORD_SHORT', field: 'password', message: 'Utilisez au moins 10 caractères' });
  expect((await here.send('POST', '/api/account/password', { present: OLD, password: NEW })).status).toBe(200);
  expect(here.cookies.get('__Host-inkwell')).not.toBe(before);
  expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
  const stale = shop.browser();
  stale.cookies.set('__Host-inkwell', before ?? '');
  expect(await isSignedIn(stale)).toBe(false);
});

test('[USR-1] trust 20: somebody who finds an open session cannot guess the current password', async () => {
  const browser = await person('guessed@example.com');
  const statuses = [];
  for (let at = 0; at < 11; at += 1)
    statuses.push((await browser.send('POST', '/api/account/password', { present: `guess ${at}`, password: NEW })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test('[USR-1] an address changes when its mailed link is used, and the old address is informed', async () => {
  const browser = await person('before@example.com');
  expect((await browser.send('POST', '/api/account/email', { present: OLD, email: 'after@example.com' })).status).toBe(200);
  const mail = (await mailsTo('after@example.com', 1))[0] as Message;
  expect(mail.subject).toBe('Confirm your new email');
  expect((await browser.send('GET', '/api/account')).json()).toMatchObject({ email: 'before@example.com' });
  const confirm = () => shop.browser().send('POST', '/api/account/confirm-email', { token: tokenIn(mail) });
  expect((await confirm()).json()).toEqual({ email: 'after@example.com' });
  expect((await confirm()).json()).toMatchObject({ code: 'LINK_USED' });
  expect((await browser.send('GET', '/api/account')).json()).toMatchObject({ email: 'after@example.com' });
  expect((await mailsTo('before@example.com', 1))[0]?.subject).toBe('Your email was changed');
  expect((await signIn(shop.browser(), 'after@example.com', OLD)).status).toBe(200);
});

test('[USR-1] trust 20: requesting somebody else’s address reveals nothing; its owner is informed', async () => {
  await person('owner@example.com');
  const browser = await person('wants@example.com');
  const taken = await browser.send('POST', '/api/account/email', { present: OLD, email: 'owner@example.com' });
  const free = await browser.send('POST', '/api/account/email', { present: OLD, email: 'free@example.com' });
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  const mail = (await mailsTo('owner@example.com', 1))[0] as Message;
  expect(mail.subject).toBe('You already have an account');
  expect(mail.plain).not.toContain('token=');
});

test('[USR-1] name and phone change, and errors name their field', async () => {
  const browser = await person('details@example.com');
  const send = (body: object) => browser.send('POST', '/api/account/details', body);
  expect((await send({ fullName: ' ', phone: '' })).json()).toMatchObject({ code: 'NAME_REQUIRED', field: 'fullName' });
  expect((await send({ fullName: 'Ana', phone: '12' })).json()).toMatchObject({ message: 'Invalid phone number', field: 'phone' });
  expect((await send({ fullName: 'Ana Maria Silva', phone: '(508) 555-0137' })).status).toBe(200);
  expect((await browser.send('GET', '/api/account')).json()).toEqual({
    fullName: 'Ana Maria Silva',
    phone: '508-555-0137',
    email: 'details@example.com',
  });
});

test('[USR-1] signing out everywhere ends this session and all others', async () => {
  const email = 'everywhere@example.com';
  const here = await person(email);
  const elsewhere = shop.browser();
  await signIn(elsewhere, email, OLD);
  const reply = await here.send('POST', '/api/account/sign-out-everywhere');
  expect(reply.headers['clear-site-data']).toBe('"storage"');
  expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([false, false]);
  expect((await elsewhere.send('GET', '/api/account')).status).toBe(401);
});
