// 100,000 products of a Merchant feed are imported beside a shop that is in use: how long it takes, what memory, and how the shop answers.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { someAddresses } from './page-cases.ts';
import { client } from './shop-client.ts';
import type { Running } from './servers.ts';

const ROOT = join(import.meta.dirname, '..');
const MANY = 100_000;
const PAUSE_MS = 20;

interface Seen {
  readonly times: number[];
  failed: number;
}

export async function importBench(shop: Running, url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-import-'));
  try {
    const file = join(folder, 'many.tsv');
    const few = join(folder, 'few.tsv');
    await command(['tools/export.ts', few], url);
    multiply(few, file);
    await command(['tools/import.ts', file, '--dry-run'], url);
    const seen: Seen = { times: [], failed: 0 };
    const inUse = new AbortController();
    const shopping = useShop(shop.origin, seen, inUse.signal);
    const since = performance.now();
    const memoryMb = await command(['tools/import.ts', file], url);
    const seconds = (performance.now() - since) / 1_000;
    const during = [...seen.times];
    inUse.abort();
    await shopping;
    process.kill(shop.pid, 'SIGUSR2');
    await sleep(4000);
    report(seconds, memoryMb, during, seen.failed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies of the shop's own feed with numbers and names of their own. */
function multiply(few: string, file: string): void {
  const [head = '', ...rows] = readFileSync(few, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  const [id, title, part] = ['id', 'title', 'mpn'].map((name) => columns.indexOf(name));
  const lines = Array.from({ length: MANY }, (_, at) => {
    const cells = (rows[at % rows.length] ?? '').split('\t');
    const series = Math.floor(at / rows.length) + 1;
    return cells
      .map((cell, column) => {
        if (column === id || (column === part && cell !== '')) return `${cell}-${series}`;
        return column === title ? `${cell} series ${series}` : columns[column] === 'gtin' ? '' : cell;
      })
      .join('\t');
  });
  writeFileSync(file, [head, ...lines, ''].join('\n'));
}

/** Runs a command to its end; answers the most memory it held, in MB. */
async function command(args: readonly string[], url: string): Promise<number> {
  const child = spawn(process.execPath, ['--conditions=server', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)));
  let [memoryKb, code]: [number, number | null | undefined] = [0, undefined];
  child.once('exit', (ended) => (code = ended));
  while (code === undefined) {
    memoryKb = Math.max(memoryKb, heldKb(child.pid ?? 0));
    await sleep(200);
  }
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${String(code)}:\n${said}`);
  return memoryKb / 1_024;
}

/** The most a process has held so far; 0 once it is gone. */
function heldKb(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** What a shopper does: pages, searches, and a cart that grows. */
async function useShop(origin: string, seen: Seen, signal: AbortSignal): Promise<void> {
  const shopper = client(origin);
  const { product, category } = await someAddresses(shopper);
  const pages = ['/', category, product, '/search?q=paper', '/api/search?q=laser+printer&size=10', '/cc/api/checkout'];
  for (let turn = 0; !signal.aborted; turn += 1) {
    const path = pages[turn % pages.length] ?? '/';
    const adds = turn % 10 === 9;
    const since = performance.now();
    const { status } = adds
      ? await shopper.post('/cc/api/checkout/default/item', { items: [{ itemId: '246810', qty: 1 }] })
      : await shopper.get(path);
    seen.times.push(performance.now() - since);
    if (status >= 400) seen.failed += 1;
    await sleep(PAUSE_MS);
  }
}

function report(seconds: number, memoryMb: number, times: number[], failed: number): void {
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const held = (figure: number, most: number, unit: string): string =>
    `${figure.toFixed(0)} ${unit} (≤ ${most}) ${figure <= most ? '✓' : '✗'}`;
  console.log(`\n${MANY.toLocaleString('en-US')} products imported beside a shop in use
${held(seconds, 300, 's')}, ${held(memoryMb, 1_024, 'MB')} of the importer
the shop meanwhile, ${times.length} requests: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(0)} ms, p99 ${held(at(0.99), 500, 'ms')}, slowest ${at(1).toFixed(0)} ms${failed > 0 ? `, ${failed} failed ✗` : ''}`);
}
