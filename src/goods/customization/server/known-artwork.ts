// Pictures that a request puts on customized goods: only those that were uploaded here are printed (CAT-8).
import type { CustomizationRequest } from '#goods/customization/rules';

/** @returns those of the ids that were uploaded here */
export type KnownArtwork = (artworkIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** No picture has this id: the rules refuse it. */
const UNKNOWN = 'unknown';

interface Item {
  readonly customization?: CustomizationRequest | undefined;
}

/** The items, with an id that the rules refuse in place of each picture that is not here. Nothing is read where no item has a picture. */
export async function withKnownArtwork<I extends Item>(items: readonly I[], known: KnownArtwork): Promise<I[]> {
  const named = items.flatMap(({ customization }) => customization?.artwork || []);
  const here = named.length === 0 ? new Set<string>() : await known(named);
  return items.map((item) => {
    const artwork = item.customization?.artwork;
    return !artwork || here.has(artwork) ? item : { ...item, customization: { ...item.customization, artwork: UNKNOWN } };
  });
}
