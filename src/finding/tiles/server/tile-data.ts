// The tile service (CAT-9): product tile items at this shopper's prices.
import type { Static } from 'typebox';
import type { TileDataItem, TileDataQuery } from '#finding/tiles/contract';
import { MAX_LINE_QUANTITY, type ProductFacts } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import { isStocked } from '#goods/inventory/rules';
import { priceFor } from '#goods/pricing/rules';
import { isContractOnly } from '#base/shopper/rules';
import { missingFromServiceContext } from '#base/site/rules';
import { catalogView, type CatalogView } from '#goods/catalog/server';
import { personalTiles, type PersonalFacts, type PersonalTile } from './personal-tiles.ts';
import type { Tiles } from './tile.ts';

export interface TileDataFacts extends PersonalFacts {
  readonly tiles: Tiles;
}

type Asked = Static<typeof TileDataQuery>;
type Item = Static<typeof TileDataItem>;

/** Options for tiles (decision 0260). */
interface Wanted {
  /** Includes alternates of unavailable items. */
  readonly withAlternates: boolean;
  /** Replaces unavailable items by their alternates. */
  readonly resolved?: boolean;
  readonly addableOnly?: boolean;
  readonly withoutBrand?: boolean;
  /** Quantity for volume prices. */
  readonly qty?: number;
  /** Only replacements of this item. */
  readonly insteadOf?: string | undefined;
}

interface TileWishes extends Pick<Asked['query'], 'itemReqObj'> {
  readonly inputs?: Readonly<Record<string, unknown>> | undefined;
}

/** In the requested order, without items that the visit may not see. A service context without a required field is refused (APP-18). */
export async function tileData({ serviceContext, query }: Asked, visit: Visit, facts: TileDataFacts): Promise<{ data: Item[] } | Refusal> {
  const missing = missingFromServiceContext(serviceContext);
  if (missing !== undefined) return refuse(400, 'BAD_REQUEST', `${missing} is required`, missing);
  return { data: await tileItems(query.skus, visit, facts, wantedOf(query)) };
}

/** The options in a query's inputs and its other item. */
export function wantedOf({ inputs = {}, itemReqObj: beside }: TileWishes): Wanted {
  const isOn = (value: unknown): boolean => value === true || value === 'true';
  return {
    withAlternates: !isOn(inputs['skipGlobalAlts']),
    resolved: isOn(inputs['isListProductAlt']),
    addableOnly: isOn(inputs['sparq']),
    withoutBrand: isOn(inputs['brandTransformationSwitch']),
    qty: wantedQuantity(beside),
    insteadOf: beside?.type === 'ALT' && typeof beside.orgItemId === 'string' ? beside.orgItemId : undefined,
  };
}

/** `quantity`, or the equivalent of `orgQty` of the other item, converted with `altFactor`. */
function wantedQuantity({ quantity, orgQty, altFactor }: NonNullable<Asked['query']['itemReqObj']> = {}): number {
  const asked = [quantity, Number(orgQty ?? 1) * Number(altFactor ?? 1)].map(Number).find((qty) => Number.isFinite(qty) && qty >= 1);
  return Math.min(Math.ceil(asked ?? 1), MAX_LINE_QUANTITY);
}

/** Tile items that this visit may see, at its prices. */
export async function tileItems(
  skus: readonly string[],
  visit: Visit,
  facts: TileDataFacts,
  wanted: Wanted = { withAlternates: true },
): Promise<Item[]> {
  const view = await catalogView(visit, facts.contracts);
  const asked = [...new Set(skus)].flatMap((sku) => askedItem(sku, facts)).filter(({ product }) => view.isShown(product));
  const itemIds = asked.map(({ product }) => product.itemId);
  const shopper = await visit.shopper();
  const ordered = shopper?.profile ? await facts.lastOrdered(shopper.shopperId, itemIds) : new Map<string, Date>();
  const terms = await facts.contracts.ofShopper(shopper);
  const buyer = { terms, contractOnly: isContractOnly(shopper), currency: view.currency };
  // One query for both.
  const own = new Map(
    (await personalTiles({ itemIds }, visit, { ...facts, lastOrdered: async () => ordered })).map((tile) => [tile.itemId, tile]),
  );
  const isMember = (shopper?.profile?.membershipProgram ?? 'NON_MEMBER') !== 'NON_MEMBER';
  const other = wanted.insteadOf === undefined ? undefined : facts.catalog.get(wanted.insteadOf);
  return asked.flatMap(({ product, customSkuCode }) => {
    const tile = facts.tiles.tile(product, view);
    if (wanted.insteadOf !== undefined && !takesThePlaceOf(product.itemId, other)) return [];
    if (wanted.addableOnly === true && (!tile.canAdd || (own.get(product.itemId)?.blocked ?? null) !== null)) return [];
    const each = priceFor(buyer, product, wanted.qty)?.each ?? null;
    return [
      {
        ...itemOf(tile, own.get(product.itemId), wanted, view, facts),
        customSkuCode,
        membershipOverlay: isMember && ships(product) ? view.say('server.memberDelivery') : null,
        swatchLabel: product.variantOptions?.['color']?.[view.locale] ?? null,
        catalogId: view.contract === null ? view.site.id : `${view.site.id}-${shopper?.account?.accountNumber ?? ''}`,
        lastOrderedDate: ordered.get(product.itemId)?.toISOString() ?? null,
        itemDetails: { priceInfo: { finalPricePerUnit: tile.seePriceInCart || each === null ? null : each / 100 } },
      },
    ];
  });
}

/** By item number, or by the code of a customized product, which contains it. */
function askedItem(sku: string, { catalog }: TileDataFacts): { readonly product: ProductFacts; readonly customSkuCode: string | null }[] {
  const product = catalog.get(sku);
  if (product !== undefined) return [{ product, customSkuCode: null }];
  const made = catalog.get(/^(.+)-[0-9A-V]{13}$/.exec(sku)?.[1] ?? '');
  return made?.kind === 'customSku' ? [{ product: made, customSkuCode: sku }] : [];
}

const takesThePlaceOf = (itemId: string, other: ProductFacts | undefined): boolean =>
  other !== undefined && (other.replacement === itemId || other.alternates.includes(itemId));

/** Whether a carrier can deliver it. */
const ships = ({ kind, flags }: ProductFacts): boolean => isStocked(kind) && !flags.inStoreOnly;

function itemOf(
  tile: ReturnType<Tiles['tile']>,
  own: PersonalTile | undefined,
  { withAlternates, resolved, withoutBrand }: Wanted,
  { locale, paths, say }: CatalogView,
  { catalog }: TileDataFacts,
): Omit<Item, 'lastOrderedDate' | 'customSkuCode' | 'membershipOverlay' | 'swatchLabel' | 'catalogId' | 'itemDetails'> {
  const { restriction, badge, itemId, brand } = tile;
  const [first] = restriction?.alternates ?? [];
  const alternate = first === undefined ? undefined : catalog.get(first);
  const price = own?.price ?? tile.price;
  return {
    itemId,
    resolvedItemId: resolved === true ? (alternate?.itemId ?? itemId) : tile.resolvedItemId,
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
    actionLabel: say(actionOf(tile)),
    compareItemID: itemId,
    isOutOfStock: tile.isOutOfStock,
    isDeliveryInstock: tile.isDeliveryInstock,
    bopisEligible: tile.bopisEligible,
    baseCatId: tile.baseCatId,
  };
}

const capital = (text: string, locale: Locale): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

function actionOf({ canAdd, isSKUSET, isCustomSKU }: ReturnType<Tiles['tile']>): 'addToCart' | 'chooseOptions' | 'viewDetails' {
  if (canAdd) return 'addToCart';
  return isSKUSET || isCustomSKU ? 'chooseOptions' : 'viewDetails';
}
