// The long texts and the papers of products that were looked at of late. A product that changed is another object in the catalogue's memory, so what
// is kept for the one before is not given again.
import type { ProductFacts } from '#catalog/rules';
import type { Queries } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import { CONTENT_BY_ID, type ContentOfProduct } from './catalog-queries.ts';

export interface ProductContents {
  of(product: ProductFacts): Promise<ContentOfProduct>;
}

/** About 3 kB each. */
const MOST_PRODUCTS = 5_000;

export function makeProductContents(db: Queries): ProductContents {
  const kept = makeRecentlyUsed<{ readonly of: ProductFacts; readonly content: Promise<ContentOfProduct> }>(MOST_PRODUCTS);
  const read = async (product: ProductFacts): Promise<ContentOfProduct> =>
    (await db.maybe(CONTENT_BY_ID, [product.itemId])) ?? { content: {}, documents: [] };
  const make = (product: ProductFacts) => {
    const content = read(product);
    content.catch(() => kept.delete(product.itemId));
    return { of: product, content };
  };
  return {
    of(product) {
      const known = kept.of(product.itemId, () => make(product));
      if (known.of === product) return known.content;
      kept.delete(product.itemId);
      return kept.of(product.itemId, () => make(product)).content;
    },
  };
}
