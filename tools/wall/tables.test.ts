import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { trespasses } from './tables.ts';

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url);

/** Tables that nobody’s statements write, and who fills and reads them. */
const FILLED_ELSEWHERE: Readonly<Record<string, string>> = {
  budget_center: 'budgets reads what the demo, or the account’s own books, put there',
  stock_ledger: 'inventory reads the entries that its own triggers write',
};

test('no capability’s statement touches a table of another', () => {
  const migrations = readdirSync(MIGRATIONS)
    .toSorted()
    .map((name) => readFileSync(new URL(name, MIGRATIONS), 'utf8'));
  // The demo puts accounts and their things where they belong, as the shop's own imports would.
  const found = trespasses(migrations, sourceFiles(), ['demo']);
  expect(found.filter(({ table }) => FILLED_ELSEWHERE[table] === undefined)).toEqual([]);
});

const TABLES = [
  'create table product (item_id text);',
  'create table review (item_id text);',
  'create view known_item as select item_id from product;',
];
const CATALOG = ['src/goods/catalog/server/catalog-queries.ts', "statement<x>('a', 'insert into product (item_id) values ($1)')"] as const;
const reviews = (from: string) =>
  ['src/finding/reviews/server/review-queries.ts', `statement<x>('b', 'insert into review select item_id from ${from}')`] as const;

test('a table of another is refused, and a view of it is a door', () => {
  expect(trespasses(TABLES, new Map([CATALOG, reviews('product p')]), [])).toEqual([
    { file: 'src/finding/reviews/server/review-queries.ts', table: 'product', owner: 'catalog' },
  ]);
  expect(trespasses(TABLES, new Map([CATALOG, reviews('known_item p')]), [])).toEqual([]);
});

test('a table that two write is refused in both', () => {
  const other = ['src/finding/search/server/search-queries.ts', "statement<x>('c', 'update product set item_id = $1')"] as const;
  expect(trespasses(TABLES, new Map([CATALOG, other]), []).map(({ file, owner }) => [file, owner])).toEqual([
    [CATALOG[0], null],
    [other[0], null],
  ]);
});
