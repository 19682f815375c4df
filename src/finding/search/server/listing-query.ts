// Converts the query of `GET /api/search` to a listing query: filters in the address, several values separated by commas.
import type { Static } from 'typebox';
import type { ListingQuery } from '#finding/listing/contract';
import type { OwnFilter } from '#goods/catalog/contract';
import type { searchContract } from '#finding/search/contract';

type Query = Static<(typeof searchContract)['GET /api/search']['query']>;

const MOST_SIZE = 100;
const MOST_VALUES = 30;

export function listingQuery({ page = '1', size = '24', sort, bopis, own, facets = '', ...query }: Query): ListingQuery {
  const { brand, supercategory, promo, price, rating } = query;
  const chosen = new Map<string, string[]>();
  for (const [code, values] of Object.entries({ brand, supercategory, promo, price, rating }))
    if (values !== undefined) chosen.set(code, valuesOf(values));
  for (const facet of facets.split(';')) {
    const at = facet.indexOf(':');
    if (at > 0) chosen.set(facet.slice(0, at), valuesOf(facet.slice(at + 1)));
  }
  return {
    page: Math.max(Number(page), 1),
    size: Math.min(Math.max(Number(size), 1), MOST_SIZE),
    facets: Object.fromEntries(chosen),
    ...(sort !== undefined && { sort }),
    ...(bopis !== undefined && { bopis }),
    // the contract's pattern allows no other values
    ...(own !== undefined && { own: [...new Set(own.split(','))] as OwnFilter[] }),
  };
}

function valuesOf(text: string): string[] {
  return text
    .split(',')
    .filter((value) => value !== '')
    .slice(0, MOST_VALUES);
}
