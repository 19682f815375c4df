// A database per test file, empty, migrated or with the demo's catalogue: copied from a template, embedded or on PostgreSQL.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { loadDemoCatalogue } from '#demo/server';
import type { Db } from '../src/platform/db.ts';
import { openEmbedded, overPGlite } from '../src/platform/embedded-db.ts';
import { migrate } from '../src/platform/migrate.ts';
import { openPostgres } from '../src/platform/postgres-db.ts';

/** What a database begins with. */
type Content = 'migrated' | 'demo';

const { TEST_DATABASE_URL: POSTGRES = '' } = process.env;

/** On PostgreSQL when TEST_DATABASE_URL is set (its role may create databases), else embedded in memory. Close it when done. */
export async function testDatabase(content: Content = 'migrated'): Promise<Db> {
  const from = await template(content);
  return typeof from === 'string' ? postgresOfItsOwn(POSTGRES, from) : openEmbedded(undefined, { template: from });
}

/** The same, but empty. */
export async function emptyDatabase(): Promise<Db> {
  return POSTGRES === '' ? openEmbedded(undefined) : postgresOfItsOwn(POSTGRES, 'template1');
}

const templates = new Map<Content, Promise<Blob | string>>();

/** A dump, or a database's name on PostgreSQL. */
function template(content: Content): Promise<Blob | string> {
  const made = templates.get(content) ?? (POSTGRES === '' ? embeddedTemplate(content) : postgresTemplate(POSTGRES, content));
  templates.set(content, made);
  return made;
}

async function fill(db: Db, content: Content): Promise<void> {
  await migrate(db);
  if (content === 'demo') await loadDemoCatalogue(db, () => undefined);
}

async function embeddedTemplate(content: Content): Promise<Blob> {
  const lite = await PGlite.create();
  await fill(
    overPGlite(lite, async () => undefined),
    content,
  );
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return dump;
}

/** All workers of a run copy the same one; the first that needs it makes it. */
function postgresTemplate(url: string, content: Content): Promise<string> {
  const name = `${inject('templates')}_${content}`;
  return asAdmin(url, async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const begun = `${name}_begun`;
      await admin.query(`create database ${begun}`);
      const db = await openPostgres(addressOf(url, begun), 2);
      await fill(db, content).finally(() => db.close());
      await admin.query(`alter database ${begun} rename to ${name}`);
    }
    return name;
  });
}

async function postgresOfItsOwn(url: string, from: string): Promise<Db> {
  const name = `inkwell_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(url, (admin) => admin.query(`create database ${name} template ${from}`));
  const db = await openPostgres(addressOf(url, name), 10);
  return {
    ...db,
    async close() {
      await db.close();
      await asAdmin(url, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  return work(admin).finally(() => admin.end());
}

function addressOf(url: string, database: string): string {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return target.href;
}
