// Brings a database up to date: schema files once, then migrations, then functions that have changed; one process at a time.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db, Queries } from './db.ts';
import { isFunctions, namesIn, readSchema, type Schema, type SchemaFile, type SchemaFiles } from './schema-files.ts';

const ROOT = join(import.meta.dirname, '../..');

export const SHOP_SCHEMA: Schema = {
  list: join(ROOT, 'db/schema.txt'),
  root: join(ROOT, 'src'),
  migrations: join(ROOT, 'db/migrations'),
  replaces: {
    files: 89,
    last: '0266_what_follows_an_order.sql',
    lacks: join(ROOT, 'db/old-numbering.sql'),
    holds: join(ROOT, 'db/old-numbering.txt'),
  },
};

/**
 * Lock for applying files: servers that start together wait for each other without limit. A file may run without limit too, but waits at most a
 * minute for a table, because shoppers' queries queue behind it.
 */
const TAKE_TURNS = `set local lock_timeout = 0; set local statement_timeout = 0; select pg_advisory_xact_lock(7201); set local lock_timeout = '60s'`;

const RECORD = `create table if not exists schema_file (name text primary key, hash text not null, applied_at timestamptz not null default now())`;

/** Hashes of the applied files, by name. */
type Applied = ReadonlyMap<string, string>;

/** Files that are applied in one transaction. */
interface Step {
  readonly files: readonly SchemaFile[];
  isDue(file: SchemaFile, applied: Applied): boolean;
}

const isNew: Step['isDue'] = ({ name }, applied) => !applied.has(name);
const hasChanged: Step['isDue'] = ({ name, hash }, applied) => applied.has(name) && applied.get(name) !== hash;

/**
 * Applies the missing files and returns their names: new files of the list, then migrations, then changed functions.
 * @throws when an applied file was edited since, when the database is newer than this program, or when it is in the middle of the old numbering
 */
export async function migrate(db: Db, schema = SHOP_SCHEMA): Promise<readonly string[]> {
  const files = await readSchema(schema);
  await db.batch.script(`${TAKE_TURNS}; ${RECORD}`);
  // Most starts find everything applied and need no lock.
  const before = await appliedTo(db, files);
  if (await hasFormerNames(db, files)) await db.batch.transaction((tx) => rename(tx, files));
  const steps: readonly Step[] = [
    { files: files.first, isDue: isNew },
    ...files.later.map((file) => ({ files: [file], isDue: isNew })),
    { files: files.first.filter(isFunctions), isDue: hasChanged },
  ];
  const names: string[] = [];
  for (const step of steps)
    if (step.files.some((file) => step.isDue(file, before)))
      names.push(...(await db.batch.transaction((tx) => take(tx, { step, files, schema }))));
  return names;
}

/** Whether the database knows a file by the name it had in another capability. */
async function hasFormerNames(db: Queries, { first }: SchemaFiles): Promise<boolean> {
  const former = first.flatMap(({ formerNames }) => formerNames);
  return former.length > 0 && (await db.raw('select 1 from schema_file where name = any ($1) limit 1', [former])).rows.length > 0;
}

/** Renames the records of files that moved to another capability, once this program may start. */
async function rename(tx: Queries, files: SchemaFiles): Promise<void> {
  await tx.raw(TAKE_TURNS);
  await appliedTo(tx, files);
  for (const { name, formerNames } of files.first)
    if (formerNames.length > 0) await tx.raw('update schema_file set name = $1 where name = any ($2)', [name, formerNames]);
}

interface Taking {
  readonly step: Step;
  readonly files: SchemaFiles;
  readonly schema: Schema;
}

async function take(tx: Queries, { step, files, schema }: Taking): Promise<readonly string[]> {
  await tx.raw(TAKE_TURNS);
  await adopt(tx, files, schema);
  const applied = await appliedTo(tx, files);
  const due = step.files.filter((file) => step.isDue(file, applied));
  for (const { name, sql } of due)
    await tx.raw(sql).catch((error: Error) => {
      throw new Error(`${name} failed: ${error.message}`, { cause: error });
    });
  await note(tx, due);
  return due.map(({ name }) => name);
}

/** Adopts a database that has all of the old numbering: it gets the later changes to its tables. */
async function adopt(tx: Queries, { first }: SchemaFiles, { replaces, root }: Schema): Promise<void> {
  const { files, last, lacks, holds } = replaces;
  const { rows } = await tx.raw(`select to_regclass('migration')::text as old`);
  if (rows[0]?.['old'] === null) return;
  // A program of the old numbering that starts on this database creates its table again, and then fails.
  const { rows: known } = await tx.raw('select 1 from schema_file limit 1');
  if (known.length > 0) return void (await tx.raw('drop table migration'));
  const names = (await tx.raw('select name from migration order by name')).rows.map(({ name }) => String(name));
  if (names.length !== files || names.at(-1) !== last)
    throw new Error(
      `This database was made before the schema began anew, and lacks migrations of that time: it has ${names.length} of ${files}, the last is ` +
        `${names.at(-1) ?? 'none'}. Start it once with the version whose last migration is ${last}, then this one takes it over. ` +
        `Or start on an empty database: that loses everything but the catalogue, which that version exports (npm run export) and this one imports.`,
    );
  if (lacks !== undefined) await tx.raw(await readFile(lacks, 'utf8'));
  const made = holds === undefined ? undefined : await namesIn(holds, root);
  await note(
    tx,
    first.filter((file) => !isFunctions(file) && made?.has(file.name) !== false),
  );
  await tx.raw('drop table migration');
}

async function note(tx: Queries, files: readonly SchemaFile[]): Promise<void> {
  await tx.raw(
    `insert into schema_file (name, hash) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
    [files.map(({ name }) => name), files.map(({ hash }) => hash)],
  );
}

/**
 * The applied files by the names they have now.
 * @throws when the applied files differ from this program's files
 */
async function appliedTo(db: Queries, { first, later }: SchemaFiles): Promise<Applied> {
  const nameNow = new Map(first.flatMap(({ name, formerNames }) => formerNames.map((former): [string, string] => [former, name])));
  const own = new Map([...first, ...later].map((file) => [file.name, file]));
  const { rows } = await db.raw('select name, hash from schema_file');
  const applied = new Map(rows.map(({ name, hash }) => [nameNow.get(String(name)) ?? String(name), String(hash)]));
  for (const [name, hash] of applied) {
    if (isFunctions({ name })) continue;
    const file = own.get(name);
    if (file === undefined)
      throw new Error(`The database is ahead of this program, which has no ${name}. Start the version that applied it, or a later one.`);
    if (file.hash !== hash) throw new Error(`${name} was changed after it had been applied. Add a migration instead (db/README.md).`);
  }
  return applied;
}
