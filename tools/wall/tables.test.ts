import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SANDBOX_SCHEMA } from '../../src/providers/sandbox-provider/server/sandbox-schema.ts';
import { SHOP_SCHEMA } from '../../src/platform/migrate.ts';
import { readSchema, type Schema } from '../../src/platform/schema-files.ts';
import { sourceFiles } from './source-files.ts';
import { tableOwners, trespasses } from './tables.ts';

const ROOT = join(import.meta.dirname, '../..');
const SCHEMA = new Map(globSync('src/**/schema/*.sql', { cwd: ROOT }).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));

test('no capability’s statement, function or view touches a table of another', () => {
  // The demo puts accounts and their things where they belong, as the shop's own imports would. Measurements fill tables and count their rows.
  expect(trespasses(SCHEMA, sourceFiles(), ['demo', 'bench'])).toEqual([]);
});

test('each file of a schema is on one list, once, under a name of its own', async () => {
  const listed = await Promise.all([SHOP_SCHEMA, SANDBOX_SCHEMA].map(async (schema: Schema) => (await readSchema(schema)).first));
  const names = listed.flat().map(({ name }) => name);
  const standing = [...SCHEMA.keys()].map((file) => file.split('/').toSpliced(-2, 1).slice(-2).join('/'));
  expect(names.length).toBe(new Set(names).size);
  expect(new Set(names)).toEqual(new Set(standing));
});

test('tables come with the schema of a capability, never with a migration', () => {
  const folder = join(ROOT, 'db/migrations');
  const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const texts = new Map(migrations.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  expect(tableOwners(texts)).toEqual(new Map());
});

const TABLES = new Map([
  ['src/goods/catalog/schema/catalog.sql', 'create table product (item_id text); create view known_item as select item_id from product;'],
  ['src/finding/reviews/schema/reviews.sql', 'create table review (item_id text);'],
]);
const REVIEWS = 'src/finding/reviews/server/review-queries.ts';
const asking = (from: string) => new Map([[REVIEWS, `statement<x>('b', 'insert into review select item_id from ${from}')`]]);

test('a table of another is refused, and a view of it is a door', () => {
  expect(trespasses(TABLES, asking('product p'), [])).toEqual([{ file: REVIEWS, table: 'product', owner: 'catalog' }]);
  expect(trespasses(TABLES, asking('known_item p'), [])).toEqual([]);
});

test('so is one that a function of the database touches', () => {
  const functions = [
    'src/finding/reviews/schema/functions.sql',
    'create or replace function f() … update product set item_id = 1',
  ] as const;
  expect(trespasses(new Map([...TABLES, functions]), new Map(), []).map(({ file, table }) => [file, table])).toEqual([
    [functions[0], 'product'],
  ]);
});
