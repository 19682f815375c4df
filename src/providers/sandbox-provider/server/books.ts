// The sandbox's database: a schema of the shop's PostgreSQL, or a directory, or memory.
import type { Config } from '#platform/config';
import { openDb, type Db, type Queries } from '#platform/db';
import { migrate } from '#platform/migrate';
import { startPatience } from '#platform/start-patience';
import { SANDBOX_SCHEMA } from './sandbox-schema.ts';

const SCHEMA = 'sandbox_provider';
const CONNECTIONS = 6;

/** PostgreSQL with its own schema, or its own directory, or, without either, memory. */
export type Store = Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'databaseWaitSeconds'>> & { readonly dataDir: string | undefined };

export async function openBooks({ databaseUrl, dataDir, databaseWaitSeconds: seconds = 0 }: Store): Promise<Db> {
  // The shop waits for the same database and logs that, so the sandbox does not.
  const patience = startPatience({ seconds, say: () => undefined });
  const own = databaseUrl === undefined ? undefined : inOwnSchema(databaseUrl);
  const db = await openDb({ databaseUrl: own, dataDir, databasePool: CONNECTIONS }, { patience });
  // Sandboxes that start together all create the schema, and `if not exists` does not protect from that race.
  if (own !== undefined)
    await db.script(`do $$ begin create schema if not exists ${SCHEMA}; exception when unique_violation then null; end $$`);
  await migrate(db, SANDBOX_SCHEMA);
  patience.end();
  return db;
}

function inOwnSchema(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${SCHEMA}`);
  return url.href;
}

/** Holds queries back until the database is open. */
export function whenOpen(opening: Promise<Queries>): Queries {
  return {
    many: async (...question) => (await opening).many(...question),
    maybe: async (...question) => (await opening).maybe(...question),
    one: async (...question) => (await opening).one(...question),
    run: async (...question) => (await opening).run(...question),
    raw: async (...question) => (await opening).raw(...question),
  };
}
