// The colors in which a product is sold: its variants that differ in color.
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import type { TileReply } from './make-tile.ts';

/** A tile has room for this many dots; the number says the rest. */
const MOST_DOTS = 5;

export function colorsOf(
  product: ProductFacts,
  { inSet }: Pick<Catalog, 'inSet'>,
  { isListed }: Pick<CatalogView, 'isListed'>,
): TileReply['colors'] {
  if (product.variantSet === null || product.variantOptions?.['color'] === undefined) return null;
  const byColor = new Map<string, ProductFacts>();
  for (const member of [product, ...inSet(product.variantSet)]) {
    const color = member.variantOptions?.['color']?.['en-US'];
    if (color !== undefined && !byColor.has(color) && isListed(member)) byColor.set(color, member);
  }
  if (byColor.size < 2) return null;
  return { count: byColor.size, paints: [...byColor.values()].flatMap(paintOf).slice(0, MOST_DOTS) };
}

/** A photograph and a drawing of several colors have no single one. */
function paintOf({ picture }: ProductFacts): readonly string[] {
  const paint = picture !== null && 'color' in picture ? picture.color : undefined;
  return paint !== undefined && /^#[\da-f]{6}$/i.test(paint) ? [paint] : [];
}
