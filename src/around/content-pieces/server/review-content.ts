// A draft is submitted, and somebody else who may approves or rejects it; only then it can be published (HDR-6).
import { CONTENT_STATES } from '#around/content-pieces/rules';
import { stateAfter } from '#base/state-table/rules';
import type { Db, Transaction } from '#platform/db';
import { LOCK_ITEMS, OPEN_VERSIONS, type OpenRow, type VersionEvent } from './content-queries.ts';
import type { Change } from './keep-content.ts';
import { NOTE_EVENT, REVIEWERS, SET_STATE, SUBMITTERS } from './review-queries.ts';

/** A version of an item, as `spring:2`. */
export interface VersionName {
  readonly itemId: string;
  readonly version: number;
}

/** What was done to, or what is wrong, in sentences; nothing is done when something is wrong. */
export interface Reviewed {
  readonly versions: readonly VersionName[];
  readonly problems: readonly string[];
}

interface Comment extends Change {
  readonly comment: string;
}

/** Why a review is refused, after the name of the version. */
const PROBLEMS = {
  NO_DRAFT: 'waits for its review, or was approved',
  NOT_SUBMITTED: 'does not wait for a review',
  NO_REVIEWER: 'is for a reviewer to judge; "content list" names them',
  OWN_DRAFT: 'is for somebody else to approve than who wrote or submitted it',
  NO_COMMENT: 'is rejected with a comment that says why',
} as const;

/** Two names of the same person. */
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const nameOf = ({ itemId, version }: VersionName): string => `${itemId}:${version}`;

/** Asks for the review of the drafts of some items, or of all that can be submitted (null). */
export const submitDrafts = (db: Db, itemIds: readonly string[] | null, change: Comment): Promise<Reviewed> =>
  db.transaction(async (tx) => {
    const open = await lockedOpen(tx, itemIds);
    const missing = (itemIds ?? []).filter((itemId) => !open.some(({ item_id }) => item_id === itemId));
    const judged = open.map((row) => ({ row, next: stateAfter(CONTENT_STATES, row.state, 'submit') }));
    const refused = judged.flatMap(({ row, next }) =>
      next.ok || itemIds === null ? [] : [`${versionName(row)} ${PROBLEMS[next.problem]}`],
    );
    const problems = [...missing.map((itemId) => `${itemId}: has no draft`), ...refused];
    if (problems.length > 0) return { versions: [], problems };
    const versions = judged.flatMap(({ row, next }) => (next.ok ? [named(row)] : []));
    for (const version of versions) await move(tx, version, 'submitted', change);
    return { versions, problems: [] };
  });

/** Approves versions that were submitted: all of them, or none. */
export const approveDrafts = (db: Db, asked: readonly VersionName[], change: Comment): Promise<Reviewed> =>
  review(db, asked, 'approve', change);

/** Sends versions back with a comment, also approved ones that are not published yet. */
export const rejectDrafts = (db: Db, asked: readonly VersionName[], change: Comment): Promise<Reviewed> =>
  review(db, asked, 'reject', change);

const review = (db: Db, asked: readonly VersionName[], event: 'approve' | 'reject', change: Comment): Promise<Reviewed> =>
  db.transaction(async (tx) => {
    const reviewers = await tx.many(REVIEWERS);
    const isReviewer = reviewers.some(({ name }) => isSame(name, change.by));
    const open = await lockedOpen(
      tx,
      asked.map(({ itemId }) => itemId),
    );
    const problems: string[] = [];
    for (const one of asked) {
      const row = open.find(({ item_id, version }) => item_id === one.itemId && version === one.version);
      const facts = {
        isReviewer,
        isSomebodyElse: row === undefined || (await isSomebodyElse(tx, row, change.by)),
        hasComment: change.comment !== '',
      };
      const next = stateAfter(CONTENT_STATES, row?.state ?? 'replaced', event, facts);
      if (!next.ok) problems.push(`${nameOf(one)} ${PROBLEMS[next.problem]}`);
    }
    if (problems.length > 0) return { versions: [], problems };
    for (const one of asked) await move(tx, one, event === 'approve' ? 'approved' : 'rejected', change);
    return { versions: asked, problems: [] };
  });

async function lockedOpen(tx: Transaction, itemIds: readonly string[] | null): Promise<readonly OpenRow[]> {
  await tx.run(LOCK_ITEMS, [itemIds]);
  return tx.many(OPEN_VERSIONS, [itemIds]);
}

async function isSomebodyElse(tx: Transaction, { item_id, version, made_by }: OpenRow, by: string): Promise<boolean> {
  const submitters = await tx.many(SUBMITTERS, [item_id, version]);
  return ![made_by, ...submitters.map((one) => one.made_by)].some((name) => isSame(name, by));
}

async function move(
  tx: Transaction,
  { itemId, version }: VersionName,
  event: VersionEvent['event'],
  { by, now, comment }: Comment,
): Promise<void> {
  await tx.run(SET_STATE, [itemId, version, event]);
  await tx.run(NOTE_EVENT, [itemId, version, event, by, now, comment]);
}

const named = ({ item_id, version }: OpenRow): VersionName => ({ itemId: item_id, version });
const versionName = (row: OpenRow): string => nameOf(named(row));
