// A product as a tile (CAT-3): localized, priced for the visit's site, with picture and stock.
import type { Static } from 'typebox';
import type { Tile } from '#goods/catalog/contract';
import {
  badgeOf,
  canAddFromTile,
  comparedUnit,
  isOutOfStock,
  MAX_LINE_QUANTITY,
  type ProductFacts,
  type StockState,
} from '#goods/catalog/rules';
import type { Supply } from '#goods/delivery/server';
import type { Inventory } from '#goods/inventory/server';
import { formatPrice, formatUnitPrice } from '#base/locale/rules';
import type { PictureBook } from '#goods/pictures/server';
import { priceFor, unitPriceOf, type PriceOfUnit } from '#goods/pricing/rules';
import type { Country } from '#base/site/rules';
import type { Stores } from '#goods/stores/server';
import { buyerOf, facetLabel, type Catalog, type CatalogView } from '#goods/catalog/server';

export interface TileFacts {
  readonly catalog: Catalog;
  readonly inventory: Inventory;
  readonly stores: Stores;
  readonly supply: Supply;
  readonly pictures: PictureBook;
}

type TileReply = Static<typeof Tile>;

/** A list row has room for this many. */
const MOST_TRAITS = 3;

/** Most cached tiles per product: sites and languages, in stock and not. */
const MOST_KEPT = 24;

export type Tiles = ReturnType<typeof makeTiles>;

export function makeTiles({ catalog, inventory, stores, pictures }: TileFacts) {
  const stockOf = ({ itemId }: ProductFacts, country: Country): StockState => {
    const canDeliver = inventory.available(itemId, country) > 0;
    // Store stock matters only when the product cannot be shipped.
    return {
      canDeliver,
      inSomeStore: !canDeliver && stores.of(country).some(({ storeNumber }) => inventory.availableAt(itemId, storeNumber) > 0),
    };
  };

  const make = (product: ProductFacts, stock: StockState, view: CatalogView): TileReply => {
    const { locale, paths } = view;
    const outOfStock = isOutOfStock(product, stock);
    const fallback = catalog.categories.get(product.categoryId)?.picture ?? null;
    return {
      itemId: product.itemId,
      resolvedItemId: product.itemId,
      title: product.title[locale],
      href: paths.product(product.slug[locale], product.itemId),
      brand: product.brand,
      pack: product.pack?.[locale] ?? null,
      traits: traitsOf(product, view),
      image: pictures.tile(product.itemId, product.picture, fallback, locale),
      ...shownPrices(product, view),
      units: product.unitName?.[locale] ?? null,
      unitsNum: product.unitCount,
      rating: product.rating && { ...product.rating },
      quantityLimit: Math.min(product.quantityLimit ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY),
      increment: product.increment ?? 1,
      badge: badgeOf(product, view.today),
      restriction: restrictionOf(product, outOfStock, catalog, view),
      seePriceInCart: product.flags.seePriceInCart,
      isOutOfStock: outOfStock,
      isDeliveryInstock: stock.canDeliver,
      bopisEligible: product.flags.bopisEligible,
      isSKUSET: product.kind === 'skuSet',
      isCustomSKU: product.kind === 'customSku',
      canAdd: canAddFromTile(product, stock),
      baseCatId: product.categoryId,
    };
  };

  // Caches public tiles: lists show the same products again and again.
  let made = new WeakMap<ProductFacts, Map<string, TileReply>>();
  catalog.onChange(() => (made = new WeakMap()));
  const tile = (product: ProductFacts, view: CatalogView): TileReply => {
    view.stockRead.add(product.itemId);
    const stock = stockOf(product, view.site.country);
    if (view.contract !== null || view.agreed?.price(product.itemId, view.currency) !== undefined) return make(product, stock, view);
    const own = made.get(product) ?? new Map<string, TileReply>();
    made.set(product, own);
    const key = `${view.site.id} ${view.paths.home()} ${view.copyLocale} ${view.today} ${stock.canDeliver} ${stock.inSomeStore}`;
    let shown = own.get(key);
    if (shown === undefined) {
      if (own.size >= MOST_KEPT) own.clear(); // drops outdated ones
      own.set(key, (shown = make(product, stock, view)));
    }
    return shown;
  };

  return { tile, stockOf };
}

/** A product's first filterable attributes, which distinguish it in list rows. */
const traitsOf = ({ facets }: ProductFacts, { locale, say }: CatalogView): string[] =>
  Object.entries(facets)
    .filter(([code]) => code !== 'pack')
    .slice(0, MOST_TRAITS)
    .map(([code, value]) => say('server.trait', { label: facetLabel(code, say), value: value[locale] }));

/** The unit price as text and number; none when it is shown only in the cart, or to contract-only accounts. */
function shownPrices(
  product: ProductFacts,
  view: CatalogView,
): Pick<TileReply, 'price' | 'priceValue' | 'originalPrice' | 'saving' | 'unitPrice'> {
  const { copyLocale, currency, say } = view;
  const price = priceFor(buyerOf(view), product);
  if (price === null || product.flags.seePriceInCart)
    return { price: null, priceValue: null, originalPrice: null, saving: null, unitPrice: null };
  const { was } = price;
  return {
    price: formatPrice(price.each, currency, copyLocale),
    priceValue: price.each / 100,
    originalPrice: was === null ? null : formatPrice(was, currency, copyLocale),
    saving: was === null ? null : say('server.save', { amount: formatPrice(was - price.each, currency, copyLocale) }),
    unitPrice: unitPriceText(product, price, view),
  };
}

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

/** "$0.009 / sheet"; null when the pack is a single unit. */
export function unitPriceText(
  product: ProductFacts,
  { each }: Pick<PriceOfUnit, 'each'>,
  { currency, copyLocale, locale, say }: CatalogView,
): string | null {
  const unit = comparedUnit(product, locale);
  const cents = unitPriceOf(each, unit.count);
  if (cents === null || unit.name === null) return null;
  return say('server.perUnit', { price: formatUnitPrice(cents, currency, copyLocale), unit: unit.name });
}
