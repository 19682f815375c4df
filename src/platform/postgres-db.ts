// PostgreSQL through `pg`: named statements, a pool, retries of serialisation failures, one connection that listens.
import pg from 'pg';
import type { Db, Value } from './db.ts';
import { queriesOver } from './query-methods.ts';

const RETRY = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 6;

// Dates without time stay text ('2026-11-20'); a time zone would move them. Sums and counts fit a number here.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export async function openPostgres(url: string, poolSize: number): Promise<Db> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 5_000, keepAlive: true });
  pool.on('error', () => undefined); // an idle connection that dies is replaced at the next query
  const statements = { count: 0 };
  const sender = (client: pg.Pool | pg.PoolClient) => async (name: string | undefined, text: string, values: readonly Value[]) => {
    statements.count += 1;
    const result = await client.query({ ...(name === undefined ? {} : { name }), text, values: values as unknown[] });
    // A text of several statements (the job queue's own upkeep) is answered by one result for each.
    const results = Array.isArray(result) ? (result as pg.QueryResult[]) : [result];
    return { rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]), changed: results.at(-1)?.rowCount ?? 0 };
  };
  await pool.query('select 1');

  return {
    engine: 'postgres',
    statements,
    ...queriesOver(sender(pool)),
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
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
          if (!RETRY.has((error as { code?: string }).code ?? '') || attempt === MAX_ATTEMPTS) throw error;
        } finally {
          client.release(broken);
        }
      }
    },
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

/** One connection that listens, made anew a second after it is lost; `heard('')` then says "anything may have changed". */
async function keepListening(url: string, channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', (note) => heard(note.payload ?? ''));
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!stopped) setTimeout(() => void connect().then(() => heard(''), again), 1_000);
    });
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  };
  const again = (): void => {
    if (!stopped) setTimeout(() => void connect().then(() => heard(''), again), 1_000);
  };
  await connect();
  return async () => {
    stopped = true;
    await client?.end();
  };
}
