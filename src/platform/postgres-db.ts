// PostgreSQL through `pg`: named statements, a pool, time limits, retries of conflicts.
import pg from 'pg';
import type { Batch, Db, OpenOptions } from './db.ts';
import { askByName, askOnce, connectionOf, gather } from './postgres-query.ts';
import { makePostgresListener } from './postgres-listener.ts';
import { answerMs, CONNECTING, PACE_SQL, sessionSql, type Pace } from './postgres-sessions.ts';
import { runTransaction } from './postgres-transaction.ts';
import { setTypeParsers } from './postgres-types.ts';
import { queriesOver, type Failed, type Send } from './query-methods.ts';
import { retryReading } from './retry-reading.ts';
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
    ...onPool(pool, { pace, normal: pace, statements, patience }),
    batch: onPool(pool, { pace: 'batch', normal: pace, statements, patience }),
    listen: (channel, heard) => retryTransaction(() => listener.listen(channel, heard), patience),
    ping: listener.ping,
    async close() {
      await listener.end();
      await pool.end();
    },
  };
}

interface OnPool {
  readonly pace: Pace;
  /** The time limits that connections in the pool have. */
  readonly normal: Pace;
  readonly statements: { count: number };
  readonly patience: Patience | undefined;
}

/** Queries and transactions with one set of time limits. A single query is a transaction too, and is retried in the same way. */
function onPool(pool: pg.Pool, { pace, normal, statements, patience }: OnPool): Batch {
  const limits = { answerMs: answerMs(pace) };
  const sender =
    (client: pg.PoolClient) =>
    (failed?: Failed): Send =>
    (name, text, values) => {
      gather(client);
      if (name === undefined) return askOnce(client, text, values, { ...limits, failed });
      statements.count += 1;
      return askByName(client, { name, text, values }, { ...limits, failed });
    };
  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await connectionOf(pool);
    if (pace !== normal) client.query(PACE_SQL[pace]).catch(() => undefined); // travels with the next query, which fails in the same way
    return work(client);
  };
  const letGo = async (client: pg.PoolClient, broken?: Error): Promise<void> => {
    if (broken !== undefined || pace === normal) return client.release(broken);
    client.release(await client.query(PACE_SQL[normal]).then(() => undefined, asError));
  };
  const askAlone: Send = async (name, text, values) => {
    if (name !== undefined && pace === normal) {
      statements.count += 1;
      return askByName(pool, { name, text, values }, limits);
    }
    return withClient(async (client) => {
      let broken: Error | undefined;
      try {
        return await sender(client)()(name, text, values);
      } catch (error) {
        broken = error as Error;
        throw error;
      } finally {
        await letGo(client, broken);
      }
    });
  };
  const transaction: Batch['transaction'] = (work) =>
    retryTransaction(
      () =>
        withClient((client) =>
          runTransaction({ client, sender: sender(client), gather: () => gather(client), letGo: (broken) => letGo(client, broken) }, work),
        ),
      patience,
    );
  const ask: Send = (...question) => retryTransaction(() => askAlone(...question), patience);
  return {
    ...queriesOver(retryReading(ask, transaction)),
    transaction,
    script: (sql) =>
      retryTransaction(
        () =>
          withClient(async (client) => {
            try {
              await askOnce(client, `begin;${sql};commit`, [], limits);
              await letGo(client);
            } catch (error) {
              await letGo(client, error as Error);
              throw error;
            }
          }),
        patience,
      ),
  };
}

const asError = (error: Error): Error => error;

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
