// Loads the pages of a list that an address shows: one, or several together.
import type { Listing } from '#finding/listing/contract';
import { firstPageOf, listingQueryOf } from './listing-address.ts';
import { shownListing, type ShownListing } from './listing-view-model.ts';

type Query = ReturnType<typeof listingQueryOf>;

/** `from`: the first page shown; `page` is the last. The reply's other fields stay unchanged. */
export async function loadListing<L extends Listing>(
  params: URLSearchParams,
  read: (query: Query) => Promise<L>,
): Promise<Omit<L, 'tiles' | 'sponsored'> & ShownListing> {
  const query = listingQueryOf(params);
  const from = firstPageOf(params);
  const before = Array.from({ length: query.page - from }, (_, at) => read({ ...query, page: from + at }));
  const [listing, ...others] = await Promise.all([read(query), ...before]);
  const pages = [...others, listing];
  const all = { tiles: pages.flatMap(({ tiles }) => tiles), sponsored: pages.flatMap(({ sponsored }) => sponsored) };
  let start = 0;
  const starts = pages.slice(0, -1).map(({ tiles }) => (start += tiles.length));
  return { ...shownListing({ ...listing, ...all }), from, starts };
}
