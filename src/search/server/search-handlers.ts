// Answers the search contract: results as a listing, suggestions while typing (CAT-7).
import type { ListingQuery } from '#catalog/contract';
import type { ProductFacts } from '#catalog/rules';
import { catalogView, type Catalog, type CatalogPresenters, type CatalogView } from '#catalog/server';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import type { Contracts } from '#pricing/server';
import type { searchContract } from '#search/contract';
import { foldWords } from '#search/rules';
import { phrasesFor } from './phrases.ts';
import type { SearchEngine } from './search-engine.ts';

export interface SearchFacts {
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly engine: SearchEngine;
  readonly presenters: CatalogPresenters;
}

interface Result {
  /** Best first. */
  readonly products: readonly ProductFacts[];
  readonly exact: string | null;
  readonly correctedTo: string | null;
}

const MOST_CATEGORIES = 6;
const SUGGESTED = { queries: 6, categories: 4, products: 5 } as const;
const MOST_KEPT = 300;
const NOTHING: Result = { products: [], exact: null, correctedTo: null };

export function searchHandlers({ catalog, contracts, engine, presenters }: SearchFacts): Handlers<typeof searchContract> {
  const { tiles, listings, cards } = presenters;
  const kept = new Map<string, Result>();
  catalog.onChange(() => kept.clear());
  engine.onChange(() => kept.clear());

  const search = async (query: string, visit: Visit, view: CatalogView): Promise<Result> => {
    if (query === '') return NOTHING;
    const own = await customerSku(query, visit, view, contracts, catalog);
    if (own !== null) return { products: [own], exact: own.itemId, correctedTo: null };
    const key = `${view.currency} ${view.locale} ${query}`;
    const known = view.contract === null ? kept.get(key) : undefined;
    if (known !== undefined) return known;
    const { search: index, products } = await engine.of(view.locale);
    const all = products();
    const accepts = (document: number): boolean => isFindable(all[document], view);
    const { documents, exact, correctedTo } = index.search(query, { accepts });
    const [only] = exact.length === 1 ? exact : [];
    const result = { products: documents.flatMap((document) => all[document] ?? []), exact: only === undefined ? null : (all[only]?.itemId ?? null), correctedTo };
    if (view.contract === null) keep(kept, key, result);
    return result;
  };

  /** Where the results lie, the category with most of them first. */
  const categoriesOf = (products: readonly ProductFacts[], view: CatalogView) => {
    const counted = new Map<string, number>();
    for (const { categoryId } of products) counted.set(categoryId, (counted.get(categoryId) ?? 0) + 1);
    const most = [...counted].sort(([, a], [, b]) => b - a).slice(0, MOST_CATEGORIES);
    return most.flatMap(([id, count]) => {
      const category = catalog.categories.get(id);
      return category === undefined ? [] : [{ ...cards.crumb(category, view), count }];
    });
  };

  const page = (query: string, { products }: Result, listing: ListingQuery, view: CatalogView) => listings.page({ key: `search ${engine.version} ${query}`, within: null, products: () => products }, listing, view);

  return {
    'GET /api/search': async ({ query: { q, page: number = '1', size = '24' }, visit }) => {
      const view = await catalogView(visit, contracts);
      const query = q.trim();
      const listing = page(query, await search(query, visit, view), { page: Math.max(Number(number), 1), size: Math.min(Math.max(Number(size), 1), 100) }, view);
      return { items: listing.tiles, total: listing.total, facets: listing.facets };
    },

    'POST /api/search/listing': async ({ body, visit }) => {
      const view = await catalogView(visit, contracts);
      const query = (body.q ?? '').trim();
      const result = await search(query, visit, view);
      return { ...page(query, result, body, view), correctedTo: result.correctedTo, exact: result.exact, categories: categoriesOf(result.products, view) };
    },

    'GET /api/suggest': async ({ query: { q }, visit }) => {
      const view = await catalogView(visit, contracts);
      const typed = q.trim();
      if (typed === '') return { queries: [], categories: [], products: [] };
      const { search: index, phrases, products } = await engine.of(view.locale);
      const all = products();
      const { documents } = index.search(typed, { accepts: (document) => isFindable(all[document], view), completeLast: true });
      return {
        queries: phrasesFor(typed, phrases, SUGGESTED.queries).map(({ text }) => ({ text, href: view.paths.search({ q: text }) })),
        categories: categoriesNamed(typed, view).slice(0, SUGGESTED.categories),
        products: documents.slice(0, SUGGESTED.products).flatMap((document) => all[document] ?? []).map((product) => tiles.tile(product, view)),
      };
    },
  };

  function categoriesNamed(typed: string, view: CatalogView) {
    const wanted = foldWords(typed);
    const counts = cards.counts(view);
    return catalog.categories.all
      .filter(({ id, name }) => (counts.get(id) ?? 0) > 0 && wanted.every((word) => foldWords(name[view.locale]).some((known) => known.startsWith(word))))
      .sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
      .map((category) => cards.crumb(category, view));
  }
}

/** What search finds: what listings show, and what is no longer sold, for those who look for its successor. */
function isFindable(product: ProductFacts | undefined, view: CatalogView): boolean {
  if (product === undefined) return false;
  return product.status === 'discontinued' ? view.isShown(product) : view.isListed(product);
}

/**
 * The item that the shopper's account calls so. Only a query that looks like a number is worth asking for on the business site:
 * the session is read then, and the page is this shopper's own.
 */
async function customerSku(query: string, visit: Visit, view: CatalogView, contracts: Contracts, catalog: Catalog): Promise<ProductFacts | null> {
  if (visit.site.tenant !== 'business' || !/^(?=\S*[\d-])\S{2,40}$/.test(query)) return null;
  const terms = await contracts.ofShopper(await visit.shopper());
  const itemId = terms.itemOf(query);
  const product = itemId === undefined ? undefined : catalog.get(itemId);
  return product !== undefined && view.isShown(product) ? product : null;
}

function keep(kept: Map<string, Result>, key: string, result: Result): void {
  kept.set(key, result);
  const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
}
