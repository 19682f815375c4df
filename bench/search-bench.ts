// Search measured: how good its answers are (the judged searches), and how fast and large it is at 100,000 products.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadDemoCatalogue } from '#demo/server';
import { readConfig } from '#platform/config';
import { openDb, type Db } from '#platform/db';
import { migrate } from '#platform/migrate';
import { demoProducts } from '../src/demo/server/catalogue/index.ts';
import { judgedFrench, ndcg } from '#finding/search/fixtures';
import { multiplyCatalogue } from './multiply-catalogue.ts';
import { familyCpuMs } from './process-figures.ts';
import { printerModels } from './printer-models.ts';
import { startServer } from './servers.ts';
import { measureBuild } from './search-build.ts';
import { print } from './print-figure.ts';

const ROOT = join(import.meta.dirname, '..');
/** A real catalogue, where it is at hand; its judged searches lie beside it. */
const REAL = process.env['ICECAT_FILE'] ?? join(ROOT, '../shared/data/icecat_products.jsonl.gz');
const MANY = 100_000;
const SEARCHES = 600;

/** `database` makes an empty database and answers its address. */
export async function searchBench(database: (name: string) => Promise<string>): Promise<void> {
  await french(await database('french'));
  const url = await database('search');
  const db = await openDb(readConfig({ DATABASE_URL: url }));
  try {
    await migrate(db);
    await fill(db, url);
    if (existsSync(REAL)) await realQuality(url);
    await multiplyCatalogue(db, MANY);
    await measureBuild(db);
  } finally {
    await db.close();
  }
  await serving(url);
  await printerModels(url);
}

async function french(url: string): Promise<void> {
  const shop = await startServer({ DATABASE_URL: url });
  const listed = demoProducts.filter(({ prices, status = 'active' }) => prices.CAD !== undefined && status === 'active');
  const scores: number[] = [];
  for (const judged of judgedFrench()) scores.push(ndcg(judged, await search(shop.origin, '/fr-ca', judged.query), listed));
  await shop.stop();
  print('French, 60 judged searches: NDCG@10', mean(scores).toFixed(3), '≥ .80');
}

async function fill(db: Db, url: string): Promise<void> {
  if (!existsSync(REAL)) {
    await loadDemoCatalogue(db, () => undefined);
    return;
  }
  await run(['--conditions=server', 'tools/import.ts', REAL, '--map', 'maps/icecat.json'], { DATABASE_URL: url }, 'ignore');
}

async function run(args: readonly string[], env: Readonly<Record<string, string>>, stdio: 'ignore' | 'inherit'): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${String(code)}.`);
}

/** The scores of the real catalogue, printed by the script that lies beside it. */
async function realQuality(url: string): Promise<void> {
  const script = join(dirname(REAL), 'search-quality.mjs');
  if (!existsSync(script)) return;
  const shop = await startServer({ INKWELL_DEMO: 'no', DATABASE_URL: url });
  await warm(shop.origin);
  await run([script, `${shop.origin}/api/search?q={q}&size={k}`, 'items.*.itemId'], {}, 'inherit');
  await soon(shop.origin, 10);
  await shop.stop();
}

async function serving(url: string): Promise<void> {
  const shop = await startServer({ INKWELL_DEMO: 'no', DATABASE_URL: url });
  await warm(shop.origin);
  const db = await openDb(readConfig({ DATABASE_URL: url }));
  const { rows } = await db.raw(`select title ->> 'en-US' as title from product order by md5(item_id) limit ${SEARCHES}`);
  await db.close();
  const times: number[] = [];
  const before = familyCpuMs(shop.pid);
  for (const { title } of rows as { title: string }[]) {
    const words = title.split(' ').slice(0, 4).join(' ');
    const since = performance.now();
    await search(shop.origin, '', words);
    times.push(performance.now() - since);
  }
  // By the clock a search waits for what else the machine does; its CPU time does not.
  const cpu = (familyCpuMs(shop.pid) - before) / times.length;
  await soon(shop.origin, 15);
  await shop.stop();
  times.sort((a, b) => a - b);
  const at = (share: number): string => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  print(`GET /api/search at ${MANY.toLocaleString('en-US')} products: p50 ${at(0.5)}, p99`, at(0.99), '≤ 15 ms');
  print('  CPU of the server per search', `${cpu.toFixed(1)} ms`, '');
}

/** What the server itself says: the share of all searches that it answered in time. A script beside it waits for its own work, too. */
async function soon(origin: string, ms: number): Promise<void> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const count = (of: string): number => Number(new RegExp(`^inkwell_request_seconds_${of}$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  const labels = 'route="GET /api/search",status="200"';
  const share = (100 * count(`bucket\\{le="${ms / 1_000}",${labels}\\} (\\d+)`)) / count(`count\\{${labels}\\} (\\d+)`);
  print(`  by the server's own clock within ${ms} ms`, `${share.toFixed(1)} %`, '≥ 99 %');
}

async function warm(origin: string): Promise<void> {
  for (const words of ['paper', 'laser printer', 'usb cable black', 'toner', 'notebook', 'hp']) await search(origin, '', words);
}

async function search(origin: string, prefix: string, words: string): Promise<readonly string[]> {
  const reply = await fetch(`${origin}${prefix}/api/search?size=10&q=${encodeURIComponent(words)}`);
  const { items } = (await reply.json()) as { items: { itemId: string }[] };
  return items.map(({ itemId }) => itemId);
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / (list.length || 1);
}
