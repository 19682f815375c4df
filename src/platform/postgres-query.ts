// Sends one statement over a connection, or over the first free connection of a pool.
import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { markUnreached } from './database-faults.ts';
import type { Value } from './db.ts';
import { PreparedQuery } from './prepared-query.ts';
import { valueSent } from './postgres-types.ts';
import type { Answer, Failed } from './query-methods.ts';

type Ask = (question: PreparedQuery, done: (error: Error | null, answer: Answer) => void) => void;

interface Asking {
  readonly failed?: Failed | undefined;
  /** How long to wait for an answer before giving the connection up. */
  readonly answerMs: number;
}

/** A prepared statement. The driver accepts queries that submit themselves, which its types do not say. */
export async function askByName(
  client: pg.Pool | pg.PoolClient,
  { name, text, values }: { readonly name: string; readonly text: string; readonly values: readonly Value[] },
  { failed, answerMs }: Asking,
): Promise<Answer> {
  const question = new PreparedQuery(name, text, values.map(valueSent), answerMs);
  try {
    return await new Promise((resolve, reject) => {
      (client.query as unknown as Ask).call(client, question, (error, answer) => {
        if (!error) return resolve(answer);
        failed?.(error);
        reject(error);
      });
    });
  } catch (error) {
    // The stack of the caller instead of the socket's.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw question.isSent ? error : markUnreached(error as Error);
  }
}

/** A text of several statements (the job queue’s own upkeep) has several answers. */
export function askOnce(client: pg.PoolClient, text: string, values: readonly Value[], { failed, answerMs }: Asking): Promise<Answer> {
  type Result = pg.QueryResult<Record<string, unknown>>;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const config = { text, values: values.map(valueSent), query_timeout: answerMs };
  client.query(config, (error: Error | null, result: Result | Result[]) => {
    if (error) {
      failed?.(error);
      return reject(error);
    }
    const answers = Array.isArray(result) ? result : [result];
    resolve({ rows: answers.flatMap(({ rows }) => rows), changed: answers.at(-1)?.rowCount ?? 0 });
  });
  return promise;
}

/** A connection of the pool. @throws an error that says whether to ask for another at once */
export async function connectionOf(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw markUnreached(error as Error);
  }
}

/**
 * Sends all queries of one event-loop turn with one write after the turn. A write wakes the database process, which on few cores often runs in this
 * program's place: in the middle of a turn all other requests would wait for it.
 */
export function gather(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection; // not in the driver's types
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
