// An import that is killed at any moment goes on where it stopped, and ends as if nothing had happened.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb } from '#platform/db';
import { migrate } from '#platform/migrate';
import { makeFiles } from './intake.test-support.ts';

const TOOL = join(import.meta.dirname, '../../../tools/import.ts');
const ROWS = 6_000;
let directory: string;
let path: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'inkwell-killed-'));
  const db = await openDb({ databaseUrl: undefined, dataDir: directory, databasePool: 2 });
  await migrate(db);
  await db.close();
  const rows = Array.from({ length: ROWS }, (_none, at) => `N${at}\tPen ${at}\t${at % 90}.99 USD\tin stock\tWriting > Pens ${at % 40}`);
  path = await (await makeFiles())('feed.tsv', `id\ttitle\tprice\tavailability\tproduct type\n${rows.join('\n')}\n`);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

function start(...more: readonly string[]) {
  // A database of its own on the disk, whichever one the tests run on.
  const env = { PATH: process.env['PATH'], DATA_DIR: directory };
  const child = spawn(process.execPath, ['--conditions=server', TOOL, path, ...more], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { child, ended: once(child, 'close').then(([code]: readonly unknown[]) => ({ code, said })) };
}

async function countNow(): Promise<{ products: number; lastRow: number | undefined }> {
  const db = await openDb({ databaseUrl: undefined, dataDir: directory, databasePool: 2 });
  try {
    const { rows } = await db.raw(
      'select (select count(*) from product)::integer as products, (select max(last_row) from intake_progress) as last_row',
    );
    return { products: Number(rows[0]?.['products']), lastRow: (rows[0]?.['last_row'] as number | null) ?? undefined };
  } finally {
    await db.close();
  }
}

test('killed in the middle, it goes on with --resume and ends with every product once', { timeout: 180_000 }, async () => {
  // Killed a little later each time, until it was while rows were being written.
  let before = { products: 0, lastRow: undefined as number | undefined };
  for (let patience = 1_500; before.lastRow === undefined && patience < 30_000; patience += 700) {
    const { child, ended } = start();
    await Promise.race([pause(patience), ended]);
    child.kill('SIGKILL');
    await ended;
    before = await countNow();
    if (before.products === ROWS) throw new Error('The import ended before it could be killed');
  }
  // The header is row 1: what is written and what is known of it are one.
  expect(before.products).toBe((before.lastRow ?? 0) - 1);

  const { code, said } = await start('--resume').ended;
  expect(said).toContain(`Going on after row ${(before.lastRow ?? 0).toLocaleString('en-US')}`);
  expect(said).toContain(`${(ROWS - before.products).toLocaleString('en-US')} new, 0 changed, 0 unchanged, 0 wrong`);
  expect(code).toBe(0);
  expect(await countNow()).toEqual({ products: ROWS, lastRow: undefined });
});
