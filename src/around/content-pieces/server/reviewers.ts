// Who may approve and reject content (HDR-6).
import type { Db, Queries } from '#platform/db';
import type { Change } from './keep-content.ts';
import { ADD_REVIEWER, LOCK_REVIEWERS, REMOVE_REVIEWER, REVIEWERS } from './review-queries.ts';

/** Their names. */
export const reviewersOf = async (on: Queries): Promise<readonly string[]> => (await on.many(REVIEWERS)).map(({ name }) => name);

/** Lets somebody review; after the first one, reviewers do it, and nobody for themselves. What is wrong, or undefined. */
export const addReviewer = (db: Db, name: string, change: Change): Promise<string | undefined> =>
  changeReviewers(db, name, change, async (tx) => {
    await tx.run(ADD_REVIEWER, [name, change.by, change.now]);
    return undefined;
  });

/** Takes the right away again. What is wrong, or undefined. */
export const removeReviewer = (db: Db, name: string, change: Change): Promise<string | undefined> =>
  changeReviewers(db, name, change, async (tx) =>
    (await tx.maybe(REMOVE_REVIEWER, [name])) === undefined ? `${name} is no reviewer` : undefined,
  );

const changeReviewers = (
  db: Db,
  name: string,
  { by }: Change,
  then: (tx: Queries) => Promise<string | undefined>,
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    await tx.run(LOCK_REVIEWERS);
    const reviewers = (await reviewersOf(tx)).map((one) => one.toLowerCase());
    if (reviewers.length > 0 && !reviewers.includes(by.toLowerCase()))
      return `${by} is no reviewer, and reviewers alone change who reviews`;
    if (name.toLowerCase() === by.toLowerCase()) return 'Nobody decides about their own right to review';
    return then(tx);
  });
