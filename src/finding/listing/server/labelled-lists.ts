// Whole lists of products: filtered, counted, sorted, and cached until something changes.
import type { Facet, ListingQuery } from '#finding/listing/contract';
import { listProducts, type AgreedPrice, type ProductFacts } from '#goods/catalog/rules';
import type { Inventory } from '#goods/inventory/server';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { Stores } from '#goods/stores/server';
import { ANY_STOCK, termsNumber, type Catalog, type CatalogView, type OwnItems } from '#goods/catalog/server';
import { makeFacetColumnsAhead } from './facet-columns-ahead.ts';
import { labelledFacet } from './labelled-facet.ts';
import { ownProducts } from './own-products.ts';
import { pickupStoreOf } from './pickup-store.ts';
import type { PaidPlace } from './sponsored-tiles.ts';

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

export interface LabelledListFacts {
  readonly catalog: Catalog;
  readonly inventory: Inventory;
  readonly stores: Stores;
}

const MOST_KEPT = 200;
/** Products in all lists of a cache: broad lists of a large catalogue must not fill the memory. */
const MOST_LISTED = 1_000_000;
const lengthOf = ({ products }: LabelledList): number => products.length;

export function makeLabelledLists({ catalog, inventory, stores }: LabelledListFacts) {
  const kept = makeRecentlyUsed<LabelledList>(MOST_KEPT, { most: MOST_LISTED, weigh: lengthOf });
  // Only the pickup filter depends on stock.
  const keptAtStores = makeRecentlyUsed<LabelledList>(MOST_KEPT, { most: MOST_LISTED, weigh: lengthOf });
  catalog.onChange(kept.clear);
  catalog.onChange(keptAtStores.clear);
  inventory.onChange(keptAtStores.clear);
  const columns = makeFacetColumnsAhead(catalog);

  const atStore = (storeNumber: string) => (itemId: string) =>
    catalog.get(itemId)?.flags.bopisEligible === true && inventory.availableAt(itemId, storeNumber) > 0;

  const listed = (source: ListingSource, query: ListingQuery, view: CatalogView, own: OwnItems): LabelledList => {
    const { facets = {}, sort = 'relevance', own: held = [] } = query;
    const { currency, locale } = view;
    const agreed = agreedIn(view);
    const bopis = pickupStoreOf(query.bopis, view, stores)?.storeNumber;
    if (bopis !== undefined) view.stockRead.add(ANY_STOCK);
    const filter = { facets, sort, accepts: bopis === undefined ? undefined : atStore(bopis) };
    const all = (): readonly ProductFacts[] =>
      held.length === 0 ? source.products() : ownProducts(listed(source, {}, view, own).products, held, own, catalog);
    const make = (): LabelledList => {
      const how = { currency, locale, categories: catalog.categories, within: source.within, agreed };
      const { products, facets: counted } = listProducts(all(), filter, how, columns(currency));
      const helpful = counted.filter(({ code, values }) => code !== source.omits || values.some(({ selected }) => selected));
      return { products, facets: helpful.map((facet) => labelledFacet(facet, catalog.categories, view)) };
    };
    if (source.isOwn === true || held.length > 0) return make();
    // Of an account's own prices, too: its pages ask for the same list again and again.
    const prices = agreed === undefined || view.agreed === null ? 0 : termsNumber(view.agreed);
    const chosen = Object.entries(facets).sort(([a], [b]) => (a < b ? -1 : 1));
    return (bopis === undefined ? kept : keptAtStores).of(
      JSON.stringify([source.key, view.goods, currency, locale, view.copyLocale, sort, bopis, prices, chosen]),
      make,
    );
  };

  return { listed };
}

/** The account's agreed prices in the view's currency; undefined without any: the list is then shared. */
function agreedIn({ agreed, currency }: CatalogView): AgreedPrice | undefined {
  return agreed === null || !agreed.hasPrices(currency) ? undefined : (product) => agreed.agreed(product, currency)?.each;
}
