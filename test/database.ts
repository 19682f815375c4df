// A database per test file, migrated or empty: PGlite restored from a template, or a separate PostgreSQL database.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { PGlite } from '@electric-sql/pglite';
import type { Db } from '../src/platform/db.ts';
import { openEmbedded, overPGlite } from '../src/platform/embedded-db.ts';
import { migrate } from '../src/platform/migrate.ts';
import { openPostgres } from '../src/platform/postgres-db.ts';

let template: Promise<Blob> | undefined;

const { TEST_DATABASE_URL: POSTGRES = '' } = process.env;

/** On PostgreSQL when TEST_DATABASE_URL is set (its role may create databases), else embedded in memory. Close it when done. */
export async function testDatabase(): Promise<Db> {
  if (POSTGRES === '') return openEmbedded(undefined, { template: await (template ??= makeTemplate()) });
  const db = await postgresOfItsOwn(POSTGRES);
  await migrate(db);
  return db;
}

/** The same, but empty. */
export async function emptyDatabase(): Promise<Db> {
  return POSTGRES === '' ? openEmbedded(undefined) : postgresOfItsOwn(POSTGRES);
}

async function makeTemplate(): Promise<Blob> {
  const lite = await PGlite.create();
  await migrate(overPGlite(lite, async () => undefined));
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return dump;
}

async function postgresOfItsOwn(url: string): Promise<Db> {
  const name = `inkwell_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const target = new URL(url);
  target.pathname = `/${name}`;
  const db = await openPostgres(target.href, 10);
  return {
    ...db,
    async close() {
      await db.close();
      const last = new pg.Client({ connectionString: url });
      await last.connect();
      await last.query(`drop database ${name} with (force)`);
      await last.end();
    },
  };
}
