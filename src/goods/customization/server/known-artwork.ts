// Checks the pictures of a request for customized goods: only uploaded ones can be printed (CAT-8).
import type { CustomizationRequest } from '#goods/customization/rules';

/** @returns the ids that were uploaded here */
export type KnownArtwork = (artworkIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** An invalid picture id, which the rules refuse. */
const UNKNOWN = 'unknown';

interface Item {
  readonly customization?: CustomizationRequest | undefined;
}

/** The items with an invalid id in place of each unknown picture. Reads nothing when no item has a picture. */
export async function withKnownArtwork<I extends Item>(items: readonly I[], known: KnownArtwork): Promise<I[]> {
  const named = items.flatMap(({ customization }) => customization?.artwork || []);
  const here = named.length === 0 ? new Set<string>() : await known(named);
  return items.map((item) => {
    const artwork = item.customization?.artwork;
    return !artwork || here.has(artwork) ? item : { ...item, customization: { ...item.customization, artwork: UNKNOWN } };
  });
}
