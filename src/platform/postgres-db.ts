// PostgreSQL through `pg`: named statements, a pool, retries of serialisation failures.
import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Db, Value } from './db.ts';
import { NamedQuestion } from './named-question.ts';
import { makePostgresListener } from './postgres-listener.ts';
import { queriesOver, transactionOver, type Answer } from './query-methods.ts';
import { retryTransaction } from './retry-transaction.ts';

const OLDEST_VERSION = 15_00_00;
/**
 * Every statement of the shop finds its rows by key, so the plan made once is right for all values: planning anew each time costs
 * more than running. Compiling plans never pays here either. A plan made while a table was nearly empty is kept until the database
 * counts again: reading the whole table must not look cheap in it.
 */
const SETTINGS = 'set plan_cache_mode = force_generic_plan; set jit = off; set enable_seqscan = off';
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
  // In a pipeline, what is asked together travels together; answers come in the order of the questions.
  const pool = new pg.Pool({ connectionString: url, max: poolSize, pipeline: true, ...PATIENCE });
  // A connection that dies is replaced at the next query. One that dies at work says so twice: to whoever asked, and here,
  // where nobody listening would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Sent before whatever the connection was opened for; one that cannot be set cannot be used either, and says so there.
    client.query(SETTINGS).catch(() => undefined);
  });
  const statements = { count: 0 };
  const sender = (client: pg.Pool | pg.PoolClient) => (name: string | undefined, text: string, values: readonly Value[]) => {
    if (client instanceof pg.Client) gather(client);
    if (name === undefined) return askOnce(client, text, values);
    statements.count += 1;
    return askByName(client, name, text, values);
  };
  const ask = sender(pool);
  await checkServer(pool, url);

  return {
    engine: 'postgres',
    url,
    statements,
    // A statement alone is a transaction, too.
    ...queriesOver((...question) => retryTransaction(() => ask(...question))),
    transaction: (work) =>
      retryTransaction(async () => {
        const client = await pool.connect();
        let broken: Error | undefined;
        const ended = Promise.withResolvers<void>();
        try {
          // Travels with the first question; whether it was heard is known before anything is made to last.
          gather(client);
          const begun = client.query('begin');
          begun.catch(() => undefined);
          let ending: Promise<unknown> | undefined;
          // After a failed statement the database takes a commit for a rollback.
          const commit = (): Promise<unknown> => (ending ??= client.query('commit'));
          const value = await work(transactionOver(sender(client), commit, ended.promise));
          await begun;
          await commit();
          return value;
        } catch (error) {
          broken = await client.query('rollback').then(
            () => undefined,
            (failure: Error) => failure,
          );
          throw error;
        } finally {
          ended.resolve();
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
    listen: makePostgresListener({ connectionString: url, ...PATIENCE }),
    close: () => pool.end(),
  };
}

type Ask = (question: NamedQuestion, done: (error: Error | null, answer: Answer) => void) => void;

async function askByName(client: pg.Pool | pg.PoolClient, name: string, text: string, values: readonly Value[]): Promise<Answer> {
  const question = new NamedQuestion(name, text, values.map(valueSent));
  try {
    return await new Promise((resolve, reject) => {
      // Both take questions that submit themselves, which their types do not say.
      (client.query as unknown as Ask).call(client, question, (error, answer) => (error ? reject(error) : resolve(answer)));
    });
  } catch (error) {
    // Who asked, instead of the socket that was answered.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/** A text of several statements (the job queue’s own upkeep) has several answers. */
async function askOnce(client: pg.Pool | pg.PoolClient, text: string, values: readonly Value[]): Promise<Answer> {
  const result: pg.QueryResult<Record<string, unknown>> | pg.QueryResult<Record<string, unknown>>[] = await client.query(
    text,
    values.map(valueSent),
  );
  const answers = Array.isArray(result) ? result : [result];
  return { rows: answers.flatMap(({ rows }) => rows), changed: answers.at(-1)?.rowCount ?? 0 };
}

/**
 * What a transaction asks in one turn of the event loop is sent by one write once the turn is over. Whoever reads at the other end is woken by it
 * and, where cores are few, mostly goes on in this program's place: in the middle of a turn everybody else would wait for it.
 */
function gather(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection; // not in the driver's types
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/** Moments as the database writes them itself; the driver would spell them out in local time. */
function valueSent(value: Value): unknown {
  return value instanceof Date ? value.toISOString() : value;
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
