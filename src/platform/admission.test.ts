import { setImmediate as turn } from 'node:timers/promises';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { admitRequests, type Admission } from './admission.ts';

const MOST = 20;
let app: FastifyInstance;
afterEach(() => app.close());

/** A shop whose requests end when the test releases them. */
function crowdedShop({ crowd = 0 } = {}) {
  const waiting: (() => void)[] = [];
  let [at, worked, isOpen] = [0, 0, false];
  const untilLetGo = (): Promise<void> => (isOpen ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)));
  app = fastify();
  const admission: Admission = admitRequests(app, { most: MOST, least: MOST, crowd, words: () => 'Come again', now: () => at });
  app.get('/work', async () => {
    worked += 1;
    await untilLetGo();
    return 'done';
  });
  app.get('/paying', () => admission.awaitService(untilLetGo).then(() => 'paid'));
  app.get('/kept', { config: { costsNothing: () => true } }, () => 'kept');
  app.get('/healthz', () => 'ok');
  const ask = (url: string, count: number) => Array.from({ length: count }, () => app.inject(url));
  return {
    admission,
    ask,
    letGo: (count: number) => waiting.splice(0, count).forEach((go) => go()),
    letAllGo() {
      isOpen = true;
      for (const go of waiting.splice(0)) go();
    },
    wait: (ms: number) => (at += ms),
    worked: () => worked,
  };
}

const statuses = async (asked: readonly Promise<{ readonly statusCode: number }>[]): Promise<number[]> =>
  (await Promise.all(asked)).map(({ statusCode }) => statusCode);
const each = (count: number, status: number): number[] => Array.from({ length: count }, () => status);

test('trust 33, 37: requests above the limit wait; those that wait too long get 503 and cost nothing', async () => {
  const shop = crowdedShop();
  const asked = shop.ask('/work', MOST);
  const later = shop.ask('/work', 15);
  await expect.poll(() => shop.admission.load.waiting).toBe(15);
  expect(shop.worked()).toBe(MOST);
  shop.letGo(5);
  await expect.poll(() => shop.worked()).toBe(MOST + 5);
  shop.wait(800);
  const told = (await Promise.all(later.slice(5))).map(({ statusCode, headers, json }) => [statusCode, headers['retry-after'], json()]);
  expect(new Set(told.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify([503, '2', { status: 503, code: 'UNAVAILABLE', message: 'Come again' }])]),
  );
  expect(shop.admission.load).toEqual({ limit: MOST, atWork: MOST, waiting: 0, awaitingService: 0, refused: 10 });
  shop.letAllGo();
  expect(await statuses([...asked, ...later.slice(0, 5)])).toEqual(each(MOST + 5, 200));
  await shop.admission.idle();
  expect(shop.admission.load.atWork).toBe(0);
  expect(await statuses(shop.ask('/work', 1))).toEqual([200]);
});

test('trust 37: a few requests that wait long are no crowd: the shop is slow, and each is served late', async () => {
  const shop = crowdedShop({ crowd: MOST + 5 });
  const asked = shop.ask('/work', MOST + 5);
  await expect.poll(() => shop.admission.load.waiting).toBe(5);
  shop.wait(60_000);
  shop.letAllGo();
  expect(await statuses(asked)).toEqual(each(MOST + 5, 200));
  expect(shop.admission.load.refused).toBe(0);
});

test('trust 33: health checks, metrics and files in memory do not wait', async () => {
  const shop = crowdedShop();
  const asked = shop.ask('/work', MOST + 5);
  expect(await statuses([...shop.ask('/healthz', 2), ...shop.ask('/kept', 2)])).toEqual(each(4, 200));
  shop.letAllGo();
  await Promise.all(asked);
});

test('trust 37: a slow page is compared with itself and takes no room from fast pages', async () => {
  let at = 0;
  const going: { readonly tookMs: number; readonly end: () => void }[] = [];
  app = fastify();
  const admission = admitRequests(app, { most: 100, words: () => 'Come again', now: () => at });
  const handler = ({ url }: FastifyRequest): Promise<string> =>
    new Promise((end) => going.push({ tookMs: url.startsWith('/slow') ? 200 : 2, end: () => end('done') }));
  app.get('/*', { config: { kindOf: ({ url }) => url.slice(0, 5) }, handler });
  /** Each visit takes the time of its page, however many run beside it. */
  const visit = async (pages: readonly string[]): Promise<void> => {
    const asked = pages.map((page, nth) => app.inject(`/${page}/${nth}`));
    await expect.poll(() => going.length, { interval: 1 }).toBe(pages.length);
    const from = at;
    for (const { tookMs, end } of going.splice(0).toSorted((a, b) => a.tookMs - b.tookMs)) {
      at = from + tookMs;
      end();
      await turn();
    }
    await Promise.all(asked);
  };
  for (let nth = 0; nth < 30; nth += 1) await visit(['fast', 'fast', 'slow']);
  for (let nth = 0; nth < 10; nth += 1) await visit(Array.from({ length: 20 }, () => 'slow'));
  expect(admission.load.limit).toBeGreaterThan(20);
});

test('trust 29, 33: requests that wait for another service block nobody, and a stop waits for them', async () => {
  const shop = crowdedShop();
  const paying = shop.ask('/paying', MOST * 3);
  const asked = shop.ask('/work', MOST);
  await expect.poll(() => shop.worked()).toBe(MOST);
  let isIdle = false;
  void shop.admission.idle().then(() => (isIdle = true));
  expect(shop.admission.load).toMatchObject({ atWork: MOST, awaitingService: MOST * 3 });
  shop.letGo(MOST * 3);
  expect(isIdle).toBe(false);
  shop.letAllGo();
  expect(new Set(await statuses([...paying, ...asked]))).toEqual(new Set([200]));
  await shop.admission.idle();
  expect(shop.admission.load).toMatchObject({ atWork: 0, awaitingService: 0 });
});
