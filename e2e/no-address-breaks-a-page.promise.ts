// Trust 34: whatever an address or a form of a page holds, a page of the shop answers, in its language, and never with a fault.
import { request } from 'node:http';
import { PAGE_PATTERNS } from '../src/page-patterns.ts';
import { expect, test } from './support/browser-test.ts';

/** As it stands in an address: NUL and a C1 control; then what is no escape. */
const CONTROLS = ['a%00b', '%C2%85'];
const NO_ESCAPES = ['%ff'];

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Node's own client would tidy the address. */
function send(origin: string, path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Reply> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, type: reply.headers['content-type'] ?? '', body: text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** In two languages, without the pages for developers, which are outside the shop's frame. */
const PATTERNS = PAGE_PATTERNS.filter((pattern) => !/\/(?:gallery|dev\/events)$/.test(pattern) && !pattern.startsWith('/en-ca'));

const languageOf = (pattern: string): string => (pattern.startsWith('/fr-ca') ? 'fr-CA' : 'en-US');
const filled = (pattern: string, text: string): string => pattern.replace(':screen?', text).replaceAll(/:\w+/g, text);

test('trust 34: an address with what is no text is a page that is not there', async ({ shop }) => {
  const wrong: string[] = [];
  for (const pattern of PATTERNS) {
    const plain = filled(pattern, 'x');
    const queries = CONTROLS.flatMap((text) => [`${plain}?q=${text}`, `${plain}?${text}=1`]);
    const parts = [...CONTROLS, ...NO_ESCAPES].flatMap((text) => [
      `${plain}/${text}`,
      ...(pattern.includes(':') ? [filled(pattern, text)] : []),
    ]);
    for (const path of [...queries, ...parts]) {
      const { status, type, body } = await send(shop.consumer, path.startsWith('/') ? path : `/${path}`);
      // A page may lead elsewhere before it looks at its address.
      if (status === 301 || status === 302) continue;
      const isPage = type.startsWith('text/html') && body.includes(`<html lang="${languageOf(pattern)}"`) && body.includes('<h1');
      if (![400, 404].includes(status) || !isPage) wrong.push(`${path}: ${status} ${type}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('trust 34: the page that is not there stays so when its scripts have begun', async ({ shop, page }) => {
  for (const [path, title] of [
    ['/search?q=a%00b', 'We couldn’t find that page'],
    ['/fr-ca/search?q=a%00b', 'Cette page est introuvable'],
    ['/office/supplies/forgotten-password?x=%07', 'We couldn’t find that page'],
    ['/brand/a%ffb', 'We couldn’t find that page'],
  ] as const) {
    await page.goto(shop.consumer + path, { waitUntil: 'networkidle' });
    expect(await page.locator('h1').allTextContents(), path).toContain(title);
  }
});

test('trust 34: no field of a form breaks its page', async ({ shop }) => {
  const wrong: string[] = [];
  let sent = 0;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const pattern of PATTERNS.filter((one) => languageOf(one) === 'en-US')) {
    const path = filled(pattern, 'x') || '/';
    const { body } = await send(shop.consumer, path);
    for (const [, attributes = '', inner = ''] of body.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
      if (!/method="post"/i.test(attributes)) continue;
      const action = /action="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? path;
      const names = [...inner.matchAll(/<(?:input|textarea|select|button)\b[^>]*\bname="([^"]*)"/g)].map(([, name = '']) => name);
      for (const hostile of names) {
        const text = names.map((name) => `${encodeURIComponent(name)}=${name === hostile ? 'a%00b' : '1'}`).join('&');
        const { status } = await send(shop.consumer, action.startsWith('?') ? path + action : action, {
          method: 'POST',
          headers,
          body: text,
        });
        sent += 1;
        if (status >= 500) wrong.push(`${path} ${hostile}: ${status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(sent).toBeGreaterThan(50);
});

test('a page takes forms and nothing else', async ({ shop }) => {
  const answers = async (path: string, asked: Sent): Promise<unknown> => {
    const { status, body } = await send(shop.consumer, path, asked);
    expect(body).not.toMatch(/\bat .*\.[jt]s:|node_modules|TypeError/);
    return status;
  };
  for (const path of ['/', '/search', '/quick-order', '/office/supplies/login', '/nowhere']) {
    const json = { 'content-type': 'application/json' };
    expect(await answers(path, { method: 'POST', headers: json, body: '{"a":1}' }), path).toBe(415);
    expect(await answers(path, { method: 'POST' }), path).toBe(415);
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await answers(path, { method: 'POST', headers: broken, body: '--y\r\n' }), path).toBe(415);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])
      expect(await answers(path, { method }), `${method} ${path}`).toBe(405);
  }
  expect(await answers(`${shop.consumer}/search?q=paper`, {})).toBe(200);
  expect(await answers('http://evil.example/', {})).toBe(421);
});
