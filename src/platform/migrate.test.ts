import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { testDatabase } from '#test/database';

let db: Db;
let folder = '';
beforeEach(async () => {
  db = await testDatabase();
  folder = join(await mkdtemp(join(tmpdir(), 'inkwell-migrations-')), 'migrations');
  mkdirSync(folder);
});
afterEach(async () => {
  await db.close();
  rmSync(join(folder, '..'), { recursive: true });
});

const write = (name: string, sql: string): void => writeFileSync(join(folder, name), sql);
const pets = async (): Promise<unknown[]> => (await db.raw('select name from pet order by name')).rows.map(({ name }) => name);

test('each file is applied once, in the order of its number', async () => {
  write('9002_second.sql', "insert into pet values ('Rex')");
  write('9001_first.sql', 'create table pet (name text primary key)');
  write('notes.sql', 'this is no migration');
  expect(await migrate(db, folder)).toEqual(['9001_first.sql', '9002_second.sql']);
  expect(await migrate(db, folder)).toEqual([]);
  write('9003_third.sql', "insert into pet values ('Ada')");
  expect(await migrate(db, folder)).toEqual(['9003_third.sql']);
  expect(await pets()).toEqual(['Ada', 'Rex']);
});

test('a file that was edited after it had been applied is refused by name', async () => {
  write('9001_first.sql', 'create table pet (name text primary key)');
  await migrate(db, folder);
  write('9001_first.sql', 'create table pet (name text primary key, age integer)');
  await expect(migrate(db, folder)).rejects.toThrow(
    'Migration 9001_first.sql was changed after it had been applied. Add a new one instead.',
  );
});

test('a file that fails leaves nothing of itself behind, and is tried again at the next start', async () => {
  write('9001_first.sql', 'create table pet (name text primary key)');
  write('9002_second.sql', "insert into pet values ('Rex'); insert into pet values ('Rex')");
  await expect(migrate(db, folder)).rejects.toThrow('9002_second.sql');
  expect(await pets()).toEqual([]);
  write('9002_second.sql', "insert into pet values ('Rex')");
  expect(await migrate(db, folder)).toEqual(['9002_second.sql']);
  expect(await pets()).toEqual(['Rex']);
});

test('two servers that start together apply each file once', async () => {
  write('9001_first.sql', 'create table pet (name text primary key); select pg_sleep(0.2)');
  write('9002_second.sql', "insert into pet values ('Rex')");
  const applied = await Promise.all([migrate(db, folder), migrate(db, folder)]);
  expect(applied.flat().toSorted()).toEqual(['9001_first.sql', '9002_second.sql']);
  expect(await pets()).toEqual(['Rex']);
});
