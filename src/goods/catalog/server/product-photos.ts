// Which of the images that products name are kept by the shop. What they look like lies with the pictures.
import type { Queries } from '#platform/db';
import { PHOTOS_BY_ID, SET_PHOTOS, type StoredPhoto } from './catalog-queries.ts';

export interface ProductPhotos {
  readonly itemId: string;
  /** Addresses and file names as imported. */
  readonly images: readonly string[];
  readonly photos: readonly StoredPhoto[];
}

/** Of these items those that name images. */
export async function photosOf(db: Queries, itemIds: readonly string[]): Promise<readonly ProductPhotos[]> {
  return (await db.many(PHOTOS_BY_ID, [itemIds])).map(({ item_id, images, photos }) => ({ itemId: item_id, images, photos }));
}

/** Says what is kept now; a running shop shows it at once. */
export async function writePhotos(tx: Queries, products: readonly Pick<ProductPhotos, 'itemId' | 'photos'>[]): Promise<void> {
  const rows = products.map(({ itemId, photos }) => ({ item_id: itemId, photos }));
  if (rows.length > 0) await tx.run(SET_PHOTOS, [JSON.stringify(rows)]);
}
