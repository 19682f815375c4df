// A list in a page's data: its tiles in the form that lists show.
import type { Listing } from '#finding/listing/contract';
import { listedTile, type ShownTile } from '#finding/tiles/screen';

/** A sponsored tile. */
export type ShownSponsored = Omit<Listing['sponsored'][number], 'tile'> & { readonly tile: ShownTile };

type Shown<L> = Omit<L, 'tiles' | 'sponsored'> & { readonly tiles: readonly ShownTile[]; readonly sponsored: readonly ShownSponsored[] };
/** `from` and `page`: the first and last page shown; `starts`: index of the first tile of each later page. */
export type ShownListing = Shown<Listing> & { readonly from: number; readonly starts: readonly number[] };

/** Converts a listing for a page's data. */
export const shownListing = <L extends Pick<Listing, 'tiles' | 'sponsored'>>(listing: L): Shown<L> => ({
  ...listing,
  tiles: listing.tiles.map(listedTile),
  sponsored: listing.sponsored.map((paid) => ({ ...paid, tile: listedTile(paid.tile) })),
});

/** Whether the address names a page after the list's last one: such a page does not exist. */
export const isPastEnd = ({ page, size, total }: Pick<Listing, 'page' | 'size' | 'total'>): boolean =>
  page > 1 && (page - 1) * size >= total;
