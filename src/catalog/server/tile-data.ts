// Product tiles as the tile service hands them out (CAT-9): the fields of a product tile item, at this shopper's prices.
import type { Static } from 'typebox';
import type { TileDataItem, TileDataQuery } from '#catalog/contract';
import { refuse, type Refusal } from '#outcome/rules';
import type { Visit } from '#platform/visit';
import { missingFromServiceContext } from '#site/rules';
import { catalogView, type CatalogView } from './catalog-view.ts';
import { personalTiles, type PersonalFacts, type PersonalTile } from './personal-tiles.ts';
import type { Tiles } from './tile.ts';

export interface TileDataFacts extends PersonalFacts {
  readonly tiles: Tiles;
}

type Asked = Static<typeof TileDataQuery>;
type Item = Static<typeof TileDataItem>;

/** In the order asked for; what this visit may not see is left out. A service context that lacks a field is refused (APP-18). */
export async function tileData({ serviceContext, query }: Asked, visit: Visit, facts: TileDataFacts): Promise<{ data: Item[] } | Refusal> {
  const missing = missingFromServiceContext(serviceContext);
  if (missing !== undefined) return refuse(400, 'BAD_REQUEST', `${missing} is required`, missing);
  return { data: await tileItems(query.skus, visit, facts, query.inputs?.skipGlobalAlts !== true) };
}

/** Tile items of what this visit may see, at its prices; `withAlternates`: what takes the place of what cannot be bought comes along. */
export async function tileItems(skus: readonly string[], visit: Visit, facts: TileDataFacts, withAlternates = true): Promise<Item[]> {
  const view = await catalogView(visit, facts.contracts);
  const products = [...new Set(skus)].flatMap((itemId) => facts.catalog.get(itemId) ?? []).filter(view.isShown);
  const itemIds = products.map(({ itemId }) => itemId);
  const shopper = await visit.shopper();
  const ordered = shopper?.profile ? await facts.lastOrdered(shopper.shopperId, itemIds) : new Map<string, Date>();
  // Asked once for both.
  const asked = { ...facts, lastOrdered: async () => ordered };
  const own = new Map((await personalTiles({ itemIds }, visit, asked)).map((tile) => [tile.itemId, tile]));
  return products.map((product) => ({
    ...itemOf(facts.tiles.tile(product, view), own.get(product.itemId), withAlternates, view, facts),
    lastOrderedDate: ordered.get(product.itemId)?.toISOString() ?? null,
  }));
}

function itemOf(
  tile: ReturnType<Tiles['tile']>,
  own: PersonalTile | undefined,
  withAlternates: boolean,
  { locale, paths, say }: CatalogView,
  { catalog }: TileDataFacts,
): Omit<Item, 'lastOrderedDate'> {
  const { restriction, badge, itemId } = tile;
  const [first] = restriction?.alternates ?? [];
  const alternate = first === undefined ? undefined : catalog.get(first);
  const price = own?.price ?? tile.price;
  return {
    itemId,
    resolvedItemId: tile.resolvedItemId,
    title: tile.title,
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
    actionLabel: say(actionOf(tile)),
    compareItemID: itemId,
    isOutOfStock: tile.isOutOfStock,
    isDeliveryInstock: tile.isDeliveryInstock,
    bopisEligible: tile.bopisEligible,
    baseCatId: tile.baseCatId,
    itemDetails: { priceInfo: { finalPricePerUnit: own?.priceValue ?? tile.priceValue } },
  };
}

function actionOf({ canAdd, isSKUSET, isCustomSKU }: ReturnType<Tiles['tile']>): 'addToCart' | 'chooseOptions' | 'viewDetails' {
  if (canAdd) return 'addToCart';
  return isSKUSET || isCustomSKU ? 'chooseOptions' : 'viewDetails';
}
