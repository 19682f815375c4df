// The database goes away while the shop runs: pages everybody shares go on being served, all others say in the shop's look and language that
// something is wrong, with 503 and when to come again (trust 28). It stops a PostgreSQL of its own, and asks as browsers and crawlers do.
import { symlinkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headerWords } from '#around/header/words';
import { sayer } from '#base/locale/words';
import { makePaths } from '../src/base/paths.ts';
import { startShop, temporaryDirectory, type RunningShop } from '#test/running-shop';
import { findPostgres, withPostgres } from '../tools/stages/postgres.mjs';

const LOCALES = ['en-US', 'fr-CA'] as const;

let shop: RunningShop;
let admin: pg.Client;
let socketFolder: string;
/** A folder by whose name the shop finds the socket. */
let socketName: string;
const files = temporaryDirectory();
const ending = Promise.withResolvers<void>();
let ended: Promise<void>;

beforeAll(async () => {
  const bin = await findPostgres();
  if (bin === undefined) throw new Error('This promise breaks a PostgreSQL of its own: install PostgreSQL 15 or newer.');
  const ready = Promise.withResolvers<void>();
  ended = withPostgres(bin, async (url, _restart, folder) => {
    socketFolder = folder;
    socketName = join(files.path, 'socket');
    symlinkSync(folder, socketName);
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const overSocket = new URL(url);
    overSocket.hostname = encodeURIComponent(socketName);
    shop = await startShop({ env: { DATABASE_URL: overSocket.href, DATA_DIR: files.path, LOG_LEVEL: 'silent' }, provider: false });
    ready.resolve();
    await ending.promise;
    await shop.stop();
    await admin.end();
  });
  ended.catch((error: unknown) => ready.reject(error));
  await ready.promise;
});
afterAll(async () => {
  ending.resolve();
  await ended;
  files.remove();
});

test('trust 28: shared pages are served without the database, every other page says so in its language and is there again with it', async () => {
  const visitor = { cookie: '' };
  const ask = (path: string): Promise<Response> => fetch(shop.loopback + path, { headers: { cookie: visitor.cookie }, redirect: 'manual' });
  // For a visitor with a session the shop has to query the database.
  const added = await fetch(`${shop.loopback}/cc/api/checkout/default/item`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.origins.consumer },
    body: JSON.stringify({ items: [{ itemId: '246810', qty: 1 }] }),
  });
  expect(added.status).toBe(200);
  visitor.cookie = added.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ');
  const shared = LOCALES.map((locale) => makePaths(locale).help());
  const personal = LOCALES.map((locale) => makePaths(locale).cart('consumer'));
  for (const path of [...shared, ...personal]) expect([path, (await ask(path)).status]).toEqual([path, 200]);

  unlinkSync(socketName);
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  for (const path of shared) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  for (const [at, locale] of LOCALES.entries()) {
    const reply = await ask(personal[at] ?? '');
    const page = await reply.text();
    expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('content-type')]).toEqual([
      503,
      '2',
      'text/html; charset=utf-8',
    ]);
    expect(page).toContain(`<html lang="${locale}"`);
    expect(page).toContain(sayer(headerWords, locale)('brokenTitle'));
    expect(page).toContain('<header');
  }

  symlinkSync(socketFolder, socketName);
  await expect.poll(() => ask('/readyz').then(({ status }) => status)).toBe(200);
  for (const path of personal) expect([path, (await ask(path)).status]).toEqual([path, 200]);
});
