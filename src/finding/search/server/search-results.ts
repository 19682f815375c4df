// Finds products for a query: by the account's own item numbers first, then by words; caches results until something changes.
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { Visit } from '#platform/visit';
import { NO_OWN_NUMBER, type Contracts } from '#goods/pricing/server';
import { orderNumberPart, plainQuery, type SoldInstead } from '#finding/search/rules';
import type { SearchAnswers, ShownAnswer } from './search-answers.ts';
import { makeAccepting } from './visibility-filter.ts';
import type { SearchEngine } from './search-engine.ts';

export interface SearchResult {
  /** Best first. */
  readonly products: readonly ProductFacts[];
  /** The product with the typed item, part or customer number. */
  readonly exact: string | null;
  readonly correctedTo: string | null;
  /** A size that is not sold here, and the one that is found instead. */
  readonly soldInstead: SoldInstead | null;
  /** The result is for this shopper alone: other accounts must not find an item by this account's number. */
  readonly isOwn: boolean;
  /** Pages that answer the query when it asks for no goods. */
  readonly answers: readonly ShownAnswer[];
}

export interface ResultFacts {
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly engine: SearchEngine;
  readonly answers: SearchAnswers;
}

const MOST_KEPT = 300;
/** Products in all cached results together: a broad word finds much of a large catalogue. */
const MOST_FOUND = 1_000_000;
const NOTHING: SearchResult = { products: [], exact: null, correctedTo: null, soldInstead: null, isOwn: false, answers: [] };

/** `asTyped`: no corrections. */
export type FindResults = (query: string, visit: Visit, view: CatalogView, asTyped?: boolean) => Promise<SearchResult>;

export function makeFindResults({ catalog, contracts, engine, answers }: ResultFacts): FindResults {
  const kept = makeRecentlyUsed<SearchResult>(MOST_KEPT, { most: MOST_FOUND, weigh: ({ products }) => products.length });
  catalog.onChange(kept.clear);
  engine.onChange(kept.clear);
  answers.onChange(kept.clear);

  const accepting = makeAccepting(catalog, engine);

  const byWords = (query: string, view: CatalogView, asTyped: boolean): SearchResult => {
    const { search, product } = engine.of(view.locale);
    const answered = asTyped ? [] : answers.to(query, view, search.isInTitles);
    // The words of an answered question are no misspelt goods.
    const found = search.search(query, { asTyped: asTyped || answered.length > 0, accepts: accepting(view) });
    const { documents, exact, correctedTo, soldInstead } = found;
    const products: ProductFacts[] = [];
    for (const document of documents) {
      const found = product(document);
      if (found !== undefined) products.push(found);
    }
    const [only] = exact.length === 1 ? exact : [];
    return {
      products,
      exact: only === undefined ? null : (product(only)?.itemId ?? null),
      correctedTo,
      soldInstead,
      isOwn: false,
      answers: answered.length > 0 || exact.length > 0 ? answered : orderAnswers(query, products.length, view, answers),
    };
  };

  return async (typed, visit, view, asTyped = false) => {
    const query = plainQuery(typed);
    if (query === '') return NOTHING;
    const own = await customerSku(query, visit, view, contracts, catalog);
    if (own !== null) {
      // The account's own item leads other matches; a number is never corrected.
      const others = byWords(query, view, true).products.filter(({ itemId }) => itemId !== own.itemId);
      return { products: [own, ...others], exact: own.itemId, correctedTo: null, soldInstead: null, isOwn: true, answers: [] };
    }
    return kept.of(`${view.currency} ${view.goods} ${view.locale} ${asTyped} ${query}`, () => byWords(query, view, asTyped));
  };
}

/** The page that finds orders, for what may be a part of an order's number. */
function orderAnswers(query: string, found: number, view: CatalogView, answers: SearchAnswers): readonly ShownAnswer[] {
  const part = orderNumberPart(query);
  return part !== null && (part.isSure || found === 0) ? answers.toOrderNumber(part, view) : [];
}

/**
 * The item that the shopper's account calls by this number, with any punctuation. On the business site, a number that some account uses makes the
 * page read the session, so the page is personal even if the number belongs to another account.
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
