// What staff do with reviews: read those that wait, and publish or refuse them.
import type { Queries } from '#platform/db';
import { DECIDE_REVIEWS, WAITING_REVIEWS, type WaitingRow } from './review-queries.ts';

export interface ReviewDecision {
  readonly reviewId: string;
  readonly state: 'published' | 'refused';
}

/** Of the sheet that staff read; `decision` is theirs to fill in. */
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

/** Those nobody has decided about, the oldest first. */
export async function waitingReviews(on: Queries): Promise<readonly WaitingRow[]> {
  return on.many(WAITING_REVIEWS);
}

const STATES = { publish: 'published', refuse: 'refused' } as const;

/** A row of a decided sheet: `review_id` and `decision`; a sentence when it cannot be read. */
export function readDecision(cells: Readonly<Record<string, string | undefined>>): ReviewDecision | string {
  const reviewId = (cells['review_id'] ?? '').trim();
  const decision = (cells['decision'] ?? '').trim().toLowerCase();
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(reviewId)) return 'review_id is not the number of a review';
  if (decision !== 'publish' && decision !== 'refuse') return 'decision is neither publish nor refuse';
  return { reviewId, state: STATES[decision] };
}

/** Decides, also about what was decided otherwise before; answers the ids that are no review's. */
export async function decideReviews(on: Queries, decisions: readonly ReviewDecision[], now: Date): Promise<readonly string[]> {
  const rows = await on.many(DECIDE_REVIEWS, [decisions.map(({ reviewId }) => reviewId), decisions.map(({ state }) => state), now]);
  const known = new Set(rows.map(({ review_id: reviewId }) => reviewId));
  return decisions.map(({ reviewId }) => reviewId).filter((reviewId) => !known.has(reviewId));
}
