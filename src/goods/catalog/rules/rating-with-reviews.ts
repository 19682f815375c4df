// The stars of a product: the catalogue's own rating combined with shoppers' reviews.
import type { ProductFacts } from './product-facts.ts';

type Rating = NonNullable<ProductFacts['rating']>;

/** Published reviews of a product: their number, and the sum of their stars. `…Here`: those written in this shop. */
export interface ReviewStars {
  readonly reviews: number;
  readonly stars: number;
  readonly reviewsHere: number;
  readonly starsHere: number;
}

/** Imported reviews are already part of an imported rating, so they count only without one. The average is in tenths, as displayed. */
export function ratingWithReviews(own: Rating | null, written: ReviewStars | undefined): Rating | null {
  if (written === undefined) return own;
  const [more, stars] = own === null ? [written.reviews, written.stars] : [written.reviewsHere, written.starsHere];
  if (more === 0) return own;
  const count = (own?.count ?? 0) + more;
  return { average: Math.round(((own?.average ?? 0) * (own?.count ?? 0) + stars) / (count / 10)) / 10, count };
}
