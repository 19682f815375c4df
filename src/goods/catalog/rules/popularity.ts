// The default order of a list: best sellers, then well-rated products.
import type { ProductFacts } from './product-facts.ts';

/** Higher comes first. A few ratings prove little, so an average is weighted by its count. */
export function popularity({ flags, rating, status }: Pick<ProductFacts, 'flags' | 'rating' | 'status'>): number {
  const rated = rating === null ? 0 : Math.max(rating.average - 3, 0) * Math.log10(1 + rating.count);
  return rated + (flags.bestSeller ? 100 : 0) - (status === 'active' ? 0 : 1_000);
}

/** Best sellers first; ties by item number. Two states of one product sort by popularity alone. */
export function byPopularity(a: ProductFacts, b: ProductFacts): number {
  if (a.itemId === b.itemId) return popularity(b) - popularity(a);
  return popularity(b) - popularity(a) || (a.itemId < b.itemId ? -1 : 1);
}
