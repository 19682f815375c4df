// The stars of a product: the average of its published reviews, and their number. Nothing else gives stars.
import type { ProductFacts } from './product-facts.ts';

export interface ReviewStars {
  /** How many there are. */
  readonly reviews: number;
  /** The sum of their stars. */
  readonly stars: number;
}

/** The average in tenths, as displayed; null without reviews. */
export function ratingOfReviews({ reviews, stars }: ReviewStars): ProductFacts['rating'] {
  return reviews === 0 ? null : { average: Math.round((stars / reviews) * 10) / 10, count: reviews };
}
