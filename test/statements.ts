// Counts the statements of a call, for tests that limit them.
import type { Db } from '#platform/db';

const RUNS = 5;

/**
 * Number of statements of some work, as the minimum of several runs: background jobs (every five seconds the tasks of orders) can only add.
 * `settled`: waits, uncounted, until everything that the work started is over.
 */
export async function statementsOf(
  db: Pick<Db, 'statements'>,
  work: () => Promise<unknown>,
  settled: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const counts: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = db.statements.count;
    await work();
    counts.push(db.statements.count - before);
    await settled();
  }
  return Math.min(...counts);
}
