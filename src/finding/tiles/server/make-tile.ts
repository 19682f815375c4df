// A product as a tile (CAT-3): localized, priced for the visit's site, with picture and stock.
import type { Static } from 'typebox';
import type { Tile } from '#goods/catalog/contract';
import { badgeOf, canAddFromTile, isOutOfStock, MAX_LINE_QUANTITY, type ProductFacts, type StockState } from '#goods/catalog/rules';
import { facetLabel, type Catalog, type CatalogView } from '#goods/catalog/server';
import { blockedText } from './blocked-text.ts';
import { colorsOf } from './tile-colors.ts';
import { feeLine } from './cost-text.ts';
import type { OfferFacts } from './instant-offers.ts';
import { shownPrices } from './shown-prices.ts';
import type { Supply } from '#goods/delivery/server';
import type { Inventory } from '#goods/inventory/server';
import type { Stores } from '#goods/stores/server';
import type { PictureBook } from '#goods/pictures/server';

export interface TileFacts {
  readonly catalog: Catalog;
  readonly inventory: Inventory;
  readonly stores: Stores;
  readonly supply: Supply;
  readonly pictures: PictureBook;
  readonly coupons: OfferFacts['coupons'];
}

export type TileReply = Static<typeof Tile>;

/** A list row has room for this many. */
const MOST_TRAITS = 3;

/** `stock`: whether the product can be delivered, and whether some store has it. */
export function makeTile(
  product: ProductFacts,
  stock: StockState,
  view: CatalogView,
  { catalog, pictures }: Pick<TileFacts, 'catalog' | 'pictures'>,
): TileReply {
  const { locale, paths } = view;
  const outOfStock = isOutOfStock(product, stock);
  const fallback = catalog.categories.get(product.categoryId)?.picture ?? null;
  const restriction = restrictionOf(product, outOfStock, catalog, view);
  const isReplaced = restriction?.type === 'DISCONTINUED' && restriction.alternates[0] === product.replacement;
  return {
    itemId: product.itemId,
    // The item that is sold for it now.
    resolvedItemId: isReplaced ? (product.replacement ?? product.itemId) : product.itemId,
    title: product.title[locale],
    href: paths.product(product.slug[locale], product.itemId),
    brand: product.brand,
    pack: product.pack?.[locale] ?? null,
    traits: traitsOf(product, view),
    image: pictures.tile(product.itemId, product.picture, fallback, locale),
    ...shownPrices(product, view),
    fee: feeLine(product, view),
    units: product.unitName?.[locale] ?? null,
    unitsNum: product.unitCount,
    rating: product.rating && { ...product.rating },
    quantityLimit: Math.min(product.quantityLimit ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY),
    increment: product.increment ?? 1,
    badge: badgeOf(product, view.today),
    restriction,
    ...blockedText(product, view),
    seePriceInCart: product.flags.seePriceInCart,
    isOutOfStock: outOfStock,
    isDeliveryInstock: stock.canDeliver,
    bopisEligible: product.flags.bopisEligible,
    isSKUSET: product.kind === 'skuSet',
    isCustomSKU: product.kind === 'customSku',
    canAdd: canAddFromTile(product, stock),
    baseCatId: product.categoryId,
    colors: colorsOf(product, catalog, view),
  };
}

/** A product's first filterable attributes, which distinguish it in list rows. */
const traitsOf = ({ facets }: ProductFacts, { locale, say }: CatalogView): string[] =>
  Object.entries(facets)
    .filter(([code]) => code !== 'pack')
    .slice(0, MOST_TRAITS)
    .map(([code, value]) => say('server.trait', { label: facetLabel(code, say), value: value[locale] }));

/** Why the product cannot be bought as usual, and what to offer instead: its successor first. */
function restrictionOf(
  { status, replacement, alternates }: ProductFacts,
  outOfStock: boolean,
  catalog: Catalog,
  view: CatalogView,
): TileReply['restriction'] {
  const type = status === 'discontinued' ? 'DISCONTINUED' : outOfStock ? 'OUTOFSTOCK' : null;
  if (type === null) return null;
  const offered = [...(replacement === null ? [] : [replacement]), ...alternates].filter((itemId) => {
    const other = catalog.get(itemId);
    return other !== undefined && view.isListed(other);
  });
  return { type, alternates: [...new Set(offered)] };
}
