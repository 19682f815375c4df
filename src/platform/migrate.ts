// Brings a database up to date: numbered SQL files, forward only, each once, one process at a time.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db, Queries } from './db.ts';

export const MIGRATIONS = join(import.meta.dirname, '../../db/migrations');

/**
 * Held while a file is applied: of servers that start together, each waits for the other as long as it takes. The file itself may take as long, but
 * waits for no table longer than a minute: whoever wants the table meanwhile waits behind it.
 */
const TAKE_TURNS = `set local lock_timeout = 0; set local statement_timeout = 0; select pg_advisory_xact_lock(7201); set local lock_timeout = '60s'`;

/** Applies what is missing and returns the names. An applied file that was edited since is refused. */
export async function migrate(db: Db, directory = MIGRATIONS): Promise<readonly string[]> {
  await db.batch.script(`${TAKE_TURNS}; create table if not exists migration (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const files = (await readdir(directory)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort();
  // Whatever is here stays: most starts find all of it, and need no turn.
  const before = new Map((await db.raw('select name, hash from migration')).rows.map(({ name, hash }) => [name, hash]));
  const applied: string[] = [];
  for (const name of files) {
    const sql = await readFile(join(directory, name), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex').slice(0, 32);
    if (isApplied(name, hash, before.get(name))) continue;
    if (await db.batch.transaction((tx) => applyOnce(tx, { name, hash, sql }))) applied.push(name);
  }
  return applied;
}

function isApplied(name: string, hash: string, known: unknown): boolean {
  if (known !== undefined && known !== hash)
    throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`);
  return known !== undefined;
}

async function applyOnce(
  tx: Queries,
  { name, hash, sql }: { readonly name: string; readonly hash: string; readonly sql: string },
): Promise<boolean> {
  await tx.raw(TAKE_TURNS);
  const known = (await tx.raw('select hash from migration where name = $1', [name])).rows[0];
  if (isApplied(name, hash, known?.['hash'])) return false;
  await tx.raw(sql).catch((error: Error) => {
    throw new Error(`Migration ${name} failed: ${error.message}`, { cause: error });
  });
  await tx.raw('insert into migration (name, hash) values ($1, $2)', [name, hash]);
  return true;
}
