// Queries and transactions over a pool of PostgreSQL connections.
import type pg from 'pg';
import type { Batch } from './db.ts';
import { askByName, askOnce, connectionOf, gather } from './postgres-query.ts';
import { answerMs, PACE_SQL, type Pace } from './postgres-sessions.ts';
import { runTransaction } from './postgres-transaction.ts';
import { queriesOver, type Failed, type Send } from './query-methods.ts';
import { retryReading } from './retry-reading.ts';
import { retryTransaction } from './retry-transaction.ts';
import type { Patience } from './start-patience.ts';

interface PoolFacts {
  readonly pace: Pace;
  /** The time limits that connections in the pool have. */
  readonly normal: Pace;
  readonly statements: { count: number };
  readonly patience: Patience | undefined;
}

/** Queries and transactions with one set of time limits. A single query is a transaction too, and is retried in the same way. */
export function queriesOnPool(pool: pg.Pool, facts: PoolFacts): Batch {
  const { pace, normal, statements, patience } = facts;
  const limits = { answerMs: answerMs(pace) };
  const { sender, take, release, borrow } = makeConnections(pool, facts);
  const askAlone: Send = async (name, text, values) => {
    if (name !== undefined && pace === normal) {
      statements.count += 1;
      return askByName(pool, { name, text, values }, limits);
    }
    return borrow((client) => sender(client)()(name, text, values));
  };
  const transaction: Batch['transaction'] = (work) =>
    retryTransaction(async () => {
      const client = await take();
      const connection = { client, sender: sender(client), gather: () => gather(client) };
      return runTransaction({ ...connection, release: (broken) => release(client, broken) }, work);
    }, patience);
  const ask: Send = (...question) => retryTransaction(() => askAlone(...question), patience);
  return {
    ...queriesOver(retryReading(ask, transaction)),
    transaction,
    script: (sql) =>
      retryTransaction(async () => void (await borrow((client) => askOnce(client, `begin;${sql};commit`, [], limits))), patience),
  };
}

/** The pool's connections while they have these time limits. */
function makeConnections(pool: pg.Pool, { pace, normal, statements }: PoolFacts) {
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
  const take = async (): Promise<pg.PoolClient> => {
    const client = await connectionOf(pool);
    if (pace !== normal) client.query(PACE_SQL[pace]).catch(() => undefined); // travels with the next query, which fails in the same way
    return client;
  };
  const release = async (client: pg.PoolClient, broken?: Error): Promise<void> => {
    if (broken !== undefined || pace === normal) return client.release(broken);
    client.release(await client.query(PACE_SQL[normal]).then(() => undefined, asError));
  };
  /** Runs work on one connection, which closes after an error. */
  const borrow = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await take();
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      await release(client, broken);
    }
  };
  return { sender, take, release, borrow };
}

const asError = (error: Error): Error => error;
