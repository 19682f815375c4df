// Imported pictures of a product, which replace drawings.
import type { PictureRecord } from './catalog-record.ts';
import type { Localized } from './product-facts.ts';

/** A stored picture, named by the hash of the imported bytes; width and height of its large form in pixels. */
export interface Photo {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

export interface Photographs {
  /** At least one; tiles show the first. */
  readonly photos: readonly Photo[];
  /** Alternative text: the product's name. */
  readonly alt: Localized;
}

/** Photographs of an item, or else a drawing. */
export type ShownPicture = PictureRecord | Photographs;

export function isPhotographs(picture: ShownPicture | null): picture is Photographs {
  return picture !== null && 'photos' in picture;
}
