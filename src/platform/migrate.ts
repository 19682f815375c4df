// Brings a database up to date: numbered SQL files, forward only, each once, one process at a time.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from './db.ts';

export const MIGRATIONS = join(import.meta.dirname, '../../db/migrations');

/** Applies what is missing and returns the names. An applied file that was edited since is refused. */
export async function migrate(db: Db, directory = MIGRATIONS): Promise<readonly string[]> {
  await db.script(`create table if not exists migration (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const files = (await readdir(directory)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort();
  const applied: string[] = [];
  for (const name of files) {
    const sql = await readFile(join(directory, name), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex').slice(0, 32);
    const known = (await db.raw('select hash from migration where name = $1', [name])).rows[0];
    if (known) {
      if (known['hash'] !== hash) throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`);
      continue;
    }
    // Two servers that start together: the second waits here and then finds the row.
    await db.script(`select pg_advisory_xact_lock(7201); ${guarded(sql, name, hash)}`);
    applied.push(name);
  }
  return applied;
}

function guarded(sql: string, name: string, hash: string): string {
  return `insert into migration (name, hash) values ('${name}', '${hash}'); ${sql}`;
}
