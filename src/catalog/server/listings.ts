// Lists of products for categories, deals and search: filtered, counted, sorted, and kept until something changes.
import type { Facet, Listing, ListingQuery } from '#catalog/contract';
import { listProducts, type ListedProducts, type ProductFacts } from '#catalog/rules';
import type { Inventory } from '#inventory/server';
import { facetLabel, facetValueLabel } from './facet-label.ts';
import type { Catalog } from './catalog.ts';
import type { CatalogView } from './catalog-view.ts';
import type { Tiles } from './tile.ts';

export interface ListingSource {
  /** Names the list for keeping: `cat paper`, `deals`, `search copy paper`. */
  readonly key: string;
  /** Category the list is of; null: departments are offered. */
  readonly within: string | null;
  /** Products in the order of relevance, those the view may list. Called only when the list is not kept. */
  readonly products: () => readonly ProductFacts[];
}

export type Listings = ReturnType<typeof makeListings>;

const DEFAULT_SIZE = 24;
const MOST_KEPT = 200;

export function makeListings({ catalog, inventory, tiles }: { readonly catalog: Catalog; readonly inventory: Inventory; readonly tiles: Tiles }) {
  const kept = new Map<string, ListedProducts>();
  const forget = (): void => kept.clear();
  catalog.onChange(forget);
  inventory.onChange(forget);

  const listed = (source: ListingSource, { facets = {}, sort = 'relevance', bopis }: ListingQuery, view: CatalogView): ListedProducts => {
    const make = (): ListedProducts =>
      listProducts(source.products(), { facets, sort, isAtStore: atStore(bopis) }, { currency: view.currency, locale: view.locale, categories: catalog.categories, within: source.within });
    if (view.contract !== null) return make();
    const chosen = Object.entries(facets).sort(([a], [b]) => (a < b ? -1 : 1));
    const key = JSON.stringify([source.key, view.currency, view.locale, sort, bopis, chosen]);
    const there = kept.get(key);
    const result = there ?? make();
    kept.delete(key);
    kept.set(key, result);
    const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return result;
  };

  const atStore = (storeNumber: string | undefined): ((itemId: string) => boolean) | undefined =>
    storeNumber === undefined
      ? undefined
      : (itemId) => {
          const product = catalog.get(itemId);
          return product?.flags.bopisEligible === true && inventory.availableAt(itemId, storeNumber) > 0;
        };

  const facetsOf = ({ facets }: ListedProducts, view: CatalogView): Facet[] =>
    facets.map(({ code, values }) => ({
      code,
      label: facetLabel(code, view.say),
      values: values.map(({ value, label, count, selected }) => ({ value, label: facetValueLabel(code, value, label, catalog.categories, view), count, selected })),
    }));

  return {
    listed,
    facetsOf,
    /** One page of the list as the contract says it. */
    page(source: ListingSource, query: ListingQuery, view: CatalogView): Listing {
      const { page = 1, size = DEFAULT_SIZE } = query;
      const result = listed(source, query, view);
      const shown = result.products.slice((page - 1) * size, page * size);
      return { tiles: shown.map((product) => tiles.tile(product, view)), total: result.products.length, page, size, facets: facetsOf(result, view) };
    },
  };
}
