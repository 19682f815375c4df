// The template databases of one test run: on PostgreSQL what their names begin with, embedded ones below one directory; and their end.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { temporaryDirectory } from './running-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What the names of this run's template databases begin with. */
    templates: string;
    /** Where this run's data directories are that tests copy. */
    directories: string;
  }
}

/** Names them; returns what drops those that were made. */
export function setup({ provide }: TestProject): () => Promise<void> {
  const templates = `inkwell_template_${randomBytes(6).toString('hex')}`;
  provide('templates', templates);
  const directories = temporaryDirectory();
  provide('directories', directories.path);
  const { TEST_DATABASE_URL: connectionString } = process.env;
  return async () => {
    directories.remove();
    if (connectionString === undefined) return;
    const admin = new pg.Client({ connectionString });
    await admin.connect();
    const { rows } = await admin.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [templates]);
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.end();
  };
}
