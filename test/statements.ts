// Counting the statements of a call, for the tests that hold it to a number.
import type { Db } from '#platform/db';

const RUNS = 5;

/**
 * Statements that the work itself sends, which may be done several times: what the shop looks after on its own (every five seconds the
 * tasks of orders) only adds, so the least of some runs counts. `settled`: waits, uncounted, until what the work has set off is over.
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
