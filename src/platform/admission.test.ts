import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { admitRequests, type Admission } from './admission.ts';

const MOST = 20;
const STEADY = 4;
let app: FastifyInstance;
afterEach(() => app.close());

/** A shop whose requests end when they are let go. */
function crowdedShop() {
  const waiting: (() => void)[] = [];
  let [at, worked] = [0, 0];
  app = fastify();
  const admission: Admission = admitRequests(app, { most: MOST, words: () => 'Come again', now: () => at });
  app.get('/work', async () => {
    worked += 1;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return 'done';
  });
  app.get('/paying', () => admission.aside(() => new Promise<void>((resolve) => waiting.push(resolve))).then(() => 'paid'));
  app.get('/healthz', () => 'ok');
  const ask = (url: string, count: number) => Array.from({ length: count }, () => app.inject(url));
  return {
    ask,
    settle: () => new Promise((resolve) => setImmediate(() => setImmediate(() => setImmediate(resolve)))),
    letGo: (count: number) => waiting.splice(0, count).forEach((go) => go()),
    wait: (ms: number) => (at += ms),
    worked: () => worked,
  };
}

const statuses = async (asked: readonly Promise<{ readonly statusCode: number }>[]): Promise<number[]> =>
  (await Promise.all(asked)).map(({ statusCode }) => statusCode);

test('trust 33: what comes on top of many is told to come again and costs nothing; those let in are answered', async () => {
  const shop = crowdedShop();
  const asked = shop.ask('/work', MOST + 15);
  await shop.settle();
  expect(shop.worked()).toBe(MOST);
  const refused = await app.inject('/work');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '2',
    { status: 503, code: 'UNAVAILABLE', message: 'Come again' },
  ]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  shop.letGo(MOST);
  const answers = await statuses(asked);
  expect([answers.filter((status) => status === 200).length, answers.filter((status) => status === 503).length]).toEqual([MOST, 15]);
});

test('trust 33: a crowd that stays gets room for a fifth, until it is half gone', async () => {
  const shop = crowdedShop();
  const first = shop.ask('/work', 10);
  await shop.settle();
  shop.wait(2_000);
  expect(await statuses(shop.ask('/work', 3))).toEqual([503, 503, 503]);
  shop.letGo(7);
  await shop.settle();
  // Three are left, and one more is the fifth.
  const next = shop.ask('/work', 2);
  await shop.settle();
  shop.letGo(4);
  expect(await statuses(next)).toEqual([200, 503]);
  expect(await statuses(first)).toEqual(Array.from({ length: 10 }, () => 200));
  const crowd = shop.ask('/work', MOST);
  await shop.settle();
  shop.letGo(MOST);
  expect(await statuses(crowd)).toEqual(Array.from({ length: MOST }, () => 200));
  expect(STEADY).toBe(MOST / 5);
});

test('trust 29, 33: those who wait for somebody outside keep nobody out', async () => {
  const shop = crowdedShop();
  const paying = shop.ask('/paying', MOST * 3);
  await shop.settle();
  shop.wait(10_000);
  const asked = shop.ask('/work', STEADY);
  await shop.settle();
  expect(shop.worked()).toBe(STEADY);
  shop.letGo(MOST * 4);
  expect(new Set(await statuses([...paying, ...asked]))).toEqual(new Set([200]));
});
