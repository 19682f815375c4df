// The stars of a product: the catalogue's own rating together with what shoppers wrote.
import type { ProductFacts } from './product-facts.ts';

type Rating = NonNullable<ProductFacts['rating']>;

/** Published reviews of a product: how many, and their stars together. `…Here`: of those that were written in this shop. */
export interface ReviewStars {
  readonly reviews: number;
  readonly stars: number;
  readonly reviewsHere: number;
  readonly starsHere: number;
}

/**
 * Reviews that were taken over are in the rating that came with the product, and count only where none came. The average is in
 * tenths, as it is shown.
 */
export function ratingWithReviews(own: Rating | null, written: ReviewStars | undefined): Rating | null {
  if (written === undefined) return own;
  const [more, stars] = own === null ? [written.reviews, written.stars] : [written.reviewsHere, written.starsHere];
  if (more === 0) return own;
  const count = (own?.count ?? 0) + more;
  return { average: Math.round(((own?.average ?? 0) * (own?.count ?? 0) + stars) / (count / 10)) / 10, count };
}
