// An import that was killed at any moment resumes and ends with the same result.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb } from '#platform/db';
import { startedDirectory } from '#test/embedded-directory';
import { makeFiles } from '#test/intake';
import type { temporaryDirectory } from '#test/running-shop';

const TOOL = join(import.meta.dirname, '../../../../tools/import.ts');
const DYING = join(import.meta.dirname, '../../../../test/killed-import.test-child.ts');
const ROWS = 6_000;
let directory: ReturnType<typeof temporaryDirectory>;
let path: string;
beforeAll(async () => {
  directory = await startedDirectory();
  const rows = Array.from({ length: ROWS }, (_none, at) => `N${at}\tPen ${at}\t${at % 90}.99 USD\tin stock\tWriting > Pens ${at % 40}`);
  path = await (await makeFiles())('feed.tsv', `id\ttitle\tprice\tavailability\tproduct type\n${rows.join('\n')}\n`);
});
afterAll(() => directory.remove());

/** Runs a program of the shop with its own embedded database on disk, on any test engine. */
async function run(program: string, ...args: readonly string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: directory.path };
  const child = spawn(process.execPath, ['--conditions=server', program, path, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, said };
}

async function countNow(): Promise<{ products: number; lastRow: number | undefined }> {
  const db = await openDb({ databaseUrl: undefined, dataDir: directory.path, databasePool: 2 });
  try {
    const { rows } = await db.raw(
      'select (select count(*) from product)::integer as products, (select max(last_row) from intake_progress) as last_row',
    );
    return { products: Number(rows[0]?.['products']), lastRow: (rows[0]?.['last_row'] as number | null) ?? undefined };
  } finally {
    await db.close();
  }
}

test('an import killed again and again resumes with --resume and ends with every product once', { timeout: 180_000 }, async () => {
  const kills = [
    { batch: 1, moment: 'open', kept: 0 },
    { batch: 2, moment: 'written', kept: 1_000 },
    { batch: 4, moment: 'open', kept: 2_500 },
    { batch: 3, moment: 'written', kept: 4_000 },
  ];
  for (const { batch, moment, kept } of kills) {
    const { code, signal } = await run(DYING, String(batch), moment);
    expect([code, signal]).toEqual([null, 'SIGKILL']);
    // The header is row 1. Products and progress agree.
    expect(await countNow()).toEqual({ products: kept, lastRow: kept === 0 ? undefined : kept + 1 });
  }

  const { code, said } = await run(TOOL, '--resume');
  expect(said).toContain('Going on after row 4,001');
  expect(said).toContain('2,000 new, 0 changed, 0 unchanged, 0 wrong');
  expect(code).toBe(0);
  expect(await countNow()).toEqual({ products: ROWS, lastRow: undefined });
});
