import ajvCompiler from '@fastify/ajv-compiler';
import stringifyCompiler from '@fastify/fast-json-stringify-compiler';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#platform/contract';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('[CART-8] every call the shop answers', () => {
  expect([...shop.registry.lines.keys()].sort()).toMatchSnapshot();
});

test('every validator and serializer compiles, although a start compiles none', () => {
  const check = ajvCompiler()({}, { customOptions: { allowUnionTypes: true } });
  const write = stringifyCompiler()({}, {});
  const make = ({ params, query, body, reply }: Pick<Endpoint, 'params' | 'query' | 'body' | 'reply'>): void => {
    for (const schema of [params, query, body]) if (schema !== undefined) check({ schema });
    write({ method: '', url: '', httpStatus: '200', schema: reply });
  };
  for (const [key, { endpoint }] of shop.registry.lines) expect(() => make(endpoint), key).not.toThrow();
  expect(() => make({ body: { type: 'nothing known' }, reply: {} })).toThrow('schema is invalid');
  expect(() => make({ reply: { $ref: '#/nowhere' } })).toThrow('nowhere');
});

test('the API description holds every call', async () => {
  const { paths } = (await shop.browser().send('GET', '/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>();
  const described = Object.values(paths).reduce((sum, operations) => sum + Object.keys(operations).length, 0);
  expect(described).toBe(shop.registry.lines.size);
});

test('health checks and metrics work', async () => {
  const browser = shop.browser();
  expect((await browser.send('GET', '/healthz')).json()).toEqual({ status: 'ok' });
  expect((await browser.send('GET', '/readyz')).json()).toEqual({ status: 'ready' });
  expect((await browser.send('GET', '/metrics')).body).toMatch(/inkwell_request_seconds_count\{route="\/readyz",status="200"\} 1/);
});

test('trust 18: an unknown host is refused', async () => {
  expect(
    (await shop.browser().send('POST', '/api/sign-out', undefined, { host: 'evil.example', origin: 'http://evil.example' })).status,
  ).toBe(421);
});
