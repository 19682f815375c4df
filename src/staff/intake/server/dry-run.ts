// Transactions of a dry run, which are rolled back.
import type { Db, Queries } from '#platform/db';

class TakenBack extends Error {}

/** Runs the work in a transaction and returns its result; a dry run rolls back. */
export async function inTransaction<T>(db: Db, dryRun: boolean, work: (tx: Queries) => Promise<T>): Promise<T> {
  if (!dryRun) return db.transaction(work);
  let answer: { readonly it: T } | undefined;
  await db
    .transaction(async (tx) => {
      answer = { it: await work(tx) };
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  if (answer === undefined) throw new Error('The dry run ended without an answer');
  return answer.it;
}
