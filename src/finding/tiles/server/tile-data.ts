// The tile service (CAT-9): product tile items at this shopper's prices.
import type { Static } from 'typebox';
import type { TileDataItem, TileDataQuery } from '#finding/tiles/contract';
import type { ProductFacts } from '#goods/catalog/rules';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import { isStocked } from '#goods/inventory/rules';
import { priceFor } from '#goods/pricing/rules';
import { isContractOnly, isMember } from '#base/shopper/rules';
import { missingFromServiceContext } from '#base/site/rules';
import { catalogView } from '#goods/catalog/server';
import { personalTiles, type PersonalFacts } from './personal-tiles.ts';
import type { Tiles } from './tile.ts';
import { tileDataItem } from './tile-data-item.ts';
import { beaconsOf, type Sponsored } from './tile-beacons.ts';
import { wantedOf, type Wanted } from './tile-options.ts';

export interface TileDataFacts extends PersonalFacts {
  readonly tiles: Tiles;
  readonly sponsored: Sponsored;
}

type Asked = Static<typeof TileDataQuery>;
type Item = Static<typeof TileDataItem>;

/** In the requested order, without items that the visit may not see. A service context without a required field is refused (APP-18). */
export async function tileData({ serviceContext, query }: Asked, visit: Visit, facts: TileDataFacts): Promise<{ data: Item[] } | Refusal> {
  const missing = missingFromServiceContext(serviceContext);
  if (missing !== undefined) return refuse(400, 'BAD_REQUEST', `${missing} is required`, missing);
  return { data: await tileItems(query.skus, visit, facts, wantedOf(query)) };
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
  const buyer = {
    terms,
    contractOnly: isContractOnly(shopper),
    byVolume: shopper?.permissions.has('MPI') === true,
    currency: view.currency,
  };
  // One query for both.
  const own = new Map(
    (await personalTiles({ itemIds }, visit, { ...facts, lastOrdered: async () => ordered })).map((tile) => [tile.itemId, tile]),
  );
  const membership = isMember(shopper) ? view.say('server.memberDelivery') : null;
  const other = wanted.insteadOf === undefined ? undefined : facts.catalog.get(wanted.insteadOf);
  return asked.flatMap(({ product, customSkuCode }) => {
    const tile = facts.tiles.tile(product, view);
    if (wanted.insteadOf !== undefined && !takesThePlaceOf(product.itemId, other)) return [];
    if (wanted.addableOnly === true && (!tile.canAdd || (own.get(product.itemId)?.blocked ?? null) !== null)) return [];
    const each = priceFor(buyer, product, wanted.qty)?.each ?? null;
    return [
      {
        ...tileDataItem(tile, own.get(product.itemId), wanted, view, facts),
        ...beaconsOf(product, view, facts),
        customSkuCode,
        membershipOverlay: ships(product) ? membership : null,
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
