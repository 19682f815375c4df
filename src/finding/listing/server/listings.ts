// Lists of products for categories, deals and search: filtered, counted, sorted and cached until something changes.
import { setImmediate as breathe } from 'node:timers/promises';
import type { Facet, Listing, ListingQuery, PickupStore } from '#finding/listing/contract';
import type { OwnFilter } from '#goods/catalog/contract';
import {
  listProducts,
  makeFacetColumns,
  type AgreedPrice,
  type CategoryTree,
  type CountedFacet,
  type FacetColumns,
  type ProductFacts,
} from '#goods/catalog/rules';
import type { Currency } from '#base/money/rules';
import type { Inventory } from '#goods/inventory/server';
import type { Locale } from '#base/locale/rules';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { Sponsorship } from '#finding/recommendations/rules';
import type { Stores } from '#goods/stores/server';
import { ANY_STOCK, facetLabel, facetValueLabel, type Catalog, type CatalogView, type OwnItems } from '#goods/catalog/server';
import type { Tiles } from '#finding/tiles/server';

/** A sponsored position in a list. */
export type PaidPlace = Pick<Sponsorship, 'sponsorshipId' | 'itemId' | 'position'>;

export interface ListingSource {
  /** Cache key of the list: `cat paper`, `deals`, `search copy paper`. */
  readonly key: string;
  /** The list's category; null: the list offers departments. */
  readonly within: string | null;
  /** Products by relevance that the view may list. Called only when the list is not cached. */
  readonly products: () => readonly ProductFacts[];
  /** A facet with one value for the whole list: shown only when the address has selected a value. */
  readonly omits?: string;
  /** Sponsored positions: shown on the first page when the product is in the list anyway. */
  readonly paid?: readonly PaidPlace[];
  /** The list belongs to one shopper and is not cached. */
  readonly isOwn?: boolean;
}

interface LabelledList {
  readonly products: readonly ProductFacts[];
  readonly facets: Facet[];
}

export type Listings = ReturnType<typeof makeListings>;

export interface ListingFacts {
  readonly catalog: Catalog;
  readonly inventory: Inventory;
  readonly stores: Stores;
  readonly tiles: Tiles;
}

const DEFAULT_SIZE = 24;
const MOST_KEPT = 200;
/** Number of products whose facets are read ahead in one step. */
const STEP = 2_000;
const LOCALES: Readonly<Record<Currency, readonly Locale[]>> = { USD: ['en-US'], CAD: ['en-CA', 'fr-CA'] };

export function makeListings({ catalog, inventory, stores, tiles }: ListingFacts) {
  const kept = makeRecentlyUsed<LabelledList>(MOST_KEPT);
  // Only the pickup filter depends on stock.
  const keptAtStores = makeRecentlyUsed<LabelledList>(MOST_KEPT);
  catalog.onChange(kept.clear);
  catalog.onChange(keptAtStores.clear);
  inventory.onChange(keptAtStores.clear);
  const columns = makeColumns(catalog);

  const atStore = (storeNumber: string) => (itemId: string) =>
    catalog.get(itemId)?.flags.bopisEligible === true && inventory.availableAt(itemId, storeNumber) > 0;

  const listed = (source: ListingSource, query: ListingQuery, view: CatalogView, own: OwnItems): LabelledList => {
    const { facets = {}, sort = 'relevance', own: held = [] } = query;
    const { currency, locale } = view;
    const agreed = agreedIn(view);
    const bopis = pickupStoreOf(query.bopis, view, stores)?.storeNumber;
    if (bopis !== undefined) view.stockRead.add(ANY_STOCK);
    const tests = [...(bopis === undefined ? [] : [atStore(bopis)]), ...held.map((filter) => own[filter] ?? nothing)];
    const accepts = tests.length === 0 ? undefined : (itemId: string): boolean => tests.every((test) => test(itemId));
    const filter = { facets, sort, accepts };
    const make = (): LabelledList => {
      const how = { currency, locale, categories: catalog.categories, within: source.within, agreed };
      const { products, facets: counted } = listProducts(source.products(), filter, how, columns(currency));
      const helpful = counted.filter(({ code, values }) => code !== source.omits || values.some(({ selected }) => selected));
      return { products, facets: helpful.map((facet) => labelled(facet, catalog.categories, view)) };
    };
    if (view.contract !== null || agreed !== undefined || source.isOwn === true || held.length > 0) return make();
    const chosen = Object.entries(facets).sort(([a], [b]) => (a < b ? -1 : 1));
    return (bopis === undefined ? kept : keptAtStores).of(
      JSON.stringify([source.key, currency, locale, view.copyLocale, sort, bopis, chosen]),
      make,
    );
  };

  const paidTiles = (paid: readonly PaidPlace[], products: readonly ProductFacts[], view: CatalogView): Listing['sponsored'] =>
    paid.flatMap(({ sponsorshipId, itemId, position }) => {
      const product = products.find((one) => one.itemId === itemId);
      if (product === undefined) return [];
      const tile = tiles.tile(product, view);
      return tile.isOutOfStock || tile.restriction !== null ? [] : [{ recId: `sponsored.${sponsorshipId}`, position, tile }];
    });

  return {
    /** One page of the list for the contract; `own` when the query filters by the shopper's own products. */
    page(source: ListingSource, query: ListingQuery, view: CatalogView, own: OwnItems = {}): Listing {
      const { page = 1, size = DEFAULT_SIZE } = query;
      const { products, facets } = listed(source, query, view, own);
      // A sponsored product appears on the first page only, and once.
      const paid = paidTiles(source.paid ?? [], products, view);
      const paidFor = new Set(paid.map(({ tile }) => tile.itemId));
      const shown = products.slice((page - 1) * size, page * size).filter(({ itemId }) => !paidFor.has(itemId));
      return {
        tiles: shown.map((product) => tiles.tile(product, view)),
        sponsored: page === 1 ? paid : [],
        total: products.length,
        page,
        size,
        facets,
        pickupStore: pickupStoreOf(query.bopis, view, stores),
      };
    },
    /** Number of products at the `bopis` store under the other filters; null for a store of another country. */
    countPickup(
      source: ListingSource,
      { bopis, sort: _sort, ...others }: ListingQuery,
      view: CatalogView,
      own: OwnItems = {},
    ): number | null {
      const store = pickupStoreOf(bopis, view, stores);
      return store === null ? null : countOf(listed(source, others, view, own).products, atStore(store.storeNumber));
    },
    /** Number of products under each of the shopper's own filters, together with the other filters. */
    countOwn(source: ListingSource, query: ListingQuery, view: CatalogView, own: OwnItems): Record<OwnFilter, number | null> {
      const { own: held = [], ...others } = query;
      return countedOwn(listed(source, others, view, own).products, held, own);
    },
  };
}

/** Number of products under each own filter, combined with the selected own ones; null where the shopper has no such data. */
function countedOwn(products: readonly ProductFacts[], held: readonly OwnFilter[], own: OwnItems): Record<OwnFilter, number | null> {
  const count = (filter: OwnFilter): number | null => {
    const is = own[filter];
    if (is === undefined) return null;
    const also = held.filter((other) => other !== filter).map((other) => own[other] ?? nothing);
    return countOf(products, (itemId) => is(itemId) && also.every((test) => test(itemId)));
  };
  return { contract: count('contract'), bought: count('bought') };
}

/** The pickup store, when it is in the view's country: an address may name any number. */
function pickupStoreOf(bopis: string | undefined, { site }: CatalogView, stores: Stores): PickupStore | null {
  const store = bopis === undefined ? undefined : stores.of(site.country).find(({ storeNumber }) => storeNumber === bopis);
  return store === undefined ? null : { storeNumber: store.storeNumber, city: store.city, addressLine1: store.addressLine1 };
}

/** The account's agreed prices in the view's currency; undefined without any: the list is then shared. */
function agreedIn({ agreed, currency }: CatalogView): AgreedPrice | undefined {
  return agreed === null || agreed.items(currency).length === 0 ? undefined : (itemId) => agreed.price(itemId, currency);
}

const countOf = (products: readonly ProductFacts[], test: (itemId: string) => boolean): number =>
  products.filter(({ itemId }) => test(itemId)).length;

const nothing = (): boolean => false;

/**
 * The facets of every product, by currency. They are read ahead in small steps so that requests can run in between; otherwise the first list of a
 * large catalogue would have to wait for all of them.
 */
function makeColumns(catalog: Catalog): (currency: Currency) => FacetColumns {
  let made = new Map<Currency, FacetColumns>();
  const of = (currency: Currency): FacetColumns => {
    let columns = made.get(currency);
    if (columns === undefined) made.set(currency, (columns = makeFacetColumns(currency, catalog.categories)));
    return columns;
  };
  const readAhead = async (): Promise<void> => {
    const [mine, products] = [made, catalog.all()];
    for (const [currency, locales] of Object.entries(LOCALES) as [Currency, readonly Locale[]][]) {
      // its keys are currencies
      const columns = of(currency);
      for (let at = 0; at < products.length && mine === made; at += STEP) {
        columns.read(products.slice(at, at + STEP));
        await breathe();
      }
      for (const code of columns.byCode.keys()) {
        for (const locale of locales) columns.ranks(code, locale);
        await breathe();
      }
    }
  };
  // A failed read-ahead is not reported here: the first list that needs the facets reads them again and throws.
  const readSoon = (): void => void readAhead().catch(() => undefined);
  catalog.onChange((change) => {
    // The whole catalogue has been loaded again, so categories may have changed.
    if (change !== 'all') return;
    made = new Map();
    readSoon();
  });
  readSoon();
  return of;
}

function labelled({ code, values }: CountedFacet, categories: CategoryTree, view: CatalogView): Facet {
  return {
    code,
    label: facetLabel(code, view.say),
    values: values.map(({ value, label, count, selected }) => ({
      value,
      label: facetValueLabel(code, value, label, categories, view),
      count,
      selected,
    })),
  };
}
