// Staff's work with reviews: list new ones, publish or refuse them.
import type { Queries } from '#platform/db';
import { DECIDE_REVIEWS, WAITING_REVIEWS, type WaitingRow } from './review-queries.ts';

export interface ReviewDecision {
  readonly reviewId: string;
  readonly state: 'published' | 'refused';
}

/** Columns of the staff sheet; staff fill in `decision`. */
export const WAITING_COLUMNS = [
  'review_id',
  'decision',
  'item_id',
  'stars',
  'verified',
  'author',
  'title',
  'body',
  'locale',
  'written',
] as const;

/** Reviews without a decision, oldest first. */
export async function waitingReviews(on: Queries): Promise<readonly WaitingRow[]> {
  return on.many(WAITING_REVIEWS);
}

const STATES = { publish: 'published', refuse: 'refused' } as const;

/** Reads a row of the staff sheet: `review_id` and `decision`; returns an error sentence when it is malformed. */
export function readDecision(cells: Readonly<Record<string, string | undefined>>): ReviewDecision | string {
  const reviewId = (cells['review_id'] ?? '').trim();
  const decision = (cells['decision'] ?? '').trim().toLowerCase();
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(reviewId)) return 'review_id is not the number of a review';
  if (decision !== 'publish' && decision !== 'refuse') return 'decision is neither publish nor refuse';
  return { reviewId, state: STATES[decision] };
}

/** Stores decisions, also over earlier ones; returns the unknown ids. */
export async function decideReviews(on: Queries, decisions: readonly ReviewDecision[], now: Date): Promise<readonly string[]> {
  const rows = await on.many(DECIDE_REVIEWS, [decisions.map(({ reviewId }) => reviewId), decisions.map(({ state }) => state), now]);
  const known = new Set(rows.map(({ review_id: reviewId }) => reviewId));
  return decisions.map(({ reviewId }) => reviewId).filter((reviewId) => !known.has(reviewId));
}
