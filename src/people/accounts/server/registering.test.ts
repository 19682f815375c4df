// A mail opens an account, and requesting one does not reveal an existing account.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lastMail, openAccount, openingToken } from '#test/accounts';
import { statementsOf } from '#test/statements';
import { demoShop, type Browser, type TestReply, type TestShop } from '#test/shop';

let shop: TestShop;
let now = new Date();
beforeAll(async () => {
  shop = await demoShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => now });
});
afterAll(() => shop.close());

const PASSWORD = 'correct horse battery';
const ITEM = '/cc/api/checkout/default/item';
const accountOf = (email: string, more: object = {}) => ({ fullName: 'Ana Silva', email, password: PASSWORD, ...more });

let callers = 0;
/** Each request comes from its own network address, because one may open only a few. */
const elsewhere = (): Record<string, string> => ({ 'x-forwarded-for': `10.0.${(callers += 1)}.1` });
const ask = (browser: Browser, email: string, prefix = ''): Promise<TestReply> =>
  browser.send('POST', `${prefix}/api/create-account`, accountOf(email, { company: 'Silva Dental' }), elsewhere());
/** With a password, which every browser but the requesting one needs. */
const open = (browser: Browser, token: string, password = PASSWORD): Promise<TestReply> =>
  browser.send('POST', '/api/account/open', { token, password });
const openHere = (browser: Browser, token: string): Promise<TestReply> => browser.send('POST', '/api/account/open', { token });
const ASKED = '__Host-asked';
const signIn = (email: string, password = PASSWORD) => shop.browser().send('POST', '/api/sign-in', { email, password }, elsewhere());
const session = async (browser: Browser) => (await browser.send('GET', '/api/session')).json<{ signedIn: boolean; firstName: string }>();
const exists = (email: string) => openAccount(shop, shop.browser(), accountOf(email), { headers: elsewhere() });
const profilesOf = async (email: string) => (await shop.db.raw('select 1 from profile where email = $1', [email])).rows.length;

async function mailsTo(email: string, count: number): Promise<readonly Record<'subject' | 'html' | 'plain', string>[]> {
  const look = async () => {
    const { rows } = await shop.db.raw('select subject, html, plain from mailbox_message where recipient = $1 order by id', [email]);
    expect(rows).toHaveLength(count);
    return rows as Record<'subject' | 'html' | 'plain', string>[];
  };
  return vi.waitFor(look, { timeout: 20_000, interval: 50 });
}

/** Everything in a reply that is not specific to one request. */
function told({ status, body, headers }: TestReply): unknown {
  const { date: _date, 'x-request-id': _id, 'server-timing': _took, ...rest } = headers;
  const cookies = [rest['set-cookie'] ?? []].flat().map((text) => String(text).replace(/=[\w-]{43};/, '=(random);'));
  return { status, body, headers: { ...rest, 'set-cookie': cookies } };
}

test('[USR-1] trust 20: addresses with and without an account get the same reply, byte for byte', async () => {
  await exists('known@example.com');
  for (const tenant of ['consumer', 'business'] as const) {
    if (tenant === 'business')
      await openAccount(shop, shop.browser(tenant), accountOf('known@example.com', { company: 'Silva' }), { headers: elsewhere() });
    for (const prefix of ['', '/fr-ca']) {
      const known = await ask(shop.browser(tenant), 'known@example.com', prefix);
      const unknown = await ask(shop.browser(tenant), `unknown${prefix.replace('/', '-')}@example.com`, prefix);
      expect([known.status, known.body]).toEqual([200, '{}']);
      expect(told(unknown)).toEqual(told(known));
      expect([known.headers['set-cookie']].flat()).toEqual([
        expect.stringMatching(/^__Host-asked=[\w-]{43}; Path=\/; Max-Age=86400; SameSite=Lax; Secure; HttpOnly$/),
      ]);
    }
  }
});

test('[USR-1] trust 20: both cases do the same work, so they take the same time: a hashed password and the same number of statements', async () => {
  for (let at = 0; at < 5; at += 1) await exists(`work-known${at}@example.com`);
  const workFor = (kind: string, mails: number): Promise<number> => {
    let at = -1;
    const address = () => `work-${kind}${at}@example.com`;
    const work = async () => {
      at += 1;
      expect((await ask(shop.browser(), address())).status).toBe(200);
    };
    // Each mail is sent before the next request.
    return statementsOf(shop.db, work, () => mailsTo(address(), mails));
  };
  expect(await workFor('known', 2)).toBe(await workFor('unknown', 1));
  const { rows } = await shop.db.raw(`select email, password_hash from registration where email like 'work-%'`);
  expect(rows).toHaveLength(10);
  for (const row of rows) expect(row['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('[USR-1] trust 20: a requested account cannot sign in, and looks like no account', async () => {
  await ask(shop.browser(), 'waits@example.com');
  await mailsTo('waits@example.com', 1);
  const [waits, none] = [await signIn('waits@example.com'), await signIn('nobody@example.com')];
  expect(waits.status).toBe(400);
  expect(told(waits)).toEqual(told(none));
  expect(await profilesOf('waits@example.com')).toBe(0);
});

test('[USR-1] [CART-23] the mailed link opens the account, signs in, brings the cart along and returns', async () => {
  const email = 'cart@example.com';
  const browser = shop.browser();
  await browser.send('POST', ITEM, { items: [{ itemId: '246810', qty: 2 }] });
  await browser.send('POST', '/api/create-account', accountOf(email, { back: '/deals?page=2' }), elsewhere());
  // Until the link is used everything belongs to the guest.
  expect(await session(browser)).toMatchObject({ signedIn: false });
  const token = await openingToken(shop, email);
  expect((await browser.send('POST', '/api/account/opening-link', { token })).json()).toMatchObject({ email, choosesPassword: false });
  expect((await openHere(browser, token)).json()).toEqual({ next: '/deals?page=2' });
  expect(await session(browser)).toMatchObject({ signedIn: true, firstName: 'Ana' });
  const { rows } = await shop.db.raw(
    `select p.email from cart c join profile p on p.profile_id = c.owner_id where c.status = 'active' and p.email = $1`,
    [email],
  );
  expect(rows).toEqual([{ email }]);
  expect((await signIn(email)).status).toBe(200);
});

test('[USR-1] a link opened on another device signs in there; the first device’s things follow when it signs in itself', async () => {
  const email = 'phone@example.com';
  const [desk, phone] = [shop.browser(), shop.browser()];
  await desk.send('POST', ITEM, { items: [{ itemId: '246810', qty: 2 }] });
  await desk.send('POST', '/api/create-account', accountOf(email), elsewhere());
  expect((await open(phone, await openingToken(shop, email))).json()).toEqual({ next: '/gus/sdc/profileinfo' });
  expect([(await session(phone)).signedIn, (await session(desk)).signedIn]).toEqual([true, false]);
  const items = async (browser: Browser) =>
    (await browser.send('GET', '/cc/api/checkout'))
      .json<{ cart: { items: readonly { qty: number }[] } }>()
      .cart.items.map(({ qty }) => qty);
  expect([await items(phone), await items(desk)]).toEqual([[], [2]]);
  await desk.send('POST', '/api/sign-in', { email, password: PASSWORD }, elsewhere());
  expect(await items(phone)).toEqual([2]);
});

test('[USR-1] trust 20: a link works once, on its own site, for a day; an invalid one opens nothing', async () => {
  const email = 'once@example.com';
  await ask(shop.browser(), email);
  const token = await openingToken(shop, email);
  const dead = { status: 400, code: 'LINK_USED' };
  expect((await open(shop.browser(), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).json()).toMatchObject(dead);
  expect((await open(shop.browser('business'), token)).json()).toMatchObject(dead);
  expect((await open(shop.browser(), token)).status).toBe(200);
  const again = shop.browser();
  expect((await open(again, token)).json()).toMatchObject(dead);
  expect((await session(again)).signedIn).toBe(false);
  expect((await again.send('POST', '/api/account/opening-link', { token })).json()).toMatchObject({ email: '', choosesPassword: false });

  await ask(shop.browser(), 'late@example.com');
  const late = await openingToken(shop, 'late@example.com');
  const then = now;
  now = new Date(then.getTime() + 24 * 60 * 60_000 - 1_000);
  expect((await shop.browser().send('POST', '/api/account/opening-link', { token: late })).json()).toMatchObject({
    email: 'late@example.com',
  });
  now = new Date(then.getTime() + 24 * 60 * 60_000);
  expect((await open(shop.browser(), late)).json()).toMatchObject(dead);
  now = then;
  expect(await profilesOf('late@example.com')).toBe(0);
});

test('[USR-1] trust 20: of twenty simultaneous uses, and of two links, one opens the account', async () => {
  const email = 'race@example.com';
  await ask(shop.browser(), email);
  const first = await openingToken(shop, email);
  const before = await lastMail(shop, email);
  await ask(shop.browser(), email);
  const second = await openingToken(shop, email, before);
  const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => open(shop.browser(), at % 2 === 0 ? first : second)));
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
  expect(await profilesOf(email)).toBe(1);
  expect((await shop.browser().send('POST', '/api/account/opening-link', { token: second })).json()).toMatchObject({ email: '' });
});

test('[USR-1] trust 20: a repeated mail brings another link and the first stays valid; without a request there is no mail', async () => {
  const email = 'again@example.com';
  const again = (to: string) => shop.browser().send('POST', '/api/account/opening-mail', { email: to }, elsewhere());
  await ask(shop.browser(), email);
  const first = await openingToken(shop, email);
  await exists('open@example.com');
  const replies = [await again(email), await again('open@example.com'), await again('stranger@example.com')];
  expect(replies.map(told)).toEqual([1, 2, 3].map(() => told(replies[0] as TestReply)));
  await mailsTo(email, 2);
  expect((await mailsTo('open@example.com', 2))[1]?.subject).toBe('You already have an account');
  expect((await open(shop.browser(), first)).status).toBe(200);
  await mailsTo('stranger@example.com', 0);
});

test('[USR-1] trust 20: requests are limited per e-mail, known or not, from one address and from all', async () => {
  await exists('flooded@example.com');
  for (const [email, asked] of [
    ['flooded@example.com', 1],
    ['nobody-there@example.com', 0],
  ] as const) {
    const answers = [];
    const one = elsewhere();
    const again = async (): Promise<number> => (await shop.browser().send('POST', '/api/account/opening-mail', { email }, one)).status;
    for (let at = 0; at < 6; at += 1) answers.push(await again());
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    answers.length = 0;
    for (let at: number = 5 + asked; at < 20; at += 1) answers.push((await ask(shop.browser(), email)).status);
    expect(answers).toEqual(Array.from({ length: 15 - asked }, () => 200));
    // Twenty are used up: a network without requests gets one more, and no second.
    const fresh = elsewhere();
    const once = () => shop.browser().send('POST', '/api/account/opening-mail', { email }, fresh);
    const more = [await ask(shop.browser(), email), await once(), await once()];
    expect(more.map(({ status, json }) => [status, json<{ code?: string }>().code])).toEqual([
      [200, undefined],
      [200, undefined],
      [429, 'TOO_MANY_TRIES'],
    ]);
  }
});

test('[USR-1] trust 24: neither the database nor the queue holds the link, the password or the browser’s secret', async () => {
  const email = 'hashed@example.com';
  const browser = shop.browser();
  await ask(browser, email);
  const token = await openingToken(shop, email);
  const mark = browser.cookies.get(ASKED) ?? '';
  expect(mark).toMatch(/^[\w-]{43}$/);
  const { rows } = await shop.db.raw(
    `select to_jsonb(r)::text || to_jsonb(l)::text as kept from registration r join registration_link l using (registration_id)
     union all select data::text from pgboss.job where name = 'account-mail'`,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { kept } of rows) {
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(mark);
    expect(kept).not.toContain(PASSWORD);
  }
});

const ENGLISH = ['Finish creating your Inkwell account', 'Create account', 'You already have an account', 'Sign in'] as const;
const FRENCH = [
  'Terminez la création de votre compte Inkwell',
  'Créer le compte',
  'Vous avez déjà un compte',
  'Ouvrir une session',
] as const;
const SPANISH = ['Termine de crear su cuenta de Inkwell', 'Crear la cuenta', 'Ya tiene una cuenta', 'Iniciar sesión'] as const;
const LANGUAGES = [
  ['', '', ...ENGLISH, 'Choose a new password'],
  ['/en-ca', '', ...ENGLISH, 'Choose a new password'],
  ['/fr-ca', '', ...FRENCH, 'Choisir un nouveau mot de passe'],
  ['', 'es', ...SPANISH, 'Elegir una nueva contraseña'],
] as const;

test.each(LANGUAGES)(
  '[USR-1] at “%s” (%s) both mails use the shopper’s language, in HTML and in text',
  async (prefix, copy, opens, press, has, signsIn, chooses) => {
    const email = `mail${prefix.replace('/', '-')}${copy}@letters.example`;
    const browser = shop.browser();
    if (copy !== '') browser.cookies.set('copy', copy);
    await ask(browser, email, prefix);
    const [first] = await mailsTo(email, 1);
    expect(first?.subject).toBe(opens);
    for (const text of [first?.html, first?.plain]) {
      expect(text).toContain(press);
      expect(text).toContain(`http://localhost:3000${prefix}/office/supplies/open-account?token=`);
      // A stranger may have typed the name, so the mail does not repeat it.
      expect(text).not.toContain('Ana');
    }
    await open(shop.browser(), await openingToken(shop, email));
    await ask(browser, email, prefix);
    const [, second] = await mailsTo(email, 2);
    expect(second?.subject).toBe(has);
    for (const text of [second?.html, second?.plain]) {
      for (const words of [signsIn, chooses]) expect(text).toContain(words);
      expect(text).toContain(`http://localhost:3000${prefix}/office/supplies/login`);
      expect(text).toContain(`http://localhost:3000${prefix}/office/supplies/forgotten-password`);
      expect(text).not.toContain('token=');
    }
  },
);

test('[USR-1] trust 16: a link returns only to this site', async () => {
  for (const [at, back] of ['https://evil.example/', '//evil.example', '/\\evil.example'].entries()) {
    const opened = await openAccount(shop, shop.browser(), accountOf(`way${at}@example.com`, { back }), { headers: elsewhere() });
    expect(opened.json()).toEqual({ next: '/gus/sdc/profileinfo' });
  }
});
