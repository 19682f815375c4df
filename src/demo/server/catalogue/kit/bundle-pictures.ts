// The picture of a bundle shows the goods it holds.
import type { CatalogRecord } from '#goods/catalog/rules';

/** The same products; the picture of each bundle names those of its parts. */
export function withBundlePictures(products: readonly CatalogRecord[]): CatalogRecord[] {
  const pictures = new Map(products.map(({ itemId, picture }) => [itemId, picture]));
  return products.map((product) => {
    const parts = (product.bundle ?? []).flatMap(({ itemId }) => pictures.get(itemId) ?? []);
    return parts.length < 2 || product.picture === undefined ? product : { ...product, picture: { ...product.picture, parts } };
  });
}
