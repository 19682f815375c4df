// PostgreSQL through `pg`: named statements, a pool, retries of serialisation failures, one connection that listens.
import pg from 'pg';
import type { Db, Value } from './db.ts';
import { queriesOver } from './query-methods.ts';
import { retryTransaction } from './retry-transaction.ts';

const OLDEST_VERSION = 15_00_00;
const PATIENCE = { connectionTimeoutMillis: 5_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
type TypeId = Parameters<typeof pg.types.setTypeParser>[0];

// Ids of date[] and bigint[]: they exist in the database, but pg names only the plain types.
const DATE_LIST = 1182 as TypeId;
const INT8_LIST = 1016 as TypeId;

// Dates without time stay text ('2026-11-20'); a time zone would move them. Sums and counts fit a number here.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(DATE_LIST, listOf(String));
pg.types.setTypeParser(INT8_LIST, listOf(Number));

export async function openPostgres(url: string, poolSize: number): Promise<Db> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, ...PATIENCE });
  // A connection that dies is replaced at the next query. One that dies at work says so twice: to whoever asked, and here,
  // where nobody listening would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const statements = { count: 0 };
  const sender = (client: pg.Pool | pg.PoolClient) => async (name: string | undefined, text: string, values: readonly Value[]) => {
    statements.count += 1;
    const result = await client.query({ ...(name === undefined ? {} : { name }), text, values: values as unknown[] });
    // A text of several statements (the job queue's own upkeep) is answered by one result for each.
    const results = Array.isArray(result) ? (result as pg.QueryResult[]) : [result];
    return { rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]), changed: results.at(-1)?.rowCount ?? 0 };
  };
  await checkServer(pool, url);

  return {
    engine: 'postgres',
    statements,
    ...queriesOver(sender(pool)),
    transaction: (work) =>
      retryTransaction(async () => {
        const client = await pool.connect();
        let broken: Error | undefined;
        try {
          await client.query('begin');
          const value = await work(queriesOver(sender(client)));
          await client.query('commit');
          return value;
        } catch (error) {
          broken = await client.query('rollback').then(
            () => undefined,
            (failure: Error) => failure,
          );
          throw error;
        } finally {
          client.release(broken);
        }
      }),
    async script(sql) {
      const client = await pool.connect();
      try {
        await client.query(`begin;${sql};commit`);
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    listen: (channel, heard) => keepListening(url, channel, heard),
    close: () => pool.end(),
  };
}

/** Reads a list whose entries need no quotes. */
function listOf<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  return (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((entry) => (entry === 'NULL' ? null : parse(entry)));
}

/** Names what is wrong with the database rather than with a query: unreachable, refused, too old. The address may hold a password. */
async function checkServer(pool: pg.Pool, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const version = await pool.query<{ server_version_num: string }>('show server_version_num').then(
    ({ rows }) => Number(rows[0]?.server_version_num),
    (error: Error & { readonly code?: string }) => {
      throw new Error(`PostgreSQL at ${host}${pathname} (DATABASE_URL) cannot be used: ${error.message || error.code}`, { cause: error });
    },
  );
  if (version < OLDEST_VERSION)
    throw new Error(`PostgreSQL at ${host}${pathname} (DATABASE_URL) is version ${Math.floor(version / 10_000)}; 15 or newer is needed.`);
}

/** One connection that listens, made anew a second after it is lost; `heard('')` then says "anything may have changed". */
async function keepListening(url: string, channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let stopped = false;
  const connect = async (): Promise<void> => {
    const made = new pg.Client({ connectionString: url, ...PATIENCE });
    let isListening = false;
    made.on('notification', (note) => heard(note.payload ?? ''));
    made.on('error', () => undefined); // 'end' follows
    made.on('end', () => isListening && later());
    try {
      await made.connect();
      await made.query(`listen ${pg.escapeIdentifier(channel)}`);
      isListening = true;
      client = made;
    } catch (error) {
      void made.end().catch(() => undefined);
      throw error;
    }
    if (stopped) await made.end();
  };
  const later = (): void => {
    if (!stopped) waiting = setTimeout(() => void connect().then(() => heard(''), later), 1_000);
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(waiting);
    await client?.end();
  };
}
