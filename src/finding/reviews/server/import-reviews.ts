// Takes over reviews from elsewhere: they have been read there, and are shown at once. Nobody's purchase here is claimed for them.
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
  /** How many found it helpful. */
  readonly helpful: number;
}

/** Those of items that are not there are left out. */
export async function importReviews(on: Queries, reviews: readonly ImportedReview[]): Promise<void> {
  if (reviews.length > 0) await on.run(IMPORT_REVIEWS, [JSON.stringify(reviews.map((review) => ({ ...review, reviewId: randomUUID() })))]);
}
