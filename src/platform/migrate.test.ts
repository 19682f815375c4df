import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema-files.ts';
import { emptyDatabase } from '#test/database';

let db: Db;
let folder = '';
let schema: Schema;
beforeAll(async () => {
  db = await emptyDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.raw('drop schema public cascade; create schema public');
  folder = await mkdtemp(join(tmpdir(), 'inkwell-schema-'));
  schema = {
    list: join(folder, 'schema.txt'),
    root: folder,
    migrations: join(folder, 'migrations'),
    replaces: { files: 2, last: '0002_names.sql' },
  };
  mkdirSync(join(folder, 'migrations'));
  write('pets/schema/pets.sql', PETS);
  write('pets/schema/functions.sql', loud('upper(called)'));
  write('schema.txt', '# All there is.\npets/schema/pets.sql\npets/schema/functions.sql # how they are called\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const PETS = '-- Who lives here.\ncreate table pet (name text primary key);\n';
const loud = (how: string): string =>
  `create or replace function loud(called text) returns text language plpgsql as $$ begin return ${how}; end $$;\n`;

function write(name: string, sql: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), sql);
}

const column = async (sql: string): Promise<unknown[]> => (await db.raw(sql)).rows.flatMap((row) => Object.values(row));
const pets = (): Promise<unknown[]> => column('select name from pet order by name');
const calledOut = (): Promise<unknown[]> => column(`select loud('Rex')`);

const FIRST = ['pets/pets.sql', 'pets/functions.sql'];

test('an empty database gets the files of the list in order, then migrations by number', async () => {
  write('migrations/0002_second.sql', "insert into pet values (loud('Rex'))");
  write('migrations/0001_first.sql', "insert into pet values ('Ada')");
  write('migrations/notes.sql', 'this is no migration');
  expect(await migrate(db, schema)).toEqual([...FIRST, '0001_first.sql', '0002_second.sql']);
  expect(await migrate(db, schema)).toEqual([]);
  write('migrations/0003_third.sql', "insert into pet values ('Zoe')");
  expect(await migrate(db, schema)).toEqual(['0003_third.sql']);
  expect(await pets()).toEqual(['Ada', 'REX', 'Zoe']);
});

test('functions are applied again when their file has changed, after the new migrations', async () => {
  await migrate(db, schema);
  write('pets/schema/functions.sql', `${loud(`(select sound from pet where name = called)`)}\nselect sound from pet;`);
  write('migrations/0001_sounds.sql', "alter table pet add column sound text; insert into pet values ('Rex', 'woof')");
  expect(await migrate(db, schema)).toEqual(['0001_sounds.sql', 'pets/functions.sql']);
  expect(await calledOut()).toEqual(['woof']);
  expect(await migrate(db, schema)).toEqual([]);
});

test('a capability added later brings its tables and functions, at any place in the list', async () => {
  await migrate(db, schema);
  write('toys/schema/toys.sql', 'create table toy (pet text references pet)');
  write('toys/schema/functions.sql', loud('lower(called)').replace('loud', 'quiet'));
  write('schema.txt', 'pets/schema/pets.sql\npets/schema/functions.sql\ntoys/schema/toys.sql\ntoys/schema/functions.sql');
  expect(await migrate(db, schema)).toEqual(['toys/toys.sql', 'toys/functions.sql']);
  expect(await column(`select quiet('Rex')`)).toEqual(['rex']);
});

test('a capability that moves to another area keeps its tables', async () => {
  await migrate(db, schema);
  write('people/pets/schema/pets.sql', PETS);
  write('people/pets/schema/functions.sql', loud('upper(called)'));
  write('schema.txt', 'people/pets/schema/pets.sql\npeople/pets/schema/functions.sql');
  expect(await migrate(db, schema)).toEqual([]);
});

test.for(['pets/schema/pets.sql', 'migrations/0001_first.sql'])(
  '%s that was edited after it had been applied is refused by name',
  async (path) => {
    write('migrations/0001_first.sql', 'create table first (name text);\n');
    await migrate(db, schema);
    write(path, `create table other (name text);\n`);
    await expect(migrate(db, schema)).rejects.toThrow(
      /(pets\.sql|0001_first\.sql) was changed after it had been applied\. Add a migration instead/,
    );
  },
);

test('a file that moved to another capability gets its new name, and is neither applied again nor refused', async () => {
  await migrate(db, schema);
  write('animals/schema/pets.sql', PETS);
  write('schema.txt', 'animals/schema/pets.sql\npets/schema/functions.sql');
  await expect(migrate(db, schema)).rejects.toThrow('no pets/pets.sql');
  write('schema.txt', 'animals/schema/pets.sql was: pets/pets.sql\npets/schema/functions.sql');
  expect(await migrate(db, schema)).toEqual([]);
  expect(await column('select name from schema_file order by name')).toEqual(['animals/pets.sql', 'pets/functions.sql']);
});

test('a start that is refused renames nothing: the program of before still starts', async () => {
  await migrate(db, schema);
  write('animals/schema/pets.sql', PETS.replace('create table', 'create unlogged table'));
  write('schema.txt', 'animals/schema/pets.sql was: pets/pets.sql\npets/schema/functions.sql');
  await expect(migrate(db, schema)).rejects.toThrow('animals/pets.sql was changed after it had been applied');
  write('schema.txt', 'pets/schema/pets.sql\npets/schema/functions.sql');
  expect(await migrate(db, schema)).toEqual([]);
});

test('a file that moved twice is known by both of its former names', async () => {
  await migrate(db, schema);
  write('zoo/schema/pets.sql', PETS);
  write('schema.txt', 'zoo/schema/pets.sql was: pets/pets.sql animals/pets.sql\npets/schema/functions.sql');
  expect(await migrate(db, schema)).toEqual([]);
  await db.raw(`update schema_file set name = 'animals/pets.sql' where name = 'zoo/pets.sql'`);
  expect(await migrate(db, schema)).toEqual([]);
  expect(await column('select name from schema_file order by name')).toEqual(['pets/functions.sql', 'zoo/pets.sql']);
});

test('a line of the list that is no path is refused by its text', async () => {
  write('schema.txt', 'pets/schema/pets.sql were: pets/pets.sql');
  await expect(migrate(db, schema)).rejects.toThrow('schema.txt: "pets/schema/pets.sql were: pets/pets.sql" is no path');
});

test('comments in an applied file may change', async () => {
  await migrate(db, schema);
  write('pets/schema/pets.sql', PETS.replace('Who lives here.', 'The animals of the house.'));
  expect(await migrate(db, schema)).toEqual([]);
});

test('a failed migration leaves nothing behind, and is retried at the next start', async () => {
  write('migrations/0001_first.sql', "insert into pet values ('Rex'); insert into pet values ('Rex')");
  await expect(migrate(db, schema)).rejects.toThrow('0001_first.sql failed: duplicate key');
  expect(await pets()).toEqual([]);
  write('migrations/0001_first.sql', "insert into pet values ('Rex')");
  expect(await migrate(db, schema)).toEqual(['0001_first.sql']);
  expect(await pets()).toEqual(['Rex']);
});

test('when one file of the list fails, none is applied', async () => {
  write('toys/schema/toys.sql', 'create table toy (pet text references nobody)');
  write('schema.txt', 'pets/schema/pets.sql\ntoys/schema/toys.sql');
  await expect(migrate(db, schema)).rejects.toThrow('toys/toys.sql failed: relation "nobody" does not exist');
  expect(await column(`select to_regclass('pet')`)).toEqual([null]);
});

test('when functions fail, the old ones stay', async () => {
  await migrate(db, schema);
  write('pets/schema/functions.sql', `${loud('lower(called)')} select 1 from nowhere;`);
  await expect(migrate(db, schema)).rejects.toThrow('pets/functions.sql failed');
  expect(await calledOut()).toEqual(['REX']);
});

test('servers that start together apply each file once', async () => {
  write('pets/schema/pets.sql', `${PETS} select pg_sleep(0.2);`);
  write('migrations/0001_first.sql', "insert into pet values ('Rex')");
  const applied = await Promise.all([migrate(db, schema), migrate(db, schema), migrate(db, schema)]);
  expect(applied.flat().toSorted()).toEqual([...FIRST, '0001_first.sql'].toSorted());
  write('pets/schema/functions.sql', loud('lower(called)'));
  expect((await Promise.all([migrate(db, schema), migrate(db, schema)])).flat()).toEqual(['pets/functions.sql']);
  expect(await pets()).toEqual(['Rex']);
});

test('a database of a newer program is refused with the name of the unknown file', async () => {
  write('migrations/0001_first.sql', "insert into pet values ('Rex')");
  await migrate(db, schema);
  rmSync(join(folder, 'migrations/0001_first.sql'));
  await expect(migrate(db, schema)).rejects.toThrow(
    'The database is ahead of this program, which has no 0001_first.sql. Start the version that applied it, or a later one.',
  );
});

/** A database as versions before the list left it. */
async function oldDatabase(...names: string[]): Promise<void> {
  await db.raw('create table migration (name text primary key, hash text not null)');
  await db.raw(PETS);
  await db.raw("insert into pet values ('Rex')");
  await db.raw('insert into migration select name, name from unnest($1::text[]) as name', [names]);
}

test('a complete database of the old numbering is adopted with its data', async () => {
  await oldDatabase('0001_pets.sql', '0002_names.sql');
  write('migrations/0001_first.sql', "insert into pet values ('Ada')");
  expect(await migrate(db, schema)).toEqual(['pets/functions.sql', '0001_first.sql']);
  expect(await pets()).toEqual(['Ada', 'Rex']);
  expect(await calledOut()).toEqual(['REX']);
  expect(await migrate(db, schema)).toEqual([]);
});

test.for([
  [['0001_pets.sql'], 'it has 1 of 2, the last is 0001_pets.sql'],
  [['0002_names.sql'], 'it has 1 of 2, the last is 0002_names.sql'],
  [[], 'it has 0 of 2, the last is none'],
] as const)('a database in the middle of the old numbering (%s) is left alone, and says what to do', async ([names, state]) => {
  await oldDatabase(...names);
  const refused = await migrate(db, schema).catch((error: Error) => error.message);
  expect(refused).toContain(state);
  expect(refused).toContain('Start it once with the version whose last migration is 0002_names.sql');
  expect(await column('select count(*)::integer from schema_file')).toEqual([0]);
  expect(await column('select name from migration order by name')).toEqual(names);
});

test('an adopted database gets later changes and later capabilities', async () => {
  await oldDatabase('0001_pets.sql', '0002_names.sql');
  write('lacks.sql', 'alter table pet add column age integer');
  write('holds.txt', 'pets/schema/pets.sql');
  write('toys/schema/toys.sql', 'create table toy (pet text references pet)');
  write('schema.txt', 'pets/schema/pets.sql\npets/schema/functions.sql\ntoys/schema/toys.sql');
  const replaces = { ...schema.replaces, lacks: join(folder, 'lacks.sql'), holds: join(folder, 'holds.txt') };
  expect(await migrate(db, { ...schema, replaces })).toEqual(['pets/functions.sql', 'toys/toys.sql']);
  expect(await column('select age from pet')).toEqual([null]);
  expect(await column('select count(*)::integer from toy')).toEqual([0]);
});

test('an old program that starts after the adoption does not block later migrations', async () => {
  await migrate(db, schema);
  await db.raw('create table migration (name text primary key, hash text not null)');
  write('migrations/0001_first.sql', "insert into pet values ('Ada')");
  expect(await migrate(db, schema)).toEqual(['0001_first.sql']);
  expect(await column(`select to_regclass('migration')`)).toEqual([null]);
});
