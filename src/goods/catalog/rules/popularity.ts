// The order in which a list stands when nobody asked for one: best sellers, then what many rate well.
import type { ProductFacts } from './product-facts.ts';

/** Higher is wanted more. A few ratings prove little, so an average counts by how many it is made of. */
export function popularity({ flags, rating, status }: Pick<ProductFacts, 'flags' | 'rating' | 'status'>): number {
  const rated = rating === null ? 0 : Math.max(rating.average - 3, 0) * Math.log10(1 + rating.count);
  return rated + (flags.bestSeller ? 100 : 0) - (status === 'active' ? 0 : 1_000);
}
