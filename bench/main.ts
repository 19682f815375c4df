// The bench: the shop beside the floors of the same machine and the same minute. Ratios bind on PostgreSQL; the embedded
// database is printed beside. `npm run bench`, or with names of parts: `npm run bench -- pages cart`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres, withPostgres } from '../tools/stages/postgres.mjs';
import { cartCases } from './cart-cases.ts';
import { cartPress } from './cart-press.ts';
import { deliveryBench } from './delivery-bench.ts';
import { growthBench } from './growth.ts';
import { importBench } from './import-bench.ts';
import { lighthouse } from './lighthouse.ts';
import { listingCases } from './listing-cases.ts';
import { orderCases } from './order-cases.ts';
import { orderFlow } from './order-flow.ts';
import { pageCases } from './page-cases.ts';
import { printTable, type Row } from './print-table.ts';
import { recommendationsBench } from './recommendations-bench.ts';
import { searchBench } from './search-bench.ts';
import { start, startServer, type Running } from './servers.ts';
import { runCases } from './run-cases.ts';
import type { Case } from './case.ts';

const PARTS = [
  'recommendations',
  'search',
  'delivery',
  'pages',
  'cart',
  'orders',
  'flow',
  'embedded',
  'press',
  'lighthouse',
  'import',
  'growth',
] as const;
type Part = (typeof PARTS)[number];
const ON_POSTGRES: readonly Part[] = ['delivery', 'pages', 'cart', 'orders', 'flow', 'press', 'lighthouse', 'import'];

const wanted = new Set<Part>(process.argv.slice(2).filter((name): name is Part => PARTS.includes(name as Part)));
const runs = (part: Part): boolean => wanted.size === 0 || wanted.has(part);

if (runs('recommendations')) await recommendationsBench();
if (wanted.size === 1 && runs('recommendations')) process.exit();

const bin = await findPostgres();
if (bin === undefined) throw new Error('The bench needs the binaries of PostgreSQL 15 or newer (Debian: apt-get install postgresql).');

if (runs('search')) await withPostgres(bin, (url) => searchBench((name) => database(url, name)));
if (runs('delivery')) deliveryBench();
if (ON_POSTGRES.some(runs)) await withPostgres(bin, onPostgres, { durable: true });
if (runs('growth')) await withPostgres(bin, (url) => growthBench((name) => database(url, name)));
if (runs('embedded')) await onEmbedded();

/**
 * Lists, pages, carts and orders each meet a shop of their own that nobody has used: a figure is the same whatever else is measured before it.
 * The rest goes on with the last of them.
 */
async function onPostgres(url: string): Promise<void> {
  const rows: Row[] = [];
  const floorUrl = await database(url, 'floor');
  const measured: readonly Part[] = ['delivery', 'pages', 'cart', 'orders'];
  for (const part of measured.filter((name) => runs(name) && name !== lastOf(measured)))
    await withShop(url, part, ({ shop }) => measurePart(part, shop, rows, floorUrl));
  await withShop(url, 'last', async ({ shop, shopUrl }) => {
    const last = lastOf(measured);
    if (last !== undefined) await measurePart(last, shop, rows, floorUrl);
    if (runs('flow')) rows.push(await orderFlow(shop));
    if (rows.length > 0) printTable('PostgreSQL', rows);
    if (runs('press')) await cartPress(shop.origin);
    if (runs('lighthouse')) await lighthouse(shop.origin);
    // Last: the shop is larger after it.
    if (runs('import')) await importBench(shop, shopUrl);
  });
}

function lastOf(parts: readonly Part[]): Part | undefined {
  return parts.filter(runs).at(-1);
}

async function withShop(url: string, name: string, work: (one: { shop: Running; shopUrl: string }) => Promise<void>): Promise<void> {
  const shopUrl = await database(url, `shop_${name}`);
  const shop = await startServer({ DATABASE_URL: shopUrl });
  await work({ shop, shopUrl }).finally(shop.stop);
}

async function measurePart(part: Part, shop: Running, rows: Row[], floorUrl: string): Promise<void> {
  const { cases, bytes = 9_000 } = await casesOf(part, shop);
  const floor = await start('bench/floor-server.ts', /Floor ready/, { DATABASE_URL: floorUrl, CART_BYTES: String(bytes) });
  await runCases(cases, shop, rows, floor).finally(floor.stop);
}

async function casesOf(part: Part, shop: Running): Promise<{ readonly cases: readonly Case[]; readonly bytes?: number }> {
  if (part === 'delivery') return { cases: await listingCases(shop.origin) };
  if (part === 'pages') return pageCases(shop.origin);
  return part === 'cart' ? cartCases(shop.origin) : orderCases(shop);
}

async function onEmbedded(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'inkwell-bench-'));
  const shop = await startServer({ DATA_DIR: dataDir });
  try {
    const rows: Row[] = [];
    await runCases([...(await cartCases(shop.origin)).cases, ...(await orderCases(shop, 200)).cases], shop, rows);
    printTable('Embedded database', rows);
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Reached by its socket, as a shop reaches a database of its own machine; floors too. */
async function database(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database bench_${name}`);
  const { rows } = await client.query<{ unix_socket_directories: string }>('show unix_socket_directories');
  await client.end();
  const target = new URL(url);
  target.pathname = `/bench_${name}`;
  target.searchParams.set('host', rows[0]?.unix_socket_directories ?? '');
  return target.href;
}
