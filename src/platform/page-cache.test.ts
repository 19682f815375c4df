import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePageCache, sendCached } from './page-cache.ts';

const TEXT = 'A page that says much the same again. '.repeat(200);
const page = (text = TEXT, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: { 'content-type': type, vary: 'accept-encoding' },
  body: Buffer.from(text),
});

let app: FastifyInstance;
const cache = makePageCache(100_000);
beforeAll(async () => {
  app = fastify();
  app.get('/:key', (request, reply) => {
    const { key } = request.params as { key: string };
    const font = key === 'font' ? page(TEXT, 'font/woff2') : page();
    return sendCached(request, reply, cache.get(key) ?? cache.put(key, cache.version, font));
  });
  await app.ready();
});
afterAll(() => app.close());

const ask = (key: string, headers: Record<string, string> = {}) => app.inject({ url: `/${key}`, headers });

test('the first request already gets the page compressed, and all get the same text and tag', async () => {
  const accept = 'gzip, deflate, br, zstd';
  const first = await ask('a', { 'accept-encoding': accept });
  const plain = await ask('a');
  const gzip = await ask('a', { 'accept-encoding': 'gzip' });
  const last = await ask('a', { 'accept-encoding': accept });
  expect([first, gzip, last, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', 'br', undefined]);
  expect(new Set([first, gzip, last, plain].map(({ headers }) => headers.etag)).size).toBe(1);
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(TEXT);
  expect(brotliDecompressSync(last.rawPayload).toString()).toBe(TEXT);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(TEXT);
  expect(plain.body).toBe(TEXT);
});

test('a browser that has the page gets 304', async () => {
  const { headers } = await ask('b');
  const again = await ask('b', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
});

test('compressed fonts and pictures are sent unchanged', async () => {
  expect((await ask('font', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

test('a page rendered before a catalogue change is sent but not cached', () => {
  const pages = makePageCache();
  const { version } = pages;
  pages.clear();
  expect(pages.put('a', version, page()).identity?.toString()).toBe(TEXT);
  expect(pages.get('a')).toBeUndefined();
});

test('the least recently used pages make room, and the byte count stays right', () => {
  const pages = makePageCache(300_000);
  for (let at = 0; at < 100; at += 1) pages.put(`p${at}`, pages.version, page());
  expect(pages.get('p0')).toBeUndefined();
  expect(pages.get('p99')).toBeDefined();
  expect(pages.stats.bytes).toBeLessThanOrEqual(300_000);
  pages.clear();
  expect(pages.stats).toMatchObject({ bytes: 0, entries: 0 });
});

test('a page in use is kept compressed alone, and everybody still gets its text', async () => {
  const pages = makePageCache();
  const shown = fastify();
  shown.get('/', (request, reply) => sendCached(request, reply, pages.get('a') ?? pages.put('a', pages.version, page())));
  await shown.inject('/');
  const { bytes } = pages.stats;
  await shown.inject('/');
  await expect.poll(() => pages.stats.bytes).toBeLessThan(bytes / 4);
  expect(pages.get('a')?.identity).toBeUndefined();
  expect((await shown.inject('/')).body).toBe(TEXT);
  await shown.close();
  pages.clear();
  expect(pages.stats.bytes).toBe(0);
});

test('kept bytes hold no memory beside their own', async () => {
  await ask('own', { 'accept-encoding': 'br' });
  const kept = cache.get('own');
  const quick = kept?.encoded.br;
  expect(quick?.buffer.byteLength).toBe(quick?.length);
  await expect.poll(() => kept?.identity).toBeUndefined();
  for (const bytes of [kept?.encoded.br, kept?.encoded.gzip]) expect(bytes?.buffer.byteLength).toBe(bytes?.length);
});

test('a change removes the pages that depend on it, and a page being rendered is not cached', () => {
  const pages = makePageCache();
  const keep = (key: string, ...tags: string[]) => pages.put(key, pages.version, page(), new Set(tags));
  keep('a', '1', '2');
  keep('b', '2');
  keep('c', '3');
  keep('d');
  const { version } = pages;
  pages.forget(['1', '2', '4']);
  expect(['a', 'b', 'c', 'd'].filter((key) => pages.get(key) !== undefined)).toEqual(['c', 'd']);
  expect(pages.stats.entries).toBe(2);
  pages.put('a', version, page(), new Set(['1']));
  expect(pages.get('a')).toBeUndefined();
  // The new version of a page depends on what it reads now.
  keep('c', '5');
  pages.forget(['3']);
  expect(pages.get('c')).toBeDefined();
  pages.forget(['5']);
  expect(pages.get('c')).toBeUndefined();
});
