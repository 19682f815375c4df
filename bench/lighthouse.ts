// What Lighthouse says of the pages a shopper lands on, as a phone on a slow line sees them: the median of three runs. Twice: with its usual
// slowdown of the processor, which makes a phone of a fast desktop, and with one that makes the same phone of this machine. Its documentation
// (docs/throttling.md, calibrating the multiplier) asks for that, since the usual one counts a slow machine's slowness twice; it names brackets
// of power, and the middle of one is our choice.
import lighthouseOf, { defaultConfig, type Result } from 'lighthouse';
import { findChromium } from '../tools/stages/chromium.mjs';
import { openBrowser } from '../e2e/support/chromium.ts';
import { blockingCpu } from './blocking-cpu.ts';
import { freePort } from './servers.ts';

/** Least scores out of 100. */
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof WANTED;
const CATEGORIES = Object.keys(WANTED) as Category[];

const RUNS = 3;

/** The usual slowdown, and the power of the machine it is meant for: the middle of what Lighthouse calls a high-end desktop (1,500 to 2,000). */
const USUAL_SLOWDOWN = 4;
const USUAL_POWER = 1_750;

interface LighthouseRow {
  readonly page: string;
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint and total blocking time in milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  /** The same of the CPU time of each task: what else the machine did meanwhile counts for nothing. */
  readonly cpuTbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** How fast this machine was just then (Lighthouse's benchmark index). */
  readonly power: number;
  /** Audits that cost points. */
  readonly faults: readonly string[];
}

/** Measures home, a category and a product of the shop at `origin`, and prints tables. */
export async function lighthouse(origin: string): Promise<void> {
  // The shop's pages are known by its name, not by the number of this machine.
  const shop = origin.replace('127.0.0.1', 'localhost');
  process.env['CHROME_PATH'] = await findChromium({ node: process.execPath, env: process.env });
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const pages = Object.entries(await landingPages(shop));
    const measure = async (slowdown: number): Promise<readonly LighthouseRow[]> => {
      const rows: LighthouseRow[] = [];
      for (const [page, path] of pages) rows.push(await medianOf(page, shop + path, port, slowdown));
      return rows;
    };
    const usual = await measure(USUAL_SLOWDOWN);
    print(`its usual slowdown of ${USUAL_SLOWDOWN}`, usual);
    const power = Math.max(...usual.map((row) => row.power));
    const slowdown = Math.round(Math.min(USUAL_SLOWDOWN, Math.max(1, (USUAL_SLOWDOWN * power) / USUAL_POWER)) * 10) / 10;
    const calibrated = await measure(slowdown);
    print(`a slowdown of ${slowdown}, calibrated: this machine's index is ${power}, the usual slowdown is for ${USUAL_POWER}`, calibrated);
  } finally {
    await browser.close();
  }
}

/** One page of each sort, as the shop itself links them. */
async function landingPages(shop: string): Promise<Readonly<Record<string, string>>> {
  const answer = async <T>(path: string, body?: object): Promise<T> => {
    const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', origin: shop } };
    return (await (await fetch(shop + path, init)).json()) as T;
  };
  const { departments } = await answer<{ departments: { href: string }[] }>('/api/navigation');
  const { tiles } = await answer<{ tiles: { href: string }[] }>('/api/listing', { page: 1, size: 1 });
  return { home: '/', category: departments[0]?.href ?? '', product: tiles[0]?.href ?? '' };
}

/** Runs differ, and the first on a browser just opened the most: the one in the middle speaks for the page. */
async function medianOf(page: string, url: string, port: number, slowdown: number): Promise<LighthouseRow> {
  const rows: LighthouseRow[] = [];
  for (let run = 0; run < RUNS; run += 1) rows.push(await measurePage(page, url, port, slowdown));
  const [middle] = rows.toSorted((a, b) => a.scores.performance - b.scores.performance).slice(Math.floor(RUNS / 2));
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}

async function measurePage(page: string, url: string, port: number, slowdown: number): Promise<LighthouseRow> {
  const { throttling } = defaultConfig.settings ?? {};
  const ran = await lighthouseOf(url, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    throttling: { ...throttling, cpuSlowdownMultiplier: slowdown },
  });
  if (ran === undefined) throw new Error(`Lighthouse did not answer for ${url}`);
  const { audits, categories, environment } = ran.lhr;
  const number = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    page,
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])) as LighthouseRow['scores'],
    lcp: Math.round(number('largest-contentful-paint')),
    tbt: Math.round(number('total-blocking-time')),
    cpuTbt: blockingCpu(ran.artifacts.Trace.traceEvents, slowdown),
    cls: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    power: environment.benchmarkIndex,
    faults: CATEGORIES.flatMap((id) => faultsOf(ran.lhr, id)),
  };
}

function faultsOf({ audits, categories }: Result, category: Category): string[] {
  const counted = (categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    if (audit === undefined || audit.score === null || audit.score >= 0.9) return [];
    return [`${category}: ${audit.title}${audit.displayValue === undefined ? '' : ` (${audit.displayValue})`}`];
  });
}

function print(slowdown: string, rows: readonly LighthouseRow[]): void {
  console.log(`\nLighthouse, mobile, with ${slowdown}`);
  console.log('page        performance  accessibility  best practices  SEO      LCP      TBT   of CPU  CLS');
  for (const { page, scores, lcp, tbt, cpuTbt, cls, faults } of rows) {
    const points = CATEGORIES.map((id) => `${scores[id]}${scores[id] < WANTED[id] ? ` < ${WANTED[id]}` : ''}`);
    const [performance = '', accessibility = '', practices = '', seo = ''] = points;
    console.log(
      `${page.padEnd(10)}  ${performance.padEnd(11)}  ${accessibility.padEnd(13)}  ${practices.padEnd(14)}  ${seo.padEnd(5)} ${String(lcp).padStart(5)} ms ${String(tbt).padStart(5)} ms ${String(cpuTbt).padStart(5)} ms  ${cls}`,
    );
    for (const fault of faults) console.log(`            ${fault}`);
  }
}

if (import.meta.main) await lighthouse(process.argv[2] ?? 'http://localhost:3000');
