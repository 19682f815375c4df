// Imported pictures of a product, which take the place of drawings.
import type { PictureRecord } from './catalog-record.ts';
import type { Localized } from './product-facts.ts';

/** One picture as the shop keeps it, by the hash of what was imported; width and height of its large form in pixels. */
export interface Photo {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

export interface Photographs {
  /** At least one, the first is the tile's. */
  readonly photos: readonly Photo[];
  /** What they show, for those who do not see them: the product's name. */
  readonly alt: Localized;
}

/** What an item shows: photographs where there are some, else a drawing. */
export type ShownPicture = PictureRecord | Photographs;

export function isPhotographs(picture: ShownPicture | null): picture is Photographs {
  return picture !== null && 'photos' in picture;
}
