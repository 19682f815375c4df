// Replies and health checks while the database is away, locked, or loses connections at any statement of an order: 503 with Retry-After, never 500,
// and consistent data (trust 28, 39). Needs its own PostgreSQL to break.
import { existsSync, symlinkSync, unlinkSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { overNetwork } from '#buying/payment/server';
import { systemClock } from '#platform/clock';
import { readConfig } from '#platform/config';
import { openDb, type Db, type Queries } from '#platform/db';
import { migrate } from '#platform/migrate';
import { findPostgres, withPostgres } from '../../tools/stages/postgres.mjs';
import { buildApp, type App } from './app.ts';
import { booksOf, buyer, count } from '#buying/orders/fixtures';
import { startShop, temporaryDirectory } from '#test/running-shop';
import { prepareCarts } from '#test/carts';
import { testProvider } from '#test/provider';
import { browserOf } from '#test/shop';

const POOL = 10;
/** Health checks answer within two seconds; a busy machine may take longer. */
const READY_WITHIN_MS = 4_000;

let url: string;
/** A direct TCP connection that stays up. */
let admin: pg.Client;
let socketFolder: string;
/** A symbolic link through which the shop finds the socket. */
let socketName: string;
let db: Db;
let app: App;
/** Returns the fault to cause before the shop's next statement. */
let nextFault: () => Fault | undefined = () => undefined;
const names = temporaryDirectory();
const ending = Promise.withResolvers<void>();
let ended: Promise<void>;

beforeAll(async () => {
  const bin = await findPostgres();
  if (bin === undefined) throw new Error('This test breaks a PostgreSQL of its own: install PostgreSQL 15 or newer.');
  const ready = Promise.withResolvers<void>();
  ended = withPostgres(bin, async (address, _restart, folder) => {
    url = address;
    socketFolder = folder;
    admin = new pg.Client({ connectionString: address });
    await admin.connect();
    socketName = join(names.path, 'socket');
    symlinkSync(folder, socketName);
    const overSocket = new URL(address);
    overSocket.hostname = encodeURIComponent(socketName);
    db = await openDb({ databaseUrl: overSocket.href, dataDir: '', databasePool: POOL });
    await migrate(db);
    await prepareCarts(db);
    const provider = await testProvider();
    const config = readConfig({ PORT: '3000', LOG_LEVEL: 'silent', INKWELL_DEMO: 'no', DATABASE_URL: overSocket.href });
    app = await buildApp({
      config,
      db: { ...db, ...watched(db, 'alone'), transaction: (work) => db.transaction((tx) => work({ ...tx, ...watched(tx, 'inside') })) },
      clock: systemClock,
      payment: { send: overNetwork(provider.url, provider.key), key: provider.key },
    });
    ready.resolve();
    await ending.promise;
    await app.close();
    await db.close();
    await admin.end();
  });
  ended.catch((error: unknown) => ready.reject(error));
  await ready.promise;
}, 180_000);
afterAll(async () => {
  ending.resolve();
  await ended;
  names.remove();
});

interface Fault {
  /** Statement to run inside the transaction just before its next one, in the same batch. */
  readonly inside: string;
  /** Runs before a statement outside a transaction. */
  readonly alone: () => Promise<unknown>;
}

/** The same query methods, with the fault before its statement. */
function watched(on: Queries, where: keyof Fault): Queries {
  const first = async <T>(ask: () => Promise<T>): Promise<T> => {
    const fault = nextFault();
    if (fault !== undefined && where === 'alone') await fault.alone();
    else if (fault !== undefined) on.raw(fault.inside).catch(() => undefined); // the statement fails like it
    return ask();
  };
  return {
    many: (...question) => first(() => on.many(...question)),
    maybe: (...question) => first(() => on.maybe(...question)),
    one: (...question) => first(() => on.one(...question)),
    run: (...question) => first(() => on.run(...question)),
    raw: (...question) => on.raw(...question),
  };
}

const shop = () => ({ db, provider: testProvider, browser: () => browserOf(app) });
type Reply = Awaited<ReturnType<ReturnType<typeof browserOf>['send']>>;
const readyz = async (): Promise<number> => {
  const begun = performance.now();
  const { statusCode } = await app.shop.inject({ url: '/readyz', headers: { host: 'localhost:3000' } });
  expect(performance.now() - begun).toBeLessThan(READY_WITHIN_MS);
  return statusCode;
};
const loseConnections = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');

test('trust 39: a missing database socket is an outage: 503 with Retry-After, and recovery afterwards', async () => {
  const guest = await buyer(shop(), { itemId: '100' });
  unlinkSync(socketName);
  const release = (): void => (existsSync(socketName) ? undefined : symlinkSync(socketFolder, socketName));
  onTestFinished(release);
  await loseConnections();
  const replies = [
    await guest.browser.send('GET', '/cc/api/checkout'),
    await guest.browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '101', qty: 1 }] }),
    await guest.place({ key: 'no socket' }),
  ] as Reply[]; // of `browserOf`
  expect(replies.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(replies.map(() => [503, '2']));
  expect(replies.map((reply) => reply.json()['code'])).toEqual(replies.map(() => 'UNAVAILABLE'));
  expect(await readyz()).toBe(503);
  release();
  await expect.poll(readyz).toBe(200);
  expect((await guest.place({ key: 'no socket' })).status).toBe(200);
  expect(await count(db, 'order_head', `cart_id = '${guest.cartId}' and placed_at is not null`)).toBe(1);
});

test('trust 39: orders that wait for a locked table get 503, the shop stays ready, and nothing is half done', async () => {
  const guests = await Promise.all(Array.from({ length: 2 * POOL }, () => buyer(shop(), { itemId: '103' })));
  await admin.query('begin');
  await admin.query('lock table stock in access exclusive mode');
  onTestFinished(async () => void (await admin.query('rollback')));
  const pressed = guests.map((guest, at) => guest.place({ key: `locked-${at}` }) as Promise<Reply>); // of `browserOf`
  const waiting = `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(() => admin.query(waiting).then(({ rows }) => rows[0].count)).toBe(POOL);
  expect(await readyz()).toBe(200);
  const replies = await Promise.all(pressed);
  expect(replies.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(replies.map(() => [503, '2']));
  expect(await readyz()).toBe(200);
  await admin.query('commit');
  const again = await Promise.all(guests.map((guest, at) => guest.place({ key: `locked-${at}` })));
  expect(again.map(({ status, body }) => `${status} ${status === 200 ? '' : body}`)).toEqual(again.map(() => '200 '));
  expect((await db.raw(`select allocated from stock where item_id = '103' and location = 'US'`)).rows).toEqual([{ allocated: 2 * POOL }]);
});

/** Raises an SQLSTATE with its own statement. */
function raising(code: string): Fault {
  const inside = `do $$ begin raise exception 'met' using errcode = '${code}'; end $$`;
  return { inside, alone: () => db.raw(inside) };
}

const FAULTS = {
  'a lost connection': { inside: 'select pg_terminate_backend(pg_backend_pid())', alone: loseConnections },
  'a deadlock': raising('40P01'),
  'a serialization failure': raising('40001'),
  'a lock that is not free': raising('55P03'),
  'a statement that takes too long': raising('57014'),
  'too many connections': raising('53300'),
} as const;

test.each(Object.entries(FAULTS))(
  'trust 39: %s at any statement of placing: an order or 503, then one order by the same key',
  async (kind, fault) => {
    let [at, statements] = [0, 0];
    // Until the order has no further statement.
    while (statements >= at) {
      at += 1;
      const guest = await buyer(shop(), { itemId: '101' });
      statements = 0;
      nextFault = () => {
        statements += 1;
        return statements === at ? fault : undefined;
      };
      const key = `${kind} ${at}`;
      const first = await guest.place({ key }).finally(() => (nextFault = () => undefined));
      expect([200, 503], `${kind} at statement ${at}: ${first.body}`).toContain(first.status);
      const { orderNumber } = (await guest.place({ key })).json<{ orderNumber: string }>();
      expect(first.status === 200 ? first.json() : { orderNumber }).toEqual({ orderNumber });
      expect(await count(db, 'order_head', `cart_id = '${guest.cartId}' and status not in ('released', 'placed')`)).toBe(0);
      expect(await count(db, 'order_head', `cart_id = '${guest.cartId}' and status = 'placed'`)).toBe(1);
      expect((await booksOf(shop(), { reference: orderNumber })).map(({ status }) => status)).toEqual(['authorised']);
    }
    expect(at).toBeGreaterThan(4);
    const [stock] = (await db.raw(`select allocated from stock where item_id = '101' and location = 'US'`)).rows;
    expect(stock).toEqual({ allocated: await count(db, 'stock_allocation', `item_id = '101' and status = 'allocated'`) });
  },
);

test('trust 28: a start waits for the database, reports so, and sells afterwards', async () => {
  const target = new URL(url);
  const serverPort = Number(target.port);
  const refused = Promise.withResolvers<void>();
  let isThere = false;
  const line = createServer((near) => {
    near.on('error', () => undefined);
    if (!isThere) {
      near.destroy();
      return refused.resolve();
    }
    const far = connect(serverPort, target.hostname);
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
  onTestFinished(() => void line.close());
  target.port = String((line.address() as AddressInfo).port);
  const starting = startShop({ pages: false, env: { INKWELL_DEMO: 'no', DATABASE_URL: target.href } });
  starting.catch(() => undefined);
  await refused.promise;
  isThere = true;
  const started = await starting;
  expect(started.output()).toMatch(/^Waiting for the database: (Connection terminated|read ECONNRESET)/m);
  expect((await fetch(`${started.loopback}/readyz`)).status).toBe(200);
  expect(await started.stop()).toBe(0);
});

test('trust 28: a missing database ends the start at once, an unreachable one after the wait', async () => {
  const unknown = new URL(url);
  unknown.pathname = '/nobody_made_it';
  const settings = { pages: false, provider: false };
  const [unmade, away] = await Promise.all(
    [
      { DATABASE_URL: unknown.href, INKWELL_DATABASE_WAIT_SECONDS: '3600' },
      { DATABASE_URL: 'postgres://inkwell@127.0.0.1:9/inkwell', INKWELL_DATABASE_WAIT_SECONDS: '2' },
    ].map((env) => startShop({ ...settings, env: { INKWELL_DEMO: 'no', ...env } }).then(String, (error: Error) => error.message)),
  );
  expect(unmade).toContain('(DATABASE_URL) cannot be used: database "nobody_made_it" does not exist');
  expect(unmade).not.toContain('Waiting for the database');
  expect(away).toMatch(/Waiting for the database: connect ECONNREFUSED[\s\S]*cannot be used: connect ECONNREFUSED/);
});
