import { afterAll, beforeAll, expect, test } from 'vitest';
import { vouchForDomain } from '#people/sign-on/server';
import { MOST_DOCUMENT_BYTES } from '#people/cxml/server';
import { add, cartOf, testCarts } from '#test/carts';
import { statement } from '#platform/db';
import {
  codeOf,
  opens,
  postCxml,
  punchedOut,
  purchasingSystem,
  RETURN_TO,
  settingOf,
  setupDocument,
  startOf,
  type System,
} from '#test/punchout';
import type { TestReply, TestShop } from '#test/shop';

let shop: TestShop;
let system: System;
let other: System;
let later = 0;
beforeAll(async () => {
  shop = await testCarts({ now: () => new Date(Date.now() + later) });
  [system, other] = [await purchasingSystem(shop, 'harbor'), await purchasingSystem(shop, 'pine')];
});
afterAll(() => shop.close());

const detailOf = ({ body }: TestReply): string => /<Status [^>]*>([^<]*)</.exec(body)?.[1] ?? '';
const SESSIONS = statement<{ count: number }>(
  'test_punchout_sessions',
  'select count(*)::int as count from punchout_session where begun_at is not null',
);

test('[B2B-9] (trust 26) documents with entities, without a header or without sense are refused with a status', async () => {
  const xxe = setupDocument(system).replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>');
  for (const document of [xxe, '<cXML/>', '<html></html>', 'hello', '', '<a>'.repeat(60)])
    expect(codeOf(await postCxml(shop, document)), document.slice(0, 40)).toBe('406');
  expect(codeOf(await postCxml(shop, setupDocument(system).replaceAll('PunchOutSetupRequest', 'OrderRequest')))).toBe('450');
  expect((await postCxml(shop, 'x'.repeat(MOST_DOCUMENT_BYTES + 1))).status).toBe(413);
});

test('[B2B-9] (trust 20) a wrong secret, another organization’s secret, unknown names and a connection that is off get one answer', async () => {
  const off = await purchasingSystem(shop, 'closed');
  await settingOf(off, '/state', { isEnabled: false, isTest: false });
  const replies = [
    await postCxml(shop, setupDocument(system, { secret: 'wrong' })),
    await postCxml(shop, setupDocument(system, { secret: other.secret })),
    await postCxml(shop, setupDocument(system, { secret: '' })),
    await postCxml(shop, setupDocument(system, { from: 'AN-nobody' })),
    await postCxml(shop, setupDocument(off)),
  ];
  expect(new Set(replies.map((reply) => `${reply.status} ${codeOf(reply)} ${detailOf(reply)}`)).size).toBe(1);
  expect(replies.map(codeOf)).toEqual(['401', '401', '401', '401', '401']);
  const { documents } = (await system.admin.send('GET', `/api/organization/procurement/${system.connectionId}`)).json<{
    documents: { code: string }[];
  }>();
  expect(documents.filter(({ code }) => code === 'CREDENTIAL_REFUSED')).toHaveLength(3);
});

test('[B2B-9] (trust 36) guessing makes its network wait, and no other', async () => {
  const wrong = setupDocument(system, { secret: 'a guess' });
  for (let tries = 0; tries < 20; tries += 1) await postCxml(shop, wrong, '203.0.113.9');
  const waits = await postCxml(shop, setupDocument(system), '203.0.113.9');
  expect([waits.status, codeOf(waits), Number(waits.headers['retry-after']) > 0]).toEqual([429, '560', true]);
  expect(codeOf(await postCxml(shop, setupDocument(system), '203.0.114.9'))).toBe('200');
});

test('[B2B-9] a document for another supplier is refused', async () => {
  expect(codeOf(await postCxml(shop, setupDocument(system, { to: { domain: 'DUNS', identity: '123' } })))).toBe('400');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://evil.example/in',
  'https://tidewater.example.evil.example/',
  'https://tidewater.example@evil.example/',
  'https://a:b@tidewater.example/',
  'http://tidewater.example/',
  '//tidewater.example/',
  '',
])('[B2B-9] a cart goes to the listed origins alone, not to %j', async (returnTo) => {
  const reply = await postCxml(shop, setupDocument(system, { returnTo }));
  expect([codeOf(reply), startOf(reply)]).toEqual(['400', '']);
});

test('[B2B-9] a start page begins one session, in one browser, for ten minutes', async () => {
  const start = startOf(await postCxml(shop, setupDocument(system)));
  const before = (await shop.db.one(SESSIONS, [])).count;
  const browsers = Array.from({ length: 10 }, () => shop.browser('business'));
  const replies = await Promise.all(browsers.map((browser) => opens(browser, start)));
  expect(replies.filter(({ headers }) => headers['location'] === '/')).toHaveLength(1);
  expect(replies.filter(({ headers }) => String(headers['location']).includes('why=USED'))).toHaveLength(9);
  expect((await shop.db.one(SESSIONS, [])).count - before).toBe(1);
  const tokens = browsers.flatMap((browser) => browser.cookies.get('__Host-punchout') ?? []);
  // The session's secret is not in the address that others may have seen.
  expect([tokens.length, start.includes(tokens[0]?.slice(4) ?? '')]).toEqual([1, false]);
  const late = startOf(await postCxml(shop, setupDocument(system)));
  later = 11 * 60_000;
  expect((await opens(shop.browser('business'), late)).headers['location']).toContain('why=LATE');
  later = 0;
  expect((await opens(shop.browser('business'), '/punchout/start?token=x')).headers['location']).toContain('why=UNKNOWN');
  expect((await shop.browser('business').send('POST', late.replace('/fr-ca', ''), {})).status).not.toBe(303);
});

test('[B2B-9] in another site’s frame the cookies are partitioned, and a browser that keeps none is shown a window', async () => {
  const framed = { 'sec-fetch-dest': 'iframe' };
  const start = startOf(await postCxml(shop, setupDocument(system)));
  const browser = shop.browser('business');
  const tried = await opens(browser, start, framed);
  expect([String(tried.headers['location']), String(tried.headers['set-cookie'])]).toEqual([
    expect.stringContaining('&tried=1'),
    expect.stringMatching(/^__Host-punchout-try=1.*SameSite=None; Partitioned; Secure/),
  ]);
  expect((await opens(shop.browser('business'), String(tried.headers['location']), framed)).headers['location']).toContain(
    '/punchout/window?token=',
  );
  const begun = await opens(browser, String(tried.headers['location']), framed);
  const cookies = [begun.headers['set-cookie']].flat().map(String);
  expect(
    cookies
      .filter((cookie) => /^(?:__Host-punchout|contextid)=/.test(cookie))
      .every((cookie) => cookie.includes('SameSite=None; Partitioned')),
  ).toBe(true);
  expect(begun.headers['location']).toBe('/');
});

test.each([
  ['GET', '/api/organization/people'],
  ['GET', '/cc/api/saved-cards'],
  ['POST', '/api/organization/invitations'],
  ['POST', '/cc/api/checkout/default/order'],
  ['POST', '/api/sign-in'],
  ['GET', '/api/organization/procurement'],
] as const)('[B2B-9] the word of a system opens neither account nor checkout: %s %s', async (method, path) => {
  const browser = await punchedOut(shop, system);
  await add(browser, [{ itemId: '101', qty: 1 }]);
  const reply = await browser.send(method, path, method === 'POST' ? { email: 'a@b.example', password: 'x', role: 'buyer' } : undefined);
  expect(reply.status, reply.body).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
});

test('[B2B-9] (trust 42) turning a connection off, and deactivating the person, end visits with the next request', async () => {
  const named = await purchasingSystem(shop, 'named', { shopsAs: 'named' });
  const browser = await punchedOut(shop, named, { email: 'ruth@named.example' });
  expect((await cartOf(browser)).items).toEqual([]);
  await settingOf(named, '/state', { isEnabled: false, isTest: false });
  expect((await browser.send('GET', '/cc/api/checkout')).json()['code']).toBe('PUNCHOUT_OVER');
});

test('[B2B-9] people are matched by address; who is new gets an account at a proven domain alone, and nobody of another organization gets in', async () => {
  const own = await purchasingSystem(shop, 'firm', { shopsAs: 'named', opensAccounts: true, role: 'viewer' });
  const asked = async (email: string | undefined) => {
    const reply = await postCxml(shop, setupDocument(own, email === undefined ? {} : { email }));
    return `${codeOf(reply)} ${detailOf(reply)}`.trim();
  };
  expect([await asked('ruth@firm.example'), await asked(undefined), await asked('new@firm.example')]).toEqual([
    '200',
    '403 NOBODY_NAMED',
    '403 new@firm.example',
  ]);
  await vouchForDomain(shop.db, own.accountNumber, own.domain, new Date());
  expect([await asked('new@firm.example'), await asked('ruth@pine.example'), await asked('x@elsewhere.example')]).toEqual([
    '200',
    '403 ruth@pine.example',
    '403 x@elsewhere.example',
  ]);
  const { people } = (await own.admin.send('GET', '/api/organization/people')).json<{ people: { email: string; role: string }[] }>();
  expect(people.map(({ email, role }) => [email, role])).toContainEqual(['new@firm.example', 'viewer']);
  const [profileId] = (await own.admin.send('GET', `/api/organization/procurement/${own.connectionId}`))
    .json<{ members: { id: string; name: string }[] }>()
    .members.flatMap(({ id, name }) => (name.includes('ruth@') ? [id] : []));
  await settingOf(own, '/people', { userName: 'RADLER', personId: profileId });
  const document = setupDocument(own).replace('<BrowserFormPost>', '<Extrinsic name="UniqueName">RADLER</Extrinsic><BrowserFormPost>');
  expect(codeOf(await postCxml(shop, document))).toBe('200');
});

test('[B2B-9] a secret is sealed, shown once, and the one before it works for a week', async () => {
  const rotated = await purchasingSystem(shop, 'rotated');
  const { secret } = (await settingOf(rotated, '/secret', {})).json<{ secret: string }>();
  const both = async () => [
    codeOf(await postCxml(shop, setupDocument(rotated))),
    codeOf(await postCxml(shop, setupDocument(rotated, { secret }))),
  ];
  expect(await both()).toEqual(['200', '200']);
  later = 8 * 86_400_000;
  expect(await both()).toEqual(['401', '200']);
  later = 0;
  const page = (await rotated.admin.send('GET', `/api/organization/procurement/${rotated.connectionId}`)).body;
  expect([page.includes(secret), page.includes(rotated.secret)]).toEqual([false, false]);
  const stored = statement<{ all: string }>('test_procurement_rows', `select string_agg(s::text, '') as all from procurement_secret s`);
  expect((await shop.db.one(stored, [])).all).not.toContain(secret);
});

test('[B2B-9] another organization neither sees nor changes a connection', async () => {
  expect((await other.admin.send('GET', `/api/organization/procurement/${system.connectionId}`)).status).toBe(404);
  for (const path of ['', '/state', '/secret', '/remove']) {
    const body = path === '' ? system.form : path === '/state' ? { isEnabled: false, isTest: false } : {};
    expect((await settingOf({ admin: other.admin, connectionId: system.connectionId }, path, body)).status, path).toBe(404);
  }
  expect((await postCxml(shop, setupDocument(system, { returnTo: RETURN_TO }))).status).toBe(200);
});
