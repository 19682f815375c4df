// Trust 26, 34: every call with texts that are special to JavaScript or terminals, or invisible, in every field name and text field, with everything
// else valid (`unstorable-text.test.ts`: texts that no database holds). The calls come from the registry, so new ones are tested automatically.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseKey, type ContractKey, type Endpoint } from '#platform/contract';
import { DIRECTION_MARKS, LANGUAGE_WORDS, LONG_WORD, PROGRAMS } from '#test/hostile-words';
import { makeHolder, type Holder } from '#test/holder';
import { inputsWith, sample, type Shape } from '#test/inputs';
import { demoShop, type Browser, type TestReply, type TestShop } from '#test/shop';

type Part = 'params' | 'query' | 'body';
const ADDRESS: readonly Part[] = ['params', 'query'];
const EVERYWHERE: readonly Part[] = [...ADDRESS, 'body'];

/** Ten times the duration on an idle machine. */
const LIMIT_MS = 900_000;

let shop: TestShop;
let holder: Holder;
/** Owns nothing, on the other site. */
let stranger: Browser;
/** Uncaught errors during this file's tests. */
const uncaught: unknown[] = [];
const note = (error: unknown): void => void uncaught.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', note).on('uncaughtException', note);
  shop = await demoShop({ INKWELL_TRIES_PER_ADDRESS: '100000' });
  holder = await makeHolder(shop);
  stranger = shop.browser('business');
});
afterAll(async () => {
  await shop.close();
  process.off('unhandledRejection', note).off('uncaughtException', note);
});

type Input = Record<Part, unknown>;

const leastOf = (endpoint: Endpoint): Input => ({
  params: endpoint.params === undefined ? {} : sample(endpoint.params as Shape),
  query: endpoint.query === undefined ? {} : sample(endpoint.query as Shape),
  body: endpoint.body === undefined ? undefined : sample(endpoint.body as Shape),
});

/** Fills the holder's own ids into the input's id fields, except the field under test. */
function withOwnIds(input: Input, { ids }: Endpoint, tried: string): Input {
  const own = structuredClone(input);
  for (const [field, kind] of Object.entries(ids)) {
    const id = holder.ids[kind];
    if (id !== undefined) setAt(own, field.split('.'), id, '', tried);
  }
  return own;
}

function setAt(at: unknown, [name = '', ...rest]: readonly string[], id: string, path: string, tried: string): void {
  if (Array.isArray(at)) return at.forEach((one, place) => setAt(one, [name, ...rest], id, `${path}.${place}`, tried));
  if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name) || `${path}.${name}` === tried) return;
  const held = at as Record<string, unknown>;
  if (rest.length > 0) return setAt(held[name], rest, id, `${path}.${name}`, tried);
  held[name] = Array.isArray(held[name]) ? [id] : id;
}

function send(browser: Browser, key: ContractKey, { params, query, body }: Input, more: readonly string[] = []): Promise<TestReply> {
  const { method, url, override } = parseKey(key);
  const escaped = (value: unknown): string => encodeURIComponent(String(value));
  const path = url.replace(/:(\w+)|\*$/g, (place, name: string = place) => escaped((params as Record<string, unknown>)[name] ?? 'x'));
  const pairs = [...Object.entries(query as object).map(([name, value]) => `${escaped(name)}=${escaped(value)}`), ...more];
  return browser.send(
    method,
    pairs.length === 0 ? path : `${path}?${pairs.join('&')}`,
    method === 'GET' ? undefined : (body ?? {}),
    override === undefined ? {} : { 'x-http-method-override': override },
  );
}

const ENDING = /DELETE|sign-out|default\/order$/;

/** Calls that end something come last, so that the others find everything they need. */
const lines = (): readonly (readonly [ContractKey, Endpoint])[] =>
  [...shop.registry.lines]
    .map(([key, { endpoint }]) => [key, endpoint] as const)
    .toSorted(([a], [b]) => Number(ENDING.test(a)) - Number(ENDING.test(b)));

/** Sends every call with the text once in each place, by each of `browsers`. */
async function tryAt(parts: readonly Part[], text: string, browsers: readonly Browser[], wrong: string[]): Promise<number> {
  let accepted = 0;
  for (const [key, endpoint] of lines()) {
    for (const part of parts) {
      for (const [value, path] of inputsWith(endpoint[part] as Shape | undefined, text)) {
        const input = withOwnIds({ ...leastOf(endpoint), [part]: value }, endpoint, `.${part}${path}`);
        for (const browser of browsers) {
          const { status, body } = await send(browser, key, input);
          if (status === 200) accepted += 1;
          if (status >= 500) wrong.push(`${key} ${part}${path} = ${text.slice(0, 30)} answered ${status} ${body.slice(0, 80)}`);
        }
      }
    }
  }
  return accepted;
}

test(
  'trust 26, 34: no text in any name or field of a call is answered with a fault',
  async () => {
    const wrong: string[] = [];
    let accepted = 0;
    for (const text of LANGUAGE_WORDS) accepted += await tryAt(EVERYWHERE, text, [holder.browser, stranger], wrong);
    for (const text of [...DIRECTION_MARKS, LONG_WORD]) accepted += await tryAt(EVERYWHERE, text, [holder.browser], wrong);
    for (const text of PROGRAMS) accepted += await tryAt(ADDRESS, text, [holder.browser], wrong);
    expect(wrong).toEqual([]);
    expect(uncaught).toEqual([]);
    // Most calls accept the text and do their work.
    expect(accepted).toBeGreaterThan(1_000);
  },
  LIMIT_MS,
);

test('trust 34: unknown field names have no effect', async () => {
  const names = [...LANGUAGE_WORDS, ...DIRECTION_MARKS, ...PROGRAMS].map((name) => `${encodeURIComponent(name)}=1`);
  const wrong: string[] = [];
  for (const [key, endpoint] of lines()) {
    const { status } = await send(stranger, key, leastOf(endpoint), names);
    if (status >= 500) wrong.push(`${key} answered ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('trust 34: everything stored by the tests is displayed again', async () => {
  const wrong: string[] = [];
  for (const [key, endpoint] of lines()) {
    if (!key.startsWith('GET')) continue;
    const { status, body } = await send(holder.browser, key, withOwnIds(leastOf(endpoint), endpoint, ''));
    if (status >= 500) wrong.push(`${key} answered ${status} ${body.slice(0, 80)}`);
  }
  expect(wrong).toEqual([]);
  expect(uncaught).toEqual([]);
});

test('trust 34: routes for files and other programs accept the same texts', async () => {
  const addresses = shop.shop
    .printRoutes({ commonPrefix: false })
    .matchAll(/^\W*(\/\S*) \(/gm)
    .map(([, address = '']) => address)
    .filter((address) => /[:*]/.test(address));
  const wrong: string[] = [];
  let tried = 0;
  for (const address of addresses) {
    for (const text of [...LANGUAGE_WORDS, ...DIRECTION_MARKS, ...PROGRAMS]) {
      const url = address.replaceAll(/:\w+|\*/g, encodeURIComponent(text));
      const { status } = await holder.browser.send('GET', `${url}?${encodeURIComponent(text)}=1`);
      tried += 1;
      if (status >= 500) wrong.push(`${url} answered ${status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(100);
});
