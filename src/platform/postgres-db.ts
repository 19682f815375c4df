// PostgreSQL through `pg`: named statements, a pool, time limits, retries of conflicts.
import pg from 'pg';
import type { Db, OpenOptions } from './db.ts';
import { makePostgresListener } from './postgres-listener.ts';
import { queriesOnPool } from './postgres-pool.ts';
import { connectionOf } from './postgres-query.ts';
import { answerMs, CONNECTING, sessionSql } from './postgres-sessions.ts';
import { setTypeParsers } from './postgres-types.ts';
import { retryTransaction } from './retry-transaction.ts';
import type { Patience } from './start-patience.ts';

const OLDEST_VERSION = 15_00_00;

setTypeParsers();

export async function openPostgres(url: string, poolSize: number, { pace = 'request', patience }: OpenOptions = {}): Promise<Db> {
  // A pipeline sends queries together; answers arrive in the same order.
  const pool = new pg.Pool({ connectionString: url, max: poolSize, pipeline: true, query_timeout: answerMs(pace), ...CONNECTING });
  // The pool replaces a dead connection at the next query. A connection that dies in use reports it twice: to its query, and here, where a missing
  // listener would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Sent before the connection's first query. When it fails the connection is unusable, and that query fails too.
    client.query(sessionSql(pace)).catch(() => undefined);
  });
  await checkServer(pool, url, patience);
  const statements = { count: 0 };
  const listener = makePostgresListener({ connectionString: url, ...CONNECTING });
  return {
    engine: 'postgres',
    url,
    statements,
    ...queriesOnPool(pool, { pace, normal: pace, statements, patience }),
    batch: queriesOnPool(pool, { pace: 'batch', normal: pace, statements, patience }),
    listen: (channel, notified) => retryTransaction(() => listener.listen(channel, notified), patience),
    ping: listener.ping,
    async close() {
      await listener.end();
      await pool.end();
    },
  };
}

/** Explains what is wrong with the database rather than with a query: unreachable, refused, too old. The URL may hold a password. */
async function checkServer(pool: pg.Pool, url: string, patience: Patience | undefined): Promise<void> {
  const { host, pathname } = new URL(url);
  const ask = async (): Promise<number> => {
    const client = await connectionOf(pool);
    client.release();
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    return Number(rows[0]?.server_version_num);
  };
  const version = await retryTransaction(ask, patience).catch((error: Error & { readonly code?: string }) => {
    throw new Error(`PostgreSQL at ${host}${pathname} (DATABASE_URL) cannot be used: ${error.message || error.code}`, { cause: error });
  });
  if (version < OLDEST_VERSION)
    throw new Error(`PostgreSQL at ${host}${pathname} (DATABASE_URL) is version ${Math.floor(version / 10_000)}; 15 or newer is needed.`);
}
