// What a page's data carries of a list: its tiles as lists show them.
import type { Listing } from '#finding/listing/contract';
import { listedTile, type ShownTile } from '#finding/tiles/screen';

/** A tile whose place is paid for. */
export type ShownSponsored = Omit<Listing['sponsored'][number], 'tile'> & { readonly tile: ShownTile };

type Shown<L> = Omit<L, 'tiles' | 'sponsored'> & { readonly tiles: readonly ShownTile[]; readonly sponsored: readonly ShownSponsored[] };
/** `from`: the first of the pages that stand one below the other; `page` is the last, and `starts` are the tiles with which those after the first begin. */
export type ShownListing = Shown<Listing> & { readonly from: number; readonly starts: readonly number[] };

/** A listing as a page carries it. */
export const shownListing = <L extends Pick<Listing, 'tiles' | 'sponsored'>>(listing: L): Shown<L> => ({
  ...listing,
  tiles: listing.tiles.map(listedTile),
  sponsored: listing.sponsored.map((paid) => ({ ...paid, tile: listedTile(paid.tile) })),
});
