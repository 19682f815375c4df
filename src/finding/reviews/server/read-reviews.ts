// Reads a product's published reviews.
import { Type } from 'typebox';
import type { Queries } from '#platform/db';
import { isoMoment, shapeCheck, type TableRows } from '#platform/rows-left-out';
import type { Review } from '#finding/reviews/contract';
import { REVIEWS_OF, type ReviewRow } from './review-queries.ts';

export interface ReviewsAsked {
  readonly itemId: string;
  /** The reader's language; reviews in it come first. */
  readonly language: string;
  /** Only reviews with this many stars. */
  readonly stars: number | null;
  readonly sort: 'helpful' | 'newest' | 'highest' | 'lowest';
  readonly size: number;
  readonly offset: number;
}

/** Checks what column types and constraints do not. */
const checkReview = shapeCheck(Type.Object({ locale: Type.String({ pattern: '^[a-z]{2}-[A-Z]{2}$' }) }));

/** Skips unusable reviews and shows the others. */
export async function readReviews(db: Queries, table: TableRows, asked: ReviewsAsked): Promise<readonly Review[]> {
  const { itemId, language, stars, sort, size, offset } = asked;
  const rows = await db.many(REVIEWS_OF, [itemId, language, stars, sort, size, offset]);
  table.again(rows.map(({ review_id: reviewId }) => reviewId));
  return rows.flatMap((row) => table.one(row.review_id, () => shownReview(row)) ?? []);
}

/** @throws a description of the row's problem */
function shownReview({ review_id: reviewId, written_at: writtenAt, ...row }: ReviewRow): Review {
  checkReview(row);
  return { reviewId, writtenAt: isoMoment('written_at', writtenAt), ...row };
}
