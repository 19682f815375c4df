// Imports reviews from another system, where they were reviewed; they appear at once, but never as verified purchases.
import { randomUUID } from 'node:crypto';
import type { Queries } from '#platform/db';
import { IMPORT_REVIEWS } from './review-queries.ts';

export interface ImportedReview {
  readonly itemId: string;
  readonly stars: number;
  readonly author: string;
  readonly title: string;
  readonly body: string;
  readonly locale: string;
  /** ISO instant. */
  readonly writtenAt: string;
  /** Number of readers who found it helpful. */
  readonly helpful: number;
}

/** Skips reviews of unknown items. */
export async function importReviews(on: Queries, reviews: readonly ImportedReview[]): Promise<void> {
  if (reviews.length > 0) await on.run(IMPORT_REVIEWS, [JSON.stringify(reviews.map((review) => ({ ...review, reviewId: randomUUID() })))]);
}
