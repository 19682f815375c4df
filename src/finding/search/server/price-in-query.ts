// A price in a search's words becomes the price filter: "pens under $10" lists pens under $10.
import type { ListingQuery } from '#finding/listing/contract';
import { plainQuery, priceWords } from '#finding/search/rules';

export interface AskedListing<L extends ListingQuery> {
  /** The words without the price. */
  readonly query: string;
  readonly listing: L;
}

/** A price that the shopper chose already stays. */
export function withPriceOf<L extends ListingQuery>(typed: string, listing: L, asTyped = false): AskedListing<L> {
  const price = asTyped || (listing.facets?.['price']?.length ?? 0) > 0 ? null : priceWords(plainQuery(typed));
  if (price === null) return { query: typed.trim(), listing };
  return { query: price.words, listing: { ...listing, facets: { ...listing.facets, price: [price.range] } } };
}
