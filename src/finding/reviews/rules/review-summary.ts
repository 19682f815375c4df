// Summary of a product's reviews, by the same rule as the stars on tiles.
import { ratingOfReviews } from '#goods/catalog/rules';

export interface ReviewSummary {
  readonly count: number;
  /** To one decimal; null without reviews. */
  readonly average: number | null;
}

/** `distribution`: number of reviews with one star, two, … five. */
export function summaryOf(distribution: readonly number[]): ReviewSummary {
  const count = distribution.reduce((sum, many) => sum + many, 0);
  const stars = distribution.reduce((sum, many, at) => sum + many * (at + 1), 0);
  return { count, average: ratingOfReviews({ reviews: count, stars })?.average ?? null };
}
