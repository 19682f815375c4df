// Every call and page at 2,000 and at 100,000 goods: no request's work grows with the catalogue. What is measured is the server's CPU.
import { setTimeout as pause } from 'node:timers/promises';
import { ensureDemoAccounts, loadDemoCatalogue } from '#demo/server';
import { readConfig } from '#platform/config';
import { openDb } from '#platform/db';
import { migrate } from '#platform/migrate';
import { growthCases } from './growth-cases.ts';
import { measureWork, type Work } from './growth-work.ts';
import { multiplyCatalogue } from './multiply-catalogue.ts';
import { memoryMb } from './process-figures.ts';
import { startServer } from './servers.ts';

const SMALL = 2_000;
/** Fewer while something is being tried: `GROWTH_GOODS=20000 npm run bench -- growth`. */
const LARGE = Number(process.env['GROWTH_GOODS'] ?? 100_000);
/** Names of cases, when only some are being tried: `GROWTH_ONLY="category,contract: home"`. */
const ONLY = process.env['GROWTH_ONLY']?.split(',');
const MOST_TIMES = 2;
const MOST_MB = 700;
/** The index threads rest two minutes after their last work (decision 0441). */
const AT_REST_MS = 130_000;
/** So little CPU is mostly what the clock of the system counts by chance. */
const HARDLY_ANY_MS = 0.25;

/** `database` makes an empty database and answers its address. */
export async function growthBench(database: (name: string) => Promise<string>): Promise<void> {
  const small = await measureAt(SMALL, await database('growth_small'));
  const large = await measureAt(LARGE, await database('growth_large'));
  const goods = (count: number): string => count.toLocaleString('en-US');
  console.log(`\nGrowth\n\n| work | CPU ms at ${goods(SMALL)} | at ${goods(LARGE)} | times | |\n|---|---:|---:|---:|---|`);
  for (const [name, before] of small.cases) {
    const after = large.cases.get(name);
    if (after === undefined) continue;
    const times = after.cpuMs / Math.max(before.cpuMs, HARDLY_ANY_MS);
    const failed = before.failed + after.failed;
    const verdict = `${times <= MOST_TIMES ? `≤ ${MOST_TIMES} ✓` : `≤ ${MOST_TIMES} ✗`}${failed > 0 ? `, ${failed} failed ✗` : ''}`;
    console.log(`| ${name} | ${before.cpuMs.toFixed(2)} | ${after.cpuMs.toFixed(2)} | ${times.toFixed(1)} | ${verdict} |`);
  }
  const held = large.memoryMb <= MOST_MB ? '✓' : '✗';
  console.log(`\nMemory after use: ${small.memoryMb} MB, and ${large.memoryMb} MB at ${goods(LARGE)} goods (≤ ${MOST_MB}) ${held}`);
}

interface AtSize {
  readonly cases: ReadonlyMap<string, Work>;
  readonly memoryMb: number;
}

async function measureAt(goods: number, url: string): Promise<AtSize> {
  const password = await fill(goods, url);
  const shop = await startServer({ INKWELL_DEMO: 'no', DATABASE_URL: url });
  try {
    const cases = new Map<string, Work>();
    for (const one of await growthCases(shop.origin, password)) {
      if (ONLY !== undefined && !ONLY.includes(one.name)) continue;
      const work = await measureWork(one, shop);
      cases.set(one.name, work);
      console.log(`${one.name.padEnd(40)} ${work.cpuMs.toFixed(2).padStart(8)} ms CPU`);
    }
    await pause(AT_REST_MS);
    return { cases, memoryMb: memoryMb(shop.pid) };
  } finally {
    await shop.stop();
  }
}

/** Answers the password of the demo accounts. */
async function fill(goods: number, url: string): Promise<string> {
  const db = await openDb(readConfig({ DATABASE_URL: url }));
  try {
    await migrate(db);
    await loadDemoCatalogue(db, () => undefined);
    await multiplyCatalogue(db, goods);
    return await ensureDemoAccounts(db, undefined);
  } finally {
    await db.close();
  }
}
