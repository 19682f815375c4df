// npm run restock-year: a year of due days for a thousand restocks, while the shop is killed again and again; then every day, order and payment is
// counted. `--help` says how.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { addDays } from '#base/calendar/rules';
import { httpProvider, overNetwork } from '#buying/payment/server';
import { tokenOf } from '#buying/orders/fixtures';
import { checkLedger } from '#buying/orders/server';
import { migrate } from '#platform/migrate';
import { openPostgres } from '#platform/postgres-db';
import { prepareCarts } from '#test/carts';
import { startTestProvider } from '#test/provider';
import { findPostgres, withPostgres } from '../tools/stages/postgres.mjs';
import { seeded } from './fault-plan.ts';
import type { DaysToRun } from './restock-child.ts';
import { compareCents } from './restock-cents.ts';
import { insertKeepers, RESTOCK_BOOKS } from './restock-keepers.ts';
import { countUnnoticed } from './restock-meddlings.ts';
import { EVERY, FIRST, plannedRestocks } from './restock-plan.ts';
import { dollars, printCents } from './print-cents.ts';

const USAGE = `npm run restock-year -- [--restocks N (1000)] [--days N (365)] [--kills N (at most 40)] [--seed N (1)]

Needs the binaries of PostgreSQL 15 or newer. Exit status: 0 every day was ordered once and the books agree, 1 not, 2 wrong use.`;

interface Asked {
  readonly restocks: number;
  readonly days: number;
  readonly kills: number;
  /** Of the moments of the kills, so that a run that failed can be run again. */
  readonly seed: number;
}

/** Runs the days in a process of its own, kills it at random moments, and starts it again on the day that it had not finished. */
async function runDays(plan: Omit<DaysToRun, 'from'>, { days, kills, seed }: Asked): Promise<number> {
  const random = seeded(seed);
  let [from, killed] = [FIRST, 0];
  while (from < plan.until) {
    const child = spawn(process.execPath, ['--conditions=server', 'bench/restock-child.ts', JSON.stringify({ ...plan, from })], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // A random moment within the days between two kills; afterwards it runs to the end.
    let left = killed < kills ? 1 + Math.floor((random() * 2 * days) / (kills + 1)) : Infinity;
    for await (const day of createInterface({ input: child.stdout })) {
      from = addDays(day, 1);
      process.stdout.write(`\r${day}, ${killed} kills `);
      left -= 1;
      if (left <= 0) {
        setTimeout(() => child.kill('SIGKILL'), random() * 400).unref();
        left = Infinity;
      }
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    if (child.signalCode === 'SIGKILL') killed += 1;
    else if (child.exitCode !== 0) throw new Error(`The shop ended with ${child.exitCode}`);
  }
  return killed;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      restocks: { type: 'string', default: '1000' },
      days: { type: 'string', default: '365' },
      kills: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean' },
    },
  });
  const { restocks, days, kills, seed } = values;
  const asked = { restocks: Number(restocks), days: Number(days), kills: Number(kills), seed: Number(seed) };
  if (values.help === true || !Object.values(asked).every((one) => Number.isSafeInteger(one) && one >= 0)) {
    console.error(USAGE);
    return 2;
  }
  const bin = await findPostgres();
  if (bin === undefined) throw new Error('This needs the binaries of PostgreSQL 15 or newer.');
  return withPostgres(bin, (url: string) => measure(url, asked));
}

async function measure(adminUrl: string, asked: Asked): Promise<number> {
  const databaseUrl = await database(adminUrl, 'restock_year');
  const provider = await startTestProvider();
  const db = await openPostgres(databaseUrl, 4);
  await migrate(db);
  await prepareCarts(db);
  const company = httpProvider(overNetwork(provider.url, provider.key));
  const { token } = await tokenOf({ provider: async () => provider }, '4111111111111111');
  const reference = (await company.keepCard(token)) ?? '';
  await insertKeepers(db, { ...asked, first: FIRST, every: EVERY, reference });
  const until = addDays(FIRST, asked.days);
  const begun = performance.now();
  const kills = await runDays({ databaseUrl, providerUrl: provider.url, providerKey: provider.key, until }, asked);
  const plan = plannedRestocks(asked.restocks, until);
  const wanted = [...plan.values()].reduce((sum, { days }) => sum + days.length, 0);
  const books = await db.one(RESTOCK_BOOKS);
  const ledger = await checkLedger({ db, provider: company, since: new Date(0) });
  const cents = await compareCents(db, plan);
  const held = ledger.sums.get('USD')?.authorised ?? 0;
  console.log(`\n${asked.restocks} restocks, ${asked.days} days, ${kills} kills, ${Math.round((performance.now() - begun) / 1_000)} s`);
  console.log(
    `  due days: ${wanted} expected, ${books.placed} ordered, ${books.open} open or skipped; ${books.orders} orders with ${books.lines} lines`,
  );
  printCents(cents, `${books.paid} orders paid; ${dollars(held)} held by the company`);
  const problems = [...cents.problems, ...ledger.problems];
  for (const problem of problems.slice(0, 20)) console.log(`  ✗ ${problem}`);
  const unnoticed = await countUnnoticed(db, plan);
  if (unnoticed > 0) console.log(`  ✗ the comparison does not notice ${unnoticed} wrong cents`);
  const isCounted = books.placed === wanted && books.open === 0 && books.lines === wanted && books.doubled === 0;
  const agrees = isCounted && books.paid === books.orders && held === cents.due.total && problems.length === 0 && unnoticed === 0;
  console.log(agrees ? '✓ every day was ordered once, and the books agree to the cent' : '✗ something does not agree');
  await db.close();
  await provider.stop();
  return agrees ? 0 : 1;
}

async function database(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
