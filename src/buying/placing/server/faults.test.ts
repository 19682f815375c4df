// After a kill, a silent provider or a lost answer there is one paid order or none (trust 5).
// The shop runs in its own process so that the test can kill it; the test plays the provider.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holdFront, type Front } from '#test/front';
import { parentsAt, startTestProvider } from '#test/provider';
import { booksOf, buyer, CARDS, freshGift, withGift, networkVisitor, type Visitor } from '#buying/orders/fixtures';

const ITEM = '100';
/** The shop's API as `npm start` serves it, without pages. Its clock runs five times as fast, so that drafts expire within the test. */
const SHOP = `
import { readConfig } from '#platform/config';
import { openDb } from '#platform/db';
import { migrate } from '#platform/migrate';
import { buildApp } from './src/shop/app.ts';
import { prepareCarts } from './test/carts.ts';
const config = readConfig(process.env);
const db = await openDb(config);
await migrate(db);
if ((await db.raw('select 1 from product limit 1')).rows.length === 0) await prepareCarts(db);
const began = Number(process.env.CLOCK_BEGAN);
const clock = { now: () => new Date(began + 5 * (Date.now() - began)) };
const { shop } = await buildApp({ config, db, clock });
await shop.listen({ port: 0, host: '127.0.0.1' });
console.log('listens at ' + shop.server.address().port);
`;

const clockBegan = Date.now();
let provider: Awaited<ReturnType<typeof startTestProvider>>;
let bank: Server;
/** A fixed address in front of the shop that survives its restarts. */
let front: Front;
let process_: ChildProcess;
let database: { readonly env: Record<string, string>; drop(): Promise<void> };
/** What the bank does with the next authorisation instead of answering. */
let interfere: ((authorise: () => Promise<unknown>) => Promise<'answer' | 'silence' | 'error'>) | undefined;

beforeAll(async () => {
  front = await holdFront();
  provider = await startTestProvider({ parents: parentsAt(front.port) });
  bank = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const forward = () =>
        fetch(provider.url + (request.url ?? '/'), {
          method: request.method as 'POST',
          headers: { authorization: request.headers.authorization ?? '', ...(text === '' ? {} : { 'content-type': 'application/json' }) },
          ...(text === '' ? {} : { body: text }),
        });
      const interferes = request.url === '/v1/authorisations' ? interfere : undefined;
      if (interferes !== undefined) interfere = undefined;
      void (async () => {
        const doing = interferes === undefined ? 'answer' : await interferes(forward);
        if (doing === 'silence') return;
        const reply = doing === 'error' ? new Response('{}', { status: 500 }) : await forward();
        response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
      })();
    });
  });
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  database = await shopDatabase();
  await startShop();
}, 180_000);

afterAll(async () => {
  await killShop();
  bank.closeAllConnections();
  await new Promise((resolve) => bank.close(resolve));
  await database.drop();
  await provider.stop();
  front.close();
});
beforeEach(() => (interfere = undefined));

const since = new Date().toISOString();
const authorised = async () => (await booksOf(shop, { since })).filter(({ status }) => status === 'authorised').length;
const latest = async (browser: Visitor): Promise<string | null> =>
  (await browser.send('GET', '/api/orders/latest')).json<{ orderNumber: string | null }>().orderNumber;
const shop = {
  browser: () => networkVisitor(`http://localhost:${front.port}`),
  provider: () => Promise.resolve(provider),
} as unknown as Parameters<typeof buyer>[0];

test('[CHK-4] trust 5: killed between authorisation and finalise, the order exists after the restart', async () => {
  const guest = await buyer(shop, { itemId: ITEM });
  const before = await authorised();
  interfere = async (authorise) => {
    await authorise();
    await killShop();
    return 'silence';
  };
  await expect(guest.place({ key: 'killed after' })).rejects.toThrow('fetch failed');
  await startShop();
  const orderNumber = await vi.waitFor(async () => orFail(await latest(guest.browser)), { timeout: 60_000, interval: 500 });
  expect(await authorised()).toBe(before + 1);
  // The shopper tries again, gets the recovered order, and pays once.
  expect((await guest.place({ key: 'killed after' })).json()).toEqual({ orderNumber });
  expect(await authorised()).toBe(before + 1);
}, 180_000);

test('[CHK-4] trust 5: killed before the request reached the provider, nothing is charged and the shopper can order', async () => {
  const guest = await buyer(shop, { itemId: ITEM });
  const before = await authorised();
  let late: (() => Promise<unknown>) | undefined;
  interfere = async (authorise) => {
    late = authorise;
    await killShop();
    return 'silence';
  };
  await expect(guest.place({ key: 'killed before' })).rejects.toThrow('fetch failed');
  await startShop();
  const placed = await vi.waitFor(
    async () => {
      const reply = await guest.place({ key: 'after the kill' });
      expect(reply.status, reply.body).toBe(200);
      return reply.json<{ orderNumber: string }>();
    },
    { timeout: 60_000, interval: 1_000 },
  );
  expect(await latest(guest.browser)).toBe(placed.orderNumber);
  expect(await authorised()).toBe(before + 1);
  // The first request reaches the provider late: it holds no money.
  await late?.();
  expect(await authorised()).toBe(before + 1);
}, 180_000);

test('[PAY-1, CHK-4] trust 5: killed between two tenders, nothing stays held after the restart, and the shopper can order', async () => {
  const guest = await buyer(shop, { itemId: ITEM, qty: 3 });
  await withGift(shop, guest, freshGift({ dollars: 5 }));
  const began = new Date().toISOString();
  // The gift card is authorised and held. The second request never arrives.
  interfere = async () => {
    interfere = async () => {
      await killShop();
      return 'silence';
    };
    return 'answer';
  };
  await expect(guest.place({ key: 'killed between' })).rejects.toThrow('fetch failed');
  expect((await booksOf(shop, { since: began })).map(({ status }) => status)).toEqual(['authorised']);
  await startShop();
  await vi.waitFor(async () => expect((await booksOf(shop, { since: began }))[0]?.status).toBe('voided'), {
    timeout: 60_000,
    interval: 500,
  });
  const placed = await vi.waitFor(
    async () => {
      const reply = await guest.place({ key: 'after it' });
      expect(reply.status, reply.body).toBe(200);
      return reply.json<{ orderNumber: string }>();
    },
    { timeout: 60_000, interval: 1_000 },
  );
  expect((await booksOf(shop, { reference: placed.orderNumber })).map(({ status }) => status)).toEqual(['authorised', 'authorised']);
}, 180_000);

test('[PAY-1, CHK-4] trust 5: killed when both tenders were authorised, the order exists after the restart', async () => {
  const guest = await buyer(shop, { itemId: ITEM, qty: 3 });
  await withGift(shop, guest, freshGift({ dollars: 5 }));
  const began = new Date().toISOString();
  interfere = async () => {
    interfere = async (authorise) => {
      await authorise();
      await killShop();
      return 'silence';
    };
    return 'answer';
  };
  await expect(guest.place({ key: 'killed after both' })).rejects.toThrow('fetch failed');
  await startShop();
  const orderNumber = await vi.waitFor(async () => orFail(await latest(guest.browser)), { timeout: 60_000, interval: 500 });
  expect((await booksOf(shop, { since: began })).map(({ status, reference }) => [status, reference])).toEqual([
    ['authorised', orderNumber],
    ['authorised', orderNumber],
  ]);
}, 180_000);

test('[CHK-4] a lost answer is looked up, and the order is placed once', async () => {
  const guest = await buyer(shop, { itemId: ITEM, card: CARDS.approved });
  const before = await authorised();
  interfere = async (authorise) => {
    await authorise();
    return 'silence';
  };
  expect((await guest.place({ key: 'silent' })).status).toBe(200);
  expect(await authorised()).toBe(before + 1);
});

test('[PAY-9] a failing provider gets its own message, nothing is charged, and the next attempt works', async () => {
  const guest = await buyer(shop, { itemId: ITEM });
  const before = await authorised();
  interfere = async () => 'error';
  const failed = await guest.place({ key: 'failing' });
  expect([failed.status, failed.json()['code'], failed.json()['message']]).toEqual([
    503,
    'SPAY_API_FAILURE',
    'Error occurred while processing your payment. Please try again.',
  ]);
  expect(await authorised()).toBe(before);
  expect((await guest.place({ key: 'failing' })).status).toBe(200);
  expect(await authorised()).toBe(before + 1);
});

function orFail<T>(value: T | null): T {
  if (value === null) throw new Error('not yet');
  return value;
}

async function startShop(): Promise<void> {
  const { port } = bank.address() as AddressInfo;
  const child = spawn(process.execPath, ['--conditions=server', '--input-type=module', '-e', SHOP], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...database.env,
      PORT: String(front.port),
      LOG_LEVEL: 'silent',
      CLOCK_BEGAN: String(clockBegan),
      INKWELL_PAYMENT_URL: `http://127.0.0.1:${port}`,
      INKWELL_PAYMENT_KEY: provider.key,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process_ = child;
  const behind = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /listens at (\d+)\n/.exec(said)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}`)));
  });
  front.lead(behind);
}

async function killShop(): Promise<void> {
  if (process_.exitCode !== null || process_.signalCode !== null) return;
  const gone = new Promise((resolve) => process_.once('exit', resolve));
  process_.kill('SIGKILL');
  await gone;
}

/** A data directory, or a PostgreSQL database when the tests run on one. */
async function shopDatabase(): Promise<typeof database> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined || url === '') {
    const directory = mkdtempSync(join(tmpdir(), 'inkwell-killed-'));
    return { env: { DATA_DIR: directory }, drop: async () => rmSync(directory, { recursive: true, force: true }) };
  }
  const name = `inkwell_killed_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string): Promise<void> => {
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(sql).finally(() => admin.end());
  };
  await run(`create database ${name}`);
  const target = Object.assign(new URL(url), { pathname: `/${name}` });
  return { env: { DATABASE_URL: target.href }, drop: () => run(`drop database ${name} with (force)`) };
}
