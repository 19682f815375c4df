// Trust 26: every call with harmful requests: prototype keys, oversized or deeply nested bodies, repeated parameters (texts:
// `hostile-texts.test.ts`). The calls come from the registry, so new ones are tested automatically.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseKey, type ContractKey, type Endpoint } from '#platform/contract';
import { testShop, type Browser, type TestReply, type TestShop } from '#test/shop';

let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  shop = await testShop();
  browser = shop.browser();
});
afterAll(() => shop.close());

const DEEP = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
const HUGE = JSON.stringify({ text: 'x'.repeat(10_000_000) });
const BODIES: readonly (readonly [name: string, body: string, statuses: readonly number[]])[] = [
  ['a key __proto__', '{"__proto__":{"polluted":true}}', [400]],
  ['a key __proto__ further in', '{"items":[{"__proto__":{"polluted":true}}]}', [400]],
  ['a key constructor.prototype', '{"constructor":{"prototype":{"polluted":true}}}', [400]],
  ['twenty thousand levels', DEEP, [400, 413]],
  ['ten megabytes', HUGE, [413]],
  ['a list', '[]', [400]],
  ['a number', '1', [400]],
  ['nothing that is JSON', '{', [400]],
];

const lines = (): readonly (readonly [ContractKey, Endpoint])[] => [...shop.registry.lines].map(([key, { endpoint }]) => [key, endpoint]);
const named = (schema: Endpoint['query']): readonly string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

function send(
  key: ContractKey,
  { search = '', body, param = 'x' }: { search?: string; body?: string; param?: string },
): Promise<TestReply> {
  const { method, url, override } = parseKey(key);
  const path = url.replace(/:(\w+)|\*$/g, encodeURIComponent(param)) + search;
  const headers = { 'content-type': 'application/json', ...(override === undefined ? {} : { 'x-http-method-override': override }) };
  return browser.send(method, path, body, body === undefined ? { ...(override === undefined ? {} : headers) } : headers);
}

test('trust 26: every call refuses harmful bodies, which have no effect', async () => {
  const wrong: string[] = [];
  for (const [key, { body }] of lines()) {
    if (body === undefined) continue;
    for (const [name, text, statuses] of BODIES) {
      const { status } = await send(key, { body: text });
      if (!statuses.includes(status)) wrong.push(`${key}: ${name} answered ${status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect((Object.prototype as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('trust 26: a repeated parameter is refused', async () => {
  const wrong: string[] = [];
  for (const [key, { query }] of lines()) {
    for (const name of named(query)) {
      const twice = await send(key, { search: `?${name}=1&${name}=2` });
      if (twice.status !== 400) wrong.push(`${key}: ${name} twice answered ${twice.status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect((await browser.send('GET', '/cc/api/checkout')).status).toBe(200);
});
