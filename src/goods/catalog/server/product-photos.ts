// Which product images the shop has stored. The pictures capability stores the files.
import type { Queries } from '#platform/db';
import { PHOTOS_BY_ID, SET_PHOTOS, type StoredPhoto } from './catalog-queries.ts';

export interface ProductPhotos {
  readonly itemId: string;
  /** Addresses and file names as imported. */
  readonly images: readonly string[];
  readonly photos: readonly StoredPhoto[];
}

/** The items with images among these. */
export async function photosOf(db: Queries, itemIds: readonly string[]): Promise<readonly ProductPhotos[]> {
  return (await db.many(PHOTOS_BY_ID, [itemIds])).map(({ item_id, images, photos }) => ({ itemId: item_id, images, photos }));
}

/** Records which images are stored; a running shop shows them at once. */
export async function writePhotos(tx: Queries, products: readonly Pick<ProductPhotos, 'itemId' | 'photos'>[]): Promise<void> {
  const rows = products.map(({ itemId, photos }) => ({ item_id: itemId, photos }));
  if (rows.length > 0) await tx.run(SET_PHOTOS, [JSON.stringify(rows)]);
}
