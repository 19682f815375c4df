// npm run staff -- stock|stores|holidays import|export|check [FILE]: what staff keep beside the catalogue. `--help` says how.
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { exportDaysOff, importDaysOff, readDayOff } from '#delivery/server';
import { readStockRow, STOCK_COLUMNS } from '#inventory/rules';
import { checkStock, exportStockSheet, importStockSheet } from '#inventory/server';
import { readConfig } from '#platform/config';
import { openDb, type Db } from '#platform/db';
import { migrate } from '#platform/migrate';
import { checkStores, readStores, writeStores } from '#stores/server';
import type { StoreRecord } from '#catalog/rules';

const USAGE = `npm run staff -- WHAT DO [FILE]

  stock import FILE      counts from a CSV: ${STOCK_COLUMNS.join(', ')}
  stock export FILE      all shelves, the same columns and what is promised
  stock check            whether ledgers and allocations add up
  stores import FILE     stores from a JSON list, as stores export writes it
  stores export FILE     all stores with hours and exceptions
  stores check           hours, zips, positions, time zones
  holidays import FILE   days off from a CSV: country, region, day, worked (yes or no), name; replaces what staff said before
  holidays export FILE   those days, and the public holidays of this year as a comment column
  holidays check FILE    reads a CSV and writes nothing

The shop's database is DATABASE_URL, or the embedded one in DATA_DIR: stop the shop first then.
Exit status: 0 done, 1 something is wrong, 2 wrong use.`;

type Job = (db: Db, file: string) => Promise<readonly string[]>;

const JOBS: Readonly<Record<string, Job>> = {
  'stock import': async (db, file) => {
    const read = await rowsOf(file, readStockRow);
    if (read.problems.length > 0) return read.problems;
    const unknown = await importStockSheet(db, read.rows, basename(file).slice(0, 60));
    console.log(`${read.rows.length} rows read`);
    return unknown.map((itemId) => `item ${itemId} is not in the catalogue: left out`);
  },
  'stock export': async (db, file) => write(file, stringify([...(await exportStockSheet(db))], { header: true })),
  'stock check': (db) => checkStock(db),
  'stores import': async (db, file) => {
    const stores = JSON.parse(await readFile(file, 'utf8')) as readonly StoreRecord[]; // checked below, and by the table
    const problems = checkStores(stores);
    if (problems.length === 0) await db.transaction((tx) => writeStores(tx, stores));
    return problems;
  },
  'stores export': async (db, file) => write(file, `${JSON.stringify(await readStores(db), null, 2)}\n`),
  'stores check': async (db) => checkStores(await readStores(db)),
  'holidays import': async (db, file) => {
    const { rows, problems } = await rowsOf(file, readDayOff);
    if (problems.length === 0) await importDaysOff(db, rows);
    return problems;
  },
  'holidays export': async (db, file) => {
    const { own, public: known } = await exportDaysOff(db, new Date().getFullYear());
    const line = (kept: string) => (day: (typeof own)[number]) => ({ ...day, worked: day.worked ? 'yes' : 'no', kept });
    return write(file, stringify([...own.map(line('by staff')), ...known.map(line('by law'))], { header: true }));
  },
  'holidays check': async (_db, file) => (await rowsOf(file, readDayOff)).problems,
};

/** Rows by the names in the first line; each that cannot be read is named by its line. */
async function rowsOf<T extends object>(
  file: string,
  read: (cells: Readonly<Record<string, string | undefined>>) => T | string,
): Promise<{ readonly rows: readonly T[]; readonly problems: readonly string[] }> {
  const cells = parse(await readFile(file, 'utf8'), { bom: true, columns: true, skip_empty_lines: true }) as Record<string, string>[];
  const rows: T[] = [];
  const problems: string[] = [];
  for (const [at, row] of cells.entries()) {
    const one = read(row);
    if (typeof one === 'string') problems.push(`line ${at + 2}: ${one}`);
    else rows.push(one);
  }
  return { rows, problems };
}

async function write(file: string, text: string): Promise<readonly string[]> {
  await writeFile(file, text);
  console.log(`Written to ${file}`);
  return [];
}

async function main(): Promise<number> {
  const [what = '', verb = '', file = ''] = process.argv.slice(2);
  const job = JOBS[`${what} ${verb}`];
  const needsFile = verb !== 'check' || what === 'holidays';
  if (job === undefined || (needsFile && file === '')) {
    console.error(USAGE);
    return what === '--help' ? 0 : 2;
  }
  const db = await openDb(readConfig(process.env));
  try {
    await migrate(db);
    const problems = await job(db, file);
    for (const problem of problems) console.error(problem);
    console.log(problems.length === 0 ? 'Nothing is wrong' : `${problems.length} to look at`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
