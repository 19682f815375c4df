// Summary of a product's reviews.

export interface ReviewSummary {
  readonly count: number;
  /** To one decimal; null without reviews. */
  readonly average: number | null;
}

/** `distribution`: number of reviews with one star, two, … five. */
export function summaryOf(distribution: readonly number[]): ReviewSummary {
  const count = distribution.reduce((sum, many) => sum + many, 0);
  const stars = distribution.reduce((sum, many, at) => sum + many * (at + 1), 0);
  return { count, average: count === 0 ? null : Math.round((stars / count) * 10) / 10 };
}
