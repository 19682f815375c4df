// Caches the long texts and documents of recently viewed products. A changed product is a new object in the catalogue's memory, so outdated content
// is never returned.
import type { ProductFacts } from '#goods/catalog/rules';
import type { Queries } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import { makeRowsLeftOut, type RowsLeftOut } from '#platform/rows-left-out';
import { CONTENT_BY_ID, type ContentOfProduct } from './catalog-queries.ts';
import { checkContent } from './row-shapes.ts';

export interface ProductContents {
  of(product: ProductFacts): Promise<ContentOfProduct>;
}

/** About 3 kB each. */
const MOST_PRODUCTS = 5_000;

/** Invalid texts are left out; the product is shown without them. */
export function makeProductContents(db: Queries, leftOut: RowsLeftOut = makeRowsLeftOut()): ProductContents {
  const table = leftOut.of('product_content');
  const kept = makeRecentlyUsed<{ readonly of: ProductFacts; readonly content: Promise<ContentOfProduct> }>(MOST_PRODUCTS);
  const read = async ({ itemId }: ProductFacts): Promise<ContentOfProduct> => {
    const row = await db.maybe(CONTENT_BY_ID, [itemId]);
    table.again([itemId]);
    const isSound = row !== undefined && table.one(itemId, () => (checkContent(row), true));
    return isSound === true ? row : { content: {}, documents: [] };
  };
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
