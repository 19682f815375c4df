// A change of what is shown, checked against everything else that is (HDR-6).
import { isPage } from '#people/access/rules';
import { unfilledPlaces } from '#around/content-pieces/rules';
import type { Db, Transaction } from '#platform/db';
import { LIVE_PIECES } from './content-queries.ts';
import { readPiece } from './piece-schema.ts';

interface Changed {
  /** What is wrong, in sentences. */
  readonly problems: readonly string[];
}

/** Makes a change in a transaction. All of it is taken back when something is wrong, or when it leaves a slot empty for some visitors. */
export async function changeShown<T extends Changed>(
  db: Db,
  failed: (problems: readonly string[]) => T,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db
    .transaction(async (tx) => {
      const before = await unfilled(tx);
      const changed = await change(tx);
      const empty = (await unfilled(tx)).filter((itemId) => !before.includes(itemId));
      const problems = [
        ...changed.problems,
        ...empty.map((itemId) => `${itemId}: is for some visitors, and nothing in its slot is for the others at the same time`),
      ];
      if (problems.length > 0) throw new TakenBack(problems);
      return changed;
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return failed(error.problems);
      throw error;
    });
}

/** Servers leave out what they cannot read; so does this. */
async function unfilled(tx: Transaction): Promise<readonly string[]> {
  const rows = await tx.many(LIVE_PIECES);
  return unfilledPlaces(rows.map(({ piece }) => readPiece(piece, isPage)).filter((piece) => 'id' in piece));
}

/** Rolls the transaction back. */
class TakenBack extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}
