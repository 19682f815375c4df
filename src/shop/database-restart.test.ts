// The database restarts during checkouts: 503 meanwhile, and the same key again gives one order (trust 28). Needs its own PostgreSQL to restart.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overNetwork } from '#buying/payment/server';
import { systemClock } from '#platform/clock';
import { readConfig } from '#platform/config';
import { openDb, type Db } from '#platform/db';
import { migrate } from '#platform/migrate';
import { findPostgres, withPostgres, type Restart } from '../../tools/stages/postgres.mjs';
import { buildApp, type App } from './app.ts';
import { booksOf, buyer, count, type Buyer } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { testProvider } from '#test/provider';
import { browserOf } from '#test/shop';

const BUYERS = 20;
/** Longest recovery after the database is back. */
const BACK_WITHIN_MS = 10_000;

let db: Db;
let app: App;
let restart: Restart;
let end: () => void;
let ended: Promise<void>;
const since = new Date().toISOString();

beforeAll(async () => {
  const bin = await findPostgres();
  if (bin === undefined) throw new Error('This test restarts a PostgreSQL of its own: install PostgreSQL 15 or newer.');
  const ready = Promise.withResolvers<void>();
  ended = withPostgres(
    bin,
    async (url, restartServer) => {
      restart = restartServer;
      db = await openDb({ databaseUrl: url, dataDir: '', databasePool: 10 });
      await migrate(db);
      await prepareCarts(db);
      const provider = await testProvider();
      const config = readConfig({ PORT: '3000', LOG_LEVEL: 'silent', INKWELL_DEMO: 'no', DATABASE_URL: url });
      app = await buildApp({
        config,
        db,
        clock: systemClock,
        payment: { send: overNetwork(provider.url, provider.key), key: provider.key },
      });
      const ending = Promise.withResolvers<void>();
      end = ending.resolve;
      ready.resolve();
      await ending.promise;
      await app.close();
      await db.close();
    },
    { durable: true },
  );
  void ended.catch((error: unknown) => ready.reject(error));
  await ready.promise;
}, 180_000);
afterAll(async () => {
  end();
  await ended;
});

const shop = () => ({ db, provider: testProvider, browser: () => browserOf(app) });
const ofUs = async (): Promise<number> => {
  const own = new Set((await db.raw('select order_number from order_head')).rows.map((row) => row['order_number']));
  return (await booksOf(shop(), { since })).filter(({ status, reference }) => status === 'authorised' && own.has(reference)).length;
};

/** Retries with the same key as a browser would, until there is an order. */
async function untilPlaced(guest: Buyer, key: string, until: number): Promise<string> {
  for (;;) {
    const reply = await guest.place({ key });
    const { orderNumber, code } = reply.json<{ orderNumber?: string; code?: string }>();
    if (reply.status === 200 && orderNumber !== undefined) return orderNumber;
    if (![503, 409].includes(reply.status) || performance.now() > until) throw new Error(`Answered ${reply.status} ${code}`);
    await delay(200);
  }
}

test.each(['inOrder', 'crashed'] as const)(
  '[CHK-4] trust 28: the database restarts (%s) while twenty orders are placed: 503, then each order once',
  async (how) => {
    const before = await count(db, 'order_head', 'placed_at is not null');
    const guests = await Promise.all(Array.from({ length: BUYERS }, () => buyer(shop(), { itemId: '100' })));
    const pressed = guests.map(async (guest, at) => {
      await delay(at * 10);
      return guest.place({ key: `order-${how}-${at}` });
    });
    await delay(60);
    const [replies] = await Promise.all([Promise.all(pressed), restart(how)]);
    const back = performance.now();
    // Only an order, or the reply that there is none yet.
    const others = replies.filter(({ status }) => status !== 200);
    expect(others.map(({ status, body }) => `${status} ${body}`).filter((said) => !/^(503|409)/.test(said))).toEqual([]);
    const numbers = await Promise.all(guests.map((guest, at) => untilPlaced(guest, `order-${how}-${at}`, back + BACK_WITHIN_MS)));
    expect(new Set(numbers).size).toBe(BUYERS);
    expect(await count(db, 'order_head', 'placed_at is not null')).toBe(before + BUYERS);
    expect(await count(db, 'order_head', `status = 'draft'`)).toBe(0);
    expect(await count(db, 'order_payment', `kind = 'authorised'`)).toBe(before + BUYERS);
    expect(await ofUs()).toBe(before + BUYERS);
    expect((await db.raw(`select allocated from stock where item_id = '100' and location = 'US'`)).rows).toEqual([
      { allocated: before + BUYERS },
    ]);
  },
);
