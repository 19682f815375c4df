// The sandbox's own database: a schema of the shop's PostgreSQL, or a directory, or memory.
import type { Config } from '#platform/config';
import { openDb, type Db, type Queries } from '#platform/db';
import { migrate } from '#platform/migrate';
import { startPatience } from '#platform/start-patience';
import { SANDBOX_SCHEMA } from './sandbox-schema.ts';

const SCHEMA = 'sandbox_provider';
const CONNECTIONS = 6;

/** PostgreSQL, where it keeps to a schema of its own, or a directory of its own, or neither: in memory. */
export type Store = Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'databaseWaitSeconds'>> & { readonly dataDir: string | undefined };

export async function openBooks({ databaseUrl, dataDir, databaseWaitSeconds: seconds = 0 }: Store): Promise<Db> {
  // The shop beside it waits for the same database and says so.
  const patience = startPatience({ seconds, say: () => undefined });
  const own = databaseUrl === undefined ? undefined : inOwnSchema(databaseUrl);
  const db = await openDb({ databaseUrl: own, dataDir, databasePool: CONNECTIONS }, { patience });
  // Sandboxes of shops that start together all make it, and `if not exists` does not keep the second from failing.
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

/** Asks what it is asked once they are open. */
export function whenOpen(opening: Promise<Queries>): Queries {
  return {
    many: async (...question) => (await opening).many(...question),
    maybe: async (...question) => (await opening).maybe(...question),
    one: async (...question) => (await opening).one(...question),
    run: async (...question) => (await opening).run(...question),
    raw: async (...question) => (await opening).raw(...question),
  };
}
