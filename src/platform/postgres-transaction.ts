// One transaction on one connection of PostgreSQL.
import type pg from 'pg';
import { isConnectionLost, isEndedByServer, markUndone, retryReason } from './database-faults.ts';
import type { Transaction } from './db.ts';
import { firstErrorCounts, transactionOver, type Failed, type Send } from './query-methods.ts';

export interface TransactionFacts {
  readonly client: pg.PoolClient;
  /** Sends a statement over the connection. */
  readonly sender: (failed: Failed) => Send;
  /** Has what is asked in this turn travel together. */
  readonly gather: () => void;
  /** Gives the connection back, or up when it is broken. */
  readonly letGo: (broken: Error | undefined) => Promise<void>;
}

/**
 * Runs `work` between begin and commit.
 * @throws its error; or the database's first one, where that says that nothing lasts and the whole may be tried again
 */
export async function runTransaction<T>(
  { client, sender, gather, letGo }: TransactionFacts,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const statements = firstErrorCounts(sender);
  const ended = Promise.withResolvers<void>();
  let ending: Promise<unknown> | undefined;
  const commit = (): Promise<unknown> => (ending ??= client.query('commit'));
  let broken: Error | undefined;
  try {
    // Travels with the first question; whether it was heard is known before anything is made to last.
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
    await letGo(broken);
  }
}

/**
 * A connection that was lost before commit was sent took everything with it. Once commit was sent nobody knows, unless PostgreSQL says that it
 * ended the connection in place of an earlier statement.
 */
function reasonOf(error: unknown, first: Error | undefined, isCommitSent: boolean): unknown {
  if (first === undefined) return error;
  if (isConnectionLost(first) && (!isCommitSent || isEndedByServer(first))) markUndone(first);
  // Whatever the work made of an error that says to try again, it is tried again.
  return retryReason(first) === undefined ? error : first;
}
