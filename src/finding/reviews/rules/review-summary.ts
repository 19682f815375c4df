// What all reviews of a product say together.

export interface ReviewSummary {
  readonly count: number;
  /** To one decimal; null where nobody has said anything. */
  readonly average: number | null;
}

/** `distribution`: how many gave one star, two, … five. */
export function summaryOf(distribution: readonly number[]): ReviewSummary {
  const count = distribution.reduce((sum, many) => sum + many, 0);
  const stars = distribution.reduce((sum, many, at) => sum + many * (at + 1), 0);
  return { count, average: count === 0 ? null : Math.round((stars / count) * 10) / 10 };
}
