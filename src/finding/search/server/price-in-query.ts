// A price in a search's words becomes the price filter, and "cheap" the order: "cheap pens under $10" lists pens under $10, the cheapest first.
import type { ListingQuery } from '#finding/listing/contract';
import { askedPrice } from '#finding/search/rules';

export interface AskedListing<L extends ListingQuery> {
  /** The words without the price. */
  readonly query: string;
  readonly listing: L;
}

/** A price or an order that the shopper chose already stays. */
export function withPriceOf<L extends ListingQuery>(typed: string, listing: L, asTyped = false): AskedListing<L> {
  const asked = asTyped ? null : askedPrice(typed, (listing.facets?.['price']?.length ?? 0) > 0);
  if (asked === null) return { query: typed.trim(), listing };
  const { words, range, cheapestFirst } = asked;
  return {
    query: words,
    listing: {
      ...listing,
      ...(range !== null && { facets: { ...listing.facets, price: [range] } }),
      ...(cheapestFirst && { sort: listing.sort ?? 'priceAsc' }),
    },
  };
}
