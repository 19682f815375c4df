// Another site, a forged host or a forged caller cannot make the shop do anything (trust 15, 18).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseKey } from '#platform/contract';
import { rawReply } from '#test/raw-reply';
import { testShop, type TestReply, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

/** How browsers mark a request caused by another site. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' },
  { origin: 'http://business.localhost:3000', 'sec-fetch-site': 'same-site' },
  { origin: 'http://pay.localhost:3000', 'sec-fetch-site': 'same-site' },
  { origin: 'http://localhost:3000.evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
];

/** Every state-changing call. */
function changingCalls(): { key: string; method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; headers: Record<string, string> }[] {
  return [...shop.registry.lines].flatMap(([key, { endpoint }]) => {
    const { method, url, override } = parseKey(key);
    if (method === 'GET' && endpoint.changesState !== true) return [];
    return [
      { key, method, url: url.replaceAll(/:\w+/g, '1'), headers: override === undefined ? {} : { 'x-http-method-override': override } },
    ];
  });
}

test('trust 15: another site cannot cause a state-changing call', async () => {
  const browser = shop.browser();
  const calls = changingCalls();
  expect(calls.length).toBeGreaterThan(2);
  for (const { key, method, url, headers } of calls) {
    for (const foreign of FOREIGN) {
      const reply = await browser.send(method, url, method === 'GET' ? undefined : {}, { ...headers, ...foreign });
      expect(reply.status, `${key} from ${foreign['origin']} (${foreign['sec-fetch-site']})`).toBe(403);
      expect(reply.json()).toMatchObject({ code: 'FORBIDDEN' });
    }
  }
  expect(browser.cookies.size).toBe(0);
});

test('trust 15: nor as a form, a text or a file', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    const reply = await shop.browser().send('POST', '/api/sign-out', 'a=b', { 'content-type': type, ...FOREIGN[0] });
    expect(reply.status).toBe(403);
  }
});

test('trust 15: only the header of a POST overrides the method', async () => {
  const browser = shop.browser();
  const isFound = async (method: 'POST' | 'PUT', url: string, headers: Record<string, string> = {}): Promise<boolean> =>
    (await browser.send(method, url, {}, headers)).status !== 404;
  const lines = [...shop.registry.lines.keys()].map((key) => ({ ...parseKey(key), key }));
  const isNamed = (wanted: string): boolean => lines.some(({ key }) => key === wanted);
  for (const { key, method, url, override } of lines) {
    const address = url.replaceAll(/:\w+/g, '1');
    // No route matches an undeclared override, or a declared one sent in another way.
    const wrongWays: Promise<boolean>[] = [];
    if (override !== undefined) wrongWays.push(isFound('PUT', address, { 'x-http-method-override': override }));
    if (override !== undefined && !isNamed(`POST ${url}`)) wrongWays.push(isFound('POST', `${address}?_method=${override}`));
    if (override === undefined && method === 'POST' && !isNamed(`${key} override DELETE`))
      wrongWays.push(isFound('POST', address, { 'x-http-method-override': 'DELETE' }));
    expect(await Promise.all(wrongWays), key).not.toContain(true);
  }
});

test('trust 18: a foreign origin can read no reply', async () => {
  for (const url of ['/api/session', '/api/service-context', '/openapi.json', '/healthz']) {
    const reply = await shop.browser().send('GET', url, undefined, { ...FOREIGN[0] });
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test('trust 18: an unknown host is refused, and no address is built from it', async () => {
  for (const host of ['evil.example', 'localhost.evil.example', 'evil.example:3000', 'localhost@evil.example', 'pay.localhost:3000']) {
    for (const url of ['/api/session', '/openapi.json']) {
      const reply = await shop.browser().send('GET', url, undefined, { host });
      expect(reply.status, `${url} at ${host}`).toBe(421);
      expect(reply.body).not.toContain('evil');
    }
    expect((await shop.browser().send('POST', '/api/sign-out', undefined, { host, origin: `http://${host}` })).status).toBe(421);
  }
  expect((await shop.browser().send('GET', '/healthz', undefined, { host: '10.1.2.3:3000' })).status).toBe(200);
});

test('trust 18: a request with two hosts is refused', async () => {
  const ours = 'localhost:3000';
  expect(await rawReply(shop.shop, 'GET /api/session HTTP/1.1', `host: ${ours}`)).toMatch(/^HTTP\/1\.1 200 /);
  for (const [one, other] of [
    [ours, 'evil.example'],
    ['evil.example', ours],
    [ours, ours],
  ]) {
    for (const target of ['/api/session', '/healthz', `http://${ours}/api/session`]) {
      const said = await rawReply(shop.shop, `GET ${target} HTTP/1.1`, `Host: ${one}`, `host: ${other}`);
      expect(said, `${target} at ${one} and ${other}`).toMatch(/^HTTP\/1\.1 400 [^]*"code":"BAD_REQUEST"/);
    }
  }
});

test('trust 18: a person who typed the IP address is redirected to the shop’s name', async () => {
  const reply = await shop
    .browser()
    .send('GET', '/fr-ca/search?q=papier', undefined, { host: '127.0.0.1:3000', 'sec-fetch-mode': 'navigate' });
  expect([reply.status, reply.headers['location']]).toEqual([307, 'http://localhost:3000/fr-ca/search?q=papier']);
});

test('trust 18: forwarding headers count only from our own proxy', async () => {
  const claims = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
    'x-original-url': '/api/session',
  };
  const plain = await shop.browser().send('GET', '/fr-ca/api/service-context');
  const claimed = await shop.browser().send('GET', '/fr-ca/api/service-context', undefined, claims);
  expect(claimed.body).toBe(plain.body);
});

test('trust 18, 20: attempts are counted by the real address, whatever the caller claims', async () => {
  const guess = (at: number): Promise<TestReply> =>
    shop
      .browser()
      .send(
        'POST',
        '/api/sign-in',
        { email: `a${at}@inkwell.example`, password: 'guess' },
        { 'x-forwarded-for': `10.0.0.${at}`, 'x-real-ip': `10.0.0.${at}` },
      );
  const statuses = (await Promise.all(Array.from({ length: 52 }, (_, at) => guess(at)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('API replies are never cached and never treated as pages', async () => {
  const replies = [
    await shop.browser().send('GET', '/api/session'),
    await shop.browser().send('POST', '/api/sign-in', { email: 'nobody@inkwell.example', password: 'x' }),
    await shop.browser().send('POST', '/api/sign-in', { nothing: true }),
    await shop.browser().send('POST', '/api/no-such-call', {}),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 429, 400, 404]);
  for (const { headers, body } of replies) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(JSON.parse(body)).toBeTypeOf('object');
  }
});
