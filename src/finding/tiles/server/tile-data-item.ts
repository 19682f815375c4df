// The part of a tile service item that comes from the tile and the shopper's own price.
import type { Static } from 'typebox';
import type { TileDataItem } from '#finding/tiles/contract';
import { tileActionOf } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import type { CatalogView } from '#goods/catalog/server';
import type { PersonalTile } from './personal-tiles.ts';
import type { Tiles } from './tile.ts';
import type { sponsoredBeacons } from './tile-beacons.ts';
import type { Wanted } from './tile-options.ts';
import type { Catalog } from '#goods/catalog/server';

type Item = Static<typeof TileDataItem>;

type FromElsewhere =
  | keyof ReturnType<typeof sponsoredBeacons>
  | 'lastOrderedDate'
  | 'customSkuCode'
  | 'membershipOverlay'
  | 'swatchLabel'
  | 'catalogId'
  | 'itemDetails';

export function tileDataItem(
  tile: ReturnType<Tiles['tile']>,
  own: PersonalTile | undefined,
  { withAlternates, resolved, withoutBrand }: Wanted,
  { locale, paths, say }: CatalogView,
  { catalog }: { readonly catalog: Catalog },
): Omit<Item, FromElsewhere> {
  const { restriction, badge, itemId, brand } = tile;
  const [first] = restriction?.alternates ?? [];
  const alternate = first === undefined ? undefined : catalog.get(first);
  const price = own?.price ?? tile.price;
  return {
    itemId,
    resolvedItemId: resolved === true ? (alternate?.itemId ?? itemId) : withAlternates ? tile.resolvedItemId : itemId,
    title: withoutBrand === true && tile.title.startsWith(`${brand} `) ? capital(tile.title.slice(brand.length + 1), locale) : tile.title,
    productURL: tile.href,
    price,
    priceValue: own?.priceValue ?? tile.priceValue,
    originalPrice: price === tile.price ? tile.originalPrice : null,
    units: tile.units,
    unitsNum: tile.unitsNum,
    image: tile.image.src,
    quantityLimit: tile.quantityLimit,
    restrictionDetails:
      restriction === null && badge !== 'limitedQuantity'
        ? null
        : {
            type: restriction?.type ?? null,
            limitedQtyTxt: badge === 'limitedQuantity' ? say('badge.limitedQuantity') : null,
            altProducts: withAlternates ? (restriction?.alternates ?? []) : [],
            alternateItemURL: withAlternates && alternate !== undefined ? paths.product(alternate.slug[locale], alternate.itemId) : null,
          },
    badgeDetails: { productBadge: badge === null ? null : say(`badge.${badge}`) },
    isSKUSET: tile.isSKUSET,
    isCustomSKU: tile.isCustomSKU,
    actionLabel: say((own?.blocked ?? null) === null ? tileActionOf(tile) : 'viewDetails'),
    compareItemID: itemId,
    isOutOfStock: tile.isOutOfStock,
    isDeliveryInstock: tile.isDeliveryInstock,
    bopisEligible: tile.bopisEligible && own?.pickup.notAllowed !== true,
    baseCatId: tile.baseCatId,
  };
}

const capital = (text: string, locale: Locale): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
