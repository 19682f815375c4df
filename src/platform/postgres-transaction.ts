// One transaction on one PostgreSQL connection.
import type pg from 'pg';
import { isConnectionLost, isEndedByServer, markUndone, retryReason } from './database-faults.ts';
import type { Transaction } from './db.ts';
import { firstErrorCounts, transactionOver, type Failed, type Send } from './query-methods.ts';

export interface TransactionFacts {
  readonly client: pg.PoolClient;
  /** Sends a statement over the connection. */
  readonly sender: (failed: Failed) => Send;
  /** Sends the queries of this turn together. */
  readonly gather: () => void;
  /** Returns the connection to the pool, or closes it when it is broken. */
  readonly release: (broken: Error | undefined) => Promise<void>;
}

/**
 * Runs `work` between begin and commit.
 * @throws its error; or the database's first error, when that says that everything was rolled back and may be retried
 */
export async function runTransaction<T>(
  { client, sender, gather, release }: TransactionFacts,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const statements = firstErrorCounts(sender);
  const ended = Promise.withResolvers<void>();
  let ending: Promise<unknown> | undefined;
  const commit = (): Promise<unknown> => (ending ??= client.query('commit'));
  let broken: Error | undefined;
  try {
    // Travels with the first query; its result is known before the commit.
    gather();
    const begun = client.query('begin');
    begun.catch(statements.failed);
    const value = await work(transactionOver(statements.send, commit, ended.promise));
    await begun;
    statements.endWell();
    await commit();
    return value;
  } catch (error) {
    statements.end();
    broken = await client.query('rollback').then(
      () => undefined,
      (failure: Error) => failure,
    );
    throw reasonOf(error, statements.first(), ending !== undefined);
  } finally {
    ended.resolve();
    await release(broken);
  }
}

/**
 * A connection lost before the commit was sent rolled everything back. After that the result is unknown, unless PostgreSQL says that it ended the
 * connection at an earlier statement.
 */
function reasonOf(error: unknown, first: Error | undefined, isCommitSent: boolean): unknown {
  if (first === undefined) return error;
  if (isConnectionLost(first) && (!isCommitSent || isEndedByServer(first))) markUndone(first);
  // Even if the work turned a retryable error into another one, it is retried.
  return retryReason(first) === undefined ? error : first;
}
