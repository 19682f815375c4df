// npm run soak: 20,000 orders of which one in twenty meets a fault, on a PostgreSQL of its own that waits for the disk; then every book is
// compared to the cent. `--help` says how.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { count, makeProgressLine } from '../tools/progress-line.ts';
import { runSoak, type SoakReport } from './run-soak.ts';
import { findPostgres, withPostgres } from '../tools/stages/postgres.mjs';
import { ledgerLines } from '../tools/staff-ledger.ts';

const USAGE = `npm run soak -- [options]

Sells while the shop is killed, its database restarted and its payment company silent; then holds against each other what shoppers were
told, orders, stock, coupons, gift cards, reward money and the company's books.

  --orders N    how many (20,000)
  --shoppers N  at once (24)
  --seed N      which orders meet which fault (1)
  --log FILE    keeps what the shop wrote to its log

Needs the binaries of PostgreSQL 15 or newer. Exit status: 0 everything agrees, 1 something does not, 2 wrong use.`;

const SHOWN_PROBLEMS = 40;

function readOptions() {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '20000' },
      shoppers: { type: 'string', default: '24' },
      seed: { type: 'string', default: '1' },
      log: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [orders, shoppers, seed] = [values.orders, values.shoppers, values.seed].map(Number);
  const isUsable = [orders, shoppers, seed].every((one) => Number.isSafeInteger(one) && Number(one) > 0);
  return isUsable && !values.help ? { orders: Number(orders), shoppers: Number(shoppers), seed: Number(seed), log: values.log } : null;
}

async function main(): Promise<number> {
  const options = readOptions();
  if (options === null) {
    console.error(USAGE);
    return 2;
  }
  const bin = await findPostgres();
  if (bin === undefined) throw new Error('The soak needs the binaries of PostgreSQL 15 or newer (Debian: apt-get install postgresql).');
  const line = makeProgressLine();
  const report = await withPostgres(
    bin,
    async (url, restartDatabase) =>
      runSoak({
        ...options,
        databaseUrl: await database(url, 'soak_shop'),
        providerUrl: await database(url, 'soak_company'),
        restartDatabase,
        progress: (done, { placed, soldOut, declined }) =>
          line.say(
            `${count(done)} of ${count(options.orders)} shoppers: ${count(placed)} orders, ${soldOut} sold out, ${declined} declined`,
          ),
      }),
    { durable: true },
  );
  line.end();
  print(report);
  if (options.log !== undefined) await writeFile(options.log, report.log);
  return report.problems.length === 0 ? 0 : 1;
}

function print({ told, faults, troubles, kills, restarts, seconds, ledger, giftCards, problems }: SoakReport): void {
  const shoppers = told.placed + told.soldOut + told.declined + told.wrong;
  console.log(`${count(shoppers)} shoppers in ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`);
  console.log(`  told: ${told.placed} orders, ${told.soldOut} sold out, ${told.declined} declined`);
  console.log(`  faults: ${[...faults].map(([fault, n]) => `${n} ${fault}`).join(', ')}`);
  console.log(`  ${kills} kills of the shop, ${restarts} restarts of the database`);
  console.log(
    `  tried again: ${troubles.unreachable} without an answer, ${troubles.unavailable} times 503, ${troubles.inProgress} times in progress, ${troubles.broken.length} times 500`,
  );
  for (const said of ledgerLines(ledger)) console.log(`  ${said}`);
  console.log(`  ${giftCards} gift cards used`);
  for (const problem of problems.slice(0, SHOWN_PROBLEMS)) console.log(`✗ ${problem}`);
  if (problems.length > SHOWN_PROBLEMS) console.log(`✗ and ${problems.length - SHOWN_PROBLEMS} more`);
  console.log(problems.length === 0 ? '✓ every book agrees' : `✗ ${problems.length} disagreements`);
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
