// Trust 34: every page of the route list, asked over HTTP with words of the language and very long ones in every part of its address, every
// name and value of its query, and every field of its forms (`no-address-breaks-a-page`: what is no text). No browser: a fault is the server's.
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type RunningShop } from '#test/running-shop';
import { DIRECTION_MARKS, LANGUAGE_WORDS, LONG_WORD } from '../test/hostile-words.ts';
import { filledData } from './support/own-shop.ts';
import type { ShopData } from './support/shop-data.ts';
import { readPages, type ReadPage } from './support/page-fields.ts';

const PASSWORD = 'shelf and ladder';
/** As an address writes them; the last is as long as one may be. */
const TEXTS = [...[...LANGUAGE_WORDS, ...DIRECTION_MARKS].map(encodeURIComponent), LONG_WORD.slice(0, 6_000)];
/** Valid values of address parameters. */
const PLACES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    brand: 'northfold',
    itemId: '246810',
    model: 'laserpro-4120dw',
    storeNumber: '0008',
    topic: 'privacy',
    experience: 'sparq',
    screen: 'viewList',
    slug: 'paper',
    key: 'cat_paper',
    vendor: 'paypal',
    orderNumber: '1',
  }),
);
const LOCALES = ['', '/en-ca', '/fr-ca'];
/** Ten times what a quiet machine takes. */
const LIMIT_MS = 400_000;
const AT_ONCE = 4;

let shop: RunningShop;
let data: ShopData;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => {
  data = await filledData();
  const env = { ...data.env, INKWELL_PASSWORD: PASSWORD, INKWELL_TRIES_PER_ADDRESS: '100000', INKWELL_GALLERY: 'yes' };
  shop = await startShop({ env: { ...env, LOG_LEVEL: 'error' } });
}, LIMIT_MS);
afterAll(async () => {
  agent.destroy();
  await shop.stop();
  await data.remove();
});

interface Visitor {
  readonly origin: string;
  readonly cookie: string;
}

function send(visitor: Visitor, method: 'GET' | 'POST', path: string, body?: string, type = 'application/x-www-form-urlencoded') {
  const { host, port } = new URL(visitor.origin);
  return new Promise<{ readonly status: number; readonly cookies: readonly string[] }>((resolve, reject) => {
    const headers = { host, origin: visitor.origin, 'sec-fetch-site': 'same-origin', cookie: visitor.cookie, 'content-type': type };
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (reply) => {
      reply.resume().on('end', () => resolve({ status: reply.statusCode ?? 0, cookies: reply.headers['set-cookie'] ?? [] }));
    });
    sent.on('error', reject).end(body);
  });
}

async function signedIn(origin: string, name: string): Promise<Visitor> {
  const body = JSON.stringify({ email: `${name}@inkwell.example`, password: PASSWORD });
  const { status, cookies } = await send({ origin, cookie: '' }, 'POST', '/api/sign-in', body, 'application/json');
  expect(status).toBe(200);
  return { origin, cookie: cookies.map((one) => one.split(';', 1)[0]).join('; ') };
}

const PART = /:(\w+)|\*/g;
const plainAddress = ({ shortest }: ReadPage): string =>
  shortest.replaceAll(PART, (_, name: string | undefined) => PLACES.get(name ?? '') ?? 'x');
const addressWith = ({ address }: ReadPage, text: string): string => address.replaceAll(PART, () => text);

/** Addresses of a page, each with something hostile in it. */
function addressesOf(page: ReadPage): readonly string[] {
  const plain = plainAddress(page);
  const hostileNames = TEXTS.slice(0, -1).map((text) => `${text}=1`);
  return [
    `${plain}?${hostileNames.join('&')}`,
    `${plain === '/' ? '/_root' : plain}.data?${hostileNames.join('&')}`,
    ...TEXTS.map((text) => addressWith(page, text)),
    ...TEXTS.slice(0, -1).map((text) => `${plain}?${page.names.map((name) => `${name}=${text}`).join('&')}`),
    ...page.names.map((name) => `${plain}?${name}=constructor`),
    `${plain}?q=${LONG_WORD.slice(0, 6_000)}`,
  ];
}

/** Forms for a page, each with the same text in all of its fields. */
function formsOf({ names, intents }: ReadPage): readonly string[] {
  const hostileNames = LANGUAGE_WORDS.map((word) => `${word}=1`);
  const filled = (text: string, intent: string): string =>
    [...names.filter((name) => name !== 'intent').map((name) => `${name}=${text}`), ...hostileNames, `intent=${intent}`].join('&');
  return [
    ...TEXTS.map((text) => filled(text, text)),
    ...intents.flatMap((intent) => ['constructor', '__proto__', 'a%00b'].map((text) => filled(text, intent))),
    `${names[0] ?? 'text'}=${LONG_WORD}&intent=${intents[0] ?? ''}`,
  ];
}

/** Requests all of them, a few at once; returns the faults. */
async function faultsOf(tries: readonly (readonly [what: string, ask: () => Promise<{ readonly status: number }>])[]) {
  const wrong: string[] = [];
  const left = tries.values();
  const work = async (): Promise<void> => {
    for (const [what, ask] of left) {
      const { status } = await ask();
      if (status >= 500) wrong.push(`${what.slice(0, 200)} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong;
}

const pages = readPages();
const uncaught = (): readonly string[] =>
  shop
    .output()
    .split('\n')
    .filter((line) => /unhandled|uncaught|TypeError|RangeError/i.test(line));

test('trust 34: no word in an address of any page is answered with a fault', { timeout: LIMIT_MS }, async () => {
  expect(pages.length).toBeGreaterThan(50);
  const visitors: Visitor[] = [{ origin: shop.origins.consumer, cookie: '' }, await signedIn(shop.origins.business, 'business')];
  const tries = visitors.flatMap((visitor) =>
    pages.flatMap((page, at) =>
      addressesOf(page).map((address) => {
        const path = (LOCALES[at % LOCALES.length] ?? '') + address;
        return [path, () => send(visitor, 'GET', path)] as const;
      }),
    ),
  );
  expect(await faultsOf(tries)).toEqual([]);
  expect(uncaught()).toEqual([]);
});

test('trust 34: no word in a form of any page is answered with a fault', { timeout: LIMIT_MS }, async () => {
  const visitor = await signedIn(shop.origins.consumer, 'shopper');
  const withForms = pages.filter(({ takesForms }) => takesForms);
  expect(withForms.length).toBeGreaterThan(10);
  const tries = withForms.flatMap((page) => {
    const path = plainAddress(page);
    return formsOf(page).map((form) => [`POST ${path} ${form}`, () => send(visitor, 'POST', path, form)] as const);
  });
  expect(await faultsOf(tries)).toEqual([]);
  expect(uncaught()).toEqual([]);
});

test('trust 34: after all that the shop sells as before', async () => {
  const visitor = { origin: shop.origins.consumer, cookie: '' };
  for (const path of ['/', '/deals?constructor=1', '/search?q=constructor', '/brand/northfold?constructor=1', '/api/suggest?q=constructor'])
    expect([path, (await send(visitor, 'GET', path)).status]).toEqual([path, 200]);
});
