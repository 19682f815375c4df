import type { Queries } from '#platform/db';
import { randomText } from '#platform/random';
import { ARTWORK_OF_ORDER, KEEP_ARTWORK, KNOWN_ARTWORK } from './artwork-queries.ts';
import type { ReadArtwork } from './read-artwork.ts';

/** Random, so that ids cannot be guessed. */
const ID_BYTES = 16;

/** The shop's store of uploaded pictures. */
export interface Artworks {
  /** @returns its id */
  keep(picture: ReadArtwork, now: Date): Promise<string>;
  /** @returns the ids that exist */
  known(artworkIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Pictures of an order, each once. */
  ofOrder(orderNumber: string): Promise<readonly { readonly artworkId: string; readonly itemId: string; readonly bytes: Uint8Array }[]>;
}

export function makeArtworks(db: Queries): Artworks {
  return {
    async keep({ width, height, bytes }, now) {
      const artworkId = randomText(ID_BYTES);
      await db.run(KEEP_ARTWORK, [artworkId, width, height, bytes, now]);
      return artworkId;
    },
    async known(artworkIds) {
      const rows = artworkIds.length === 0 ? [] : await db.many(KNOWN_ARTWORK, [artworkIds]);
      return new Set(rows.map(({ artwork_id: id }) => id));
    },
    async ofOrder(orderNumber) {
      const rows = await db.many(ARTWORK_OF_ORDER, [orderNumber]);
      return rows.map(({ artwork_id: artworkId, item_id: itemId, bytes }) => ({ artworkId, itemId, bytes }));
    },
  };
}
