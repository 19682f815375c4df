import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { parseMap, readImportMap } from './maps/read-map.ts';
import { importFile, type Imported } from '#test/intake';

const MAP = join(import.meta.dirname, '../../../../maps/icecat.json');
let db: Db;
let directory: string;
beforeAll(async () => {
  db = await testDatabase();
  directory = await mkdtemp(join(tmpdir(), 'inkwell-import-'));
});
afterAll(() => db.close());

const ROWS = [
  {
    id: '1',
    name: 'TN-1',
    title: 'Xerox TN-1 toner cartridge Black',
    supplier: 'Xerox',
    price: 4995,
    attr_t_compatibility: 'Phaser 1\\nPhaser 2',
  },
  { id: '2', name: 'M1', title: 'Sandberg mouse', supplier: 'Sandberg', price: 995, attr_t_product_colour: 'Black' },
  { id: '3', title: '', price: 1 },
];
const LINES = [
  ...ROWS.map((row) => JSON.stringify(row)),
  'not json',
  '',
  JSON.stringify({ ...ROWS[0], price: 1 }),
  JSON.stringify({ id: '4', name: 'P', title: 'Line\u2028separator paper notebook squared A4', supplier: 'Leitz', price: 300 }),
];

async function run(lines: readonly string[] | string, options: { dryRun?: boolean; skipBadRows?: boolean } = {}): Promise<Imported> {
  const path = typeof lines === 'string' ? lines : join(directory, 'catalogue.jsonl');
  if (typeof lines !== 'string') await writeFile(path, lines.join('\n'));
  return importFile(db, path, { map: await readImportMap(MAP), ...options });
}

const countOf = async (table: string) => Number((await db.raw(`select count(*) as n from ${table}`)).rows[0]?.['n']);

test('a dry run reports what would happen and writes nothing', async () => {
  const { summary } = await run(LINES, { dryRun: true, skipBadRows: true });
  expect(summary).toEqual({ rows: 6, added: 3, changed: 0, unchanged: 0, wrong: 3, skipped: 0 });
  expect([await countOf('product'), await countOf('category')]).toEqual([0, 0]);
});

test('a file with invalid rows writes nothing', async () => {
  const { summary, problems } = await run(LINES);
  expect(summary).toEqual({ rows: 6, added: 0, changed: 0, unchanged: 0, wrong: 3, skipped: 0 });
  expect(problems).toHaveLength(3);
  expect([await countOf('product'), await countOf('category'), await countOf('intake_progress')]).toEqual([0, 0, 0]);
});

test('with skipBadRows valid rows are written and invalid ones reported with their number', async () => {
  const { summary, problems } = await run(LINES, { skipBadRows: true });
  expect(summary).toEqual({ rows: 6, added: 3, changed: 0, unchanged: 0, wrong: 3, skipped: 0 });
  expect(problems).toEqual([
    [3, 'item 3 has no name'],
    [4, 'it is not a JSON object'],
    [6, 'item 1 stands in row 1 already'],
  ]);
  const { rows } = await db.raw(`select category_id, related -> 'fits' as fits from product where item_id = '1'`);
  expect(rows).toEqual([{ category_id: 'toner', fits: ['Phaser 1', 'Phaser 2'] }]);
  expect((await db.raw(`select currency, base from price where item_id = '1' order by currency`)).rows).toEqual([
    { currency: 'CAD', base: 6799 },
    { currency: 'USD', base: 4995 },
  ]);
});

test('the same file again changes nothing, gzip or not; a changed row updates its product but not the stock', async () => {
  await db.raw(`update stock set on_hand = 1 where item_id = '1' and location = 'US'`);
  const zipped = join(directory, 'catalogue.jsonl.gz');
  await writeFile(zipped, gzipSync(LINES.join('\n')));
  expect((await run(zipped, { skipBadRows: true })).summary).toMatchObject({ added: 0, changed: 0, unchanged: 3, wrong: 3 });
  expect((await run([JSON.stringify({ ...ROWS[0], price: 5995 })])).summary).toMatchObject({ added: 0, changed: 1 });
  expect((await db.raw(`select on_hand from stock where item_id = '1' and location = 'US'`)).rows).toEqual([{ on_hand: 1 }]);
});

test('a missing or truncated file ends the import with an error', async () => {
  await expect(run(join(directory, 'nowhere.jsonl'))).rejects.toThrow(/ENOENT/);
  const broken = join(directory, 'broken.gz');
  await writeFile(broken, gzipSync(LINES.join('\n')).subarray(0, 60));
  await expect(run(broken)).rejects.toThrow(/unexpected end/);
});

test('reading a map reports every mistake in it', () => {
  expect(parseMap('{')).toEqual({ wrong: [expect.stringMatching(/^it is not JSON/)] });
  expect(parseMap('{"name":"x"}').wrong?.join()).toMatch(/categories/);
  const map = {
    name: 'x',
    categories: [],
    categoryRules: [{ category: 'a', where: { title: '(' } }],
    otherwise: 'b',
    fields: { itemId: [{ field: 'id' }], partNumber: [{ field: 'id' }], brand: [{ field: 'b' }] },
    text: { 'en-US': { name: [{ field: 't' }] } },
    price: { field: 'p', unit: 'cents', lists: {} },
  };
  expect(parseMap(JSON.stringify(map)).wrong).toEqual([
    'category b is used but not defined under /categories',
    'category a is used but not defined under /categories',
    expect.stringMatching(/^pattern \(/),
  ]);
});
