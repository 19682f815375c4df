// The shopper's own facts about products: contract price, purchase blocks, stock at their store and ZIP code.
import type { Static } from 'typebox';
import type { DeliveryCost, FeeRow } from '#goods/catalog/contract';
import { modelKey, purchaseBlock, type ProductFacts } from '#goods/catalog/rules';
import { localTime } from '#base/calendar/rules';
import { formatDayAhead, formatPrice } from '#base/locale/rules';
import type { Visit } from '#platform/visit';
import { priceFor, type PriceOfUnit } from '#goods/pricing/rules';
import type { Contracts } from '#goods/pricing/server';
import { isContractOnly, isSignedIn, shopperMayPickUp, type Shopper } from '#base/shopper/rules';
import { buyingRights, catalogView, type CatalogView } from '#goods/catalog/server';
import { blockText } from './blocked-text.ts';
import { contractMark, offContractReasons, type ContractMark } from './contract-mark.ts';
import { costAlone, placeIn } from './cost-text.ts';
import { makePickupElsewhere } from './pickup-elsewhere.ts';
import { agreedReasons } from './price-reasons.ts';
import { deliveryText, pickupText, type DeliveryText, type PromiseText } from './promise-text.ts';
import type { TileFacts } from './make-tile.ts';
import { unitPriceText } from './shown-prices.ts';

export interface PersonalTile {
  readonly itemId: string;
  readonly price: string | null;
  readonly priceValue: number | null;
  readonly unitPrice: string | null;
  readonly contract: boolean;
  /** Whether a contract makes the price, and what the organization says where none does; display text. */
  readonly mark: ContractMark | null;
  /** Explanation of an agreed price; empty for shoppers who pay the list price. */
  readonly priceReasons: string[];
  /** Why this shopper may not buy it; display text. */
  readonly blocked: string | null;
  readonly pickup: PromiseText & { readonly elsewhere: string | null; readonly notAllowed?: true };
  readonly delivery: DeliveryText & { readonly cost: DeliveryCost | null };
  /** Coupons that the cart applies by itself. */
  readonly offers: Static<typeof FeeRow>[];
  /** The shopper's saved printer that it fits. */
  readonly fits: string | null;
  /** When a business buyer last ordered it; display text. */
  readonly ordered: string | null;
}

export interface PersonalFacts extends TileFacts {
  readonly contracts: Contracts;
  /** Model keys of an owner's saved printers. */
  readonly printersOf: (ownerId: string) => Promise<readonly string[]>;
  /** When an owner last ordered items, by item number. */
  readonly lastOrdered: (ownerId: string, itemIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
}

interface Asked {
  readonly itemIds: readonly string[];
  readonly zip?: string;
  readonly storeNumber?: string;
}

/**
 * At most four queries, for any number of items: the session, the account's contract (cached), the shopper's printers, and a business buyer's last
 * orders.
 */
export async function personalTiles({ itemIds, zip, storeNumber }: Asked, visit: Visit, facts: PersonalFacts): Promise<PersonalTile[]> {
  const { catalog, contracts, inventory, stores, supply } = facts;
  const shopper = await visit.shopper();
  const terms = await contracts.ofShopper(shopper);
  const view = await catalogView(visit, contracts);
  const { site, currency } = view;
  const place = placeIn(zip, view);
  const store = stores.get(storeNumber ?? site.defaultStore) ?? stores.get(site.defaultStore);
  const picksUp = shopperMayPickUp(shopper);
  const buyer = { terms, contractOnly: isContractOnly(shopper), byVolume: shopper?.permissions.has('MPI') === true, currency };
  const hasCartridge = itemIds.some((itemId) => (catalog.get(itemId)?.fits.length ?? 0) > 0);
  const printers = new Set(shopper === null || !hasCartridge ? [] : await facts.printersOf(shopper.shopperId));

  const availableAt = (itemId: string, location: string): number => inventory.availableAt(itemId, location, shopper?.shopperId);
  const ownStore = picksUp ? store : undefined;
  const elsewhere = makePickupElsewhere(ownStore, view, { stores, availableAt });
  const ordered = await orderedTexts(itemIds, shopper, view, facts);

  return itemIds.flatMap((itemId) => {
    const product = catalog.get(itemId);
    if (product === undefined || product.status === 'unpublished') return [];
    const rights = buyingRights(product, shopper, terms, currency);
    const block = purchaseBlock(product, rights);
    const price = priceFor(buyer, product);
    const cost = costAlone(product, { buyer, shopper, place }, view, facts);
    return [
      {
        itemId,
        ...shownPrice(product, price, view),
        contract: rights.inContract,
        mark: contractMark(product, rights, view),
        priceReasons: [...agreedReasons(product, terms, buyer, view), ...offContractReasons(product, rights, terms, view)],
        blocked: blockText(block, view),
        pickup: {
          ...pickupText(product, availableAt, ownStore, view),
          elsewhere: elsewhere(product),
          ...(!picksUp && { notAllowed: true as const }),
        },
        fits: printers.size === 0 ? null : (product.fits.find((name) => printers.has(modelKey(name))) ?? null),
        ordered: ordered.get(itemId) ?? null,
        delivery: {
          ...deliveryText(product, { availableAt, supply, stores }, place, view),
          cost: cost.deliveryCost,
        },
        offers: cost.offers,
      },
    ];
  });
}

/** Business buyers reorder often, so they see their last order (experience: Listing). */
async function orderedTexts(
  itemIds: readonly string[],
  shopper: Shopper | null,
  { site, today, copyLocale, say }: CatalogView,
  { lastOrdered }: PersonalFacts,
): Promise<ReadonlyMap<string, string>> {
  if (site.tenant !== 'business' || !isSignedIn(shopper)) return new Map();
  const at = await lastOrdered(shopper.shopperId, itemIds);
  const text = (date: Date): string => {
    const { day } = localTime(date.getTime(), site.timeZone);
    return say('server.lastOrdered', { day: formatDayAhead(day, today, copyLocale) });
  };
  return new Map([...at].map(([itemId, date]) => [itemId, text(date)]));
}

function shownPrice(
  product: ProductFacts,
  price: PriceOfUnit | null,
  view: CatalogView,
): Pick<PersonalTile, 'price' | 'priceValue' | 'unitPrice'> {
  if (price === null || product.flags.seePriceInCart) return { price: null, priceValue: null, unitPrice: null };
  const { currency, copyLocale } = view;
  return {
    price: formatPrice(price.each, currency, copyLocale),
    priceValue: price.each / 100,
    unitPrice: unitPriceText(product, price, view),
  };
}
