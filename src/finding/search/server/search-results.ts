// Finds products for a query and a visit: by the account's own numbers first, and by words; answers are kept until something changes.
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { Visit } from '#platform/visit';
import { NO_OWN_NUMBER, type Contracts } from '#goods/pricing/server';
import { makeAccepting } from './accepting.ts';
import type { SearchEngine } from './search-engine.ts';

export interface SearchResult {
  /** Best first. */
  readonly products: readonly ProductFacts[];
  /** The product that an item, part or customer number names. */
  readonly exact: string | null;
  readonly correctedTo: string | null;
  /** The answer is for this shopper alone: what their account calls an item is nobody else's to find it by. */
  readonly isOwn: boolean;
}

export interface ResultFacts {
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly engine: SearchEngine;
}

const MOST_KEPT = 300;
const NOTHING: SearchResult = { products: [], exact: null, correctedTo: null, isOwn: false };

/** `asTyped`: no word is corrected. */
export type FindResults = (query: string, visit: Visit, view: CatalogView, asTyped?: boolean) => Promise<SearchResult>;

export function makeFindResults({ catalog, contracts, engine }: ResultFacts): FindResults {
  const kept = makeRecentlyUsed<SearchResult>(MOST_KEPT);
  catalog.onChange(kept.clear);
  engine.onChange(kept.clear);

  const accepting = makeAccepting(catalog, engine);

  const byWords = (query: string, view: CatalogView, asTyped: boolean): SearchResult => {
    const { search, product } = engine.of(view.locale);
    const { documents, exact, correctedTo } = search.search(query, { asTyped, accepts: accepting(view) });
    const products: ProductFacts[] = [];
    for (const document of documents) {
      const found = product(document);
      if (found !== undefined) products.push(found);
    }
    const [only] = exact.length === 1 ? exact : [];
    return { products, exact: only === undefined ? null : (product(only)?.itemId ?? null), correctedTo, isOwn: false };
  };

  return async (query, visit, view, asTyped = false) => {
    if (query === '') return NOTHING;
    const own = await customerSku(query, visit, view, contracts, catalog);
    if (own !== null) {
      // It leads what else is called so; a number is never taken for a slip of the pen.
      const others = byWords(query, view, true).products.filter(({ itemId }) => itemId !== own.itemId);
      return { products: [own, ...others], exact: own.itemId, correctedTo: null, isOwn: true };
    }
    if (view.contract !== null) return byWords(query, view, asTyped);
    return kept.of(`${view.currency} ${view.locale} ${asTyped} ${query}`, () => byWords(query, view, asTyped));
  };
}

/**
 * The item that the shopper's account calls so, however the number is punctuated. Only a number that some account has is worth asking
 * for, on the business site: the session is read then, and the page is this shopper's own, also where it turns out another's number.
 */
async function customerSku(
  query: string,
  visit: Visit,
  view: CatalogView,
  contracts: Contracts,
  catalog: Catalog,
): Promise<ProductFacts | null> {
  if (visit.site.tenant !== 'business') return null;
  if (!contracts.isOwnNumber(query)) {
    view.stockRead.add(NO_OWN_NUMBER);
    return null;
  }
  const terms = await contracts.ofShopper(await visit.shopper());
  const itemId = terms.itemOf(query);
  const product = itemId === undefined ? undefined : catalog.get(itemId);
  return product !== undefined && view.isShown(product) ? product : null;
}
