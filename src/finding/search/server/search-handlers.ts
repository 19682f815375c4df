// Handlers of the search contract: results as a listing, suggestions while typing (CAT-7).
import type { ListingQuery } from '#finding/listing/contract';
import { catalogView, ownCatalogView, ownItems, type CatalogView, type Compatibility, type OwnFacts } from '#goods/catalog/server';
import type { Tiles } from '#finding/tiles/server';
import { listedView, type CategoryCards, type Listings, type ListingSource, type PaidPlace } from '#finding/listing/server';
import type { Handlers } from '#platform/contract';
import { allowsTracking } from '#platform/allows-tracking';
import type { SponsoredList } from '#finding/recommendations/rules';
import type { Visit } from '#platform/visit';
import type { searchContract } from '#finding/search/contract';
import { listingQuery } from './listing-query.ts';
import type { FindResults, ResultFacts, SearchResult } from './search-results.ts';
import { makeNamedListing } from './named-listing.ts';
import { namedPrinter } from './named-printer.ts';
import { withPriceOf } from './price-in-query.ts';
import { resultCategories } from './result-categories.ts';
import { printServices } from './print-services.ts';
import type { SearchEngine } from './search-engine.ts';
import type { SearchLog } from './search-log.ts';
import { makeSuggestions, type ListedItem } from './suggestions.ts';

export interface SearchFacts extends ResultFacts, OwnFacts {
  readonly find: FindResults;
  readonly sponsored: (list: SponsoredList) => readonly PaidPlace[];
  readonly log: SearchLog;
  /** Items on the lists that the shopper sees. */
  readonly listed: (visit: Visit) => Promise<readonly ListedItem[]>;
  readonly presenters: {
    readonly tiles: Tiles;
    readonly listings: Listings;
    readonly cards: CategoryCards;
    readonly compatibility: Compatibility;
  };
}

/** The list of a search's results. */
export function searchSource(query: string, { correctedTo, products, isOwn }: SearchResult, { version }: SearchEngine): ListingSource {
  return { key: `search ${version} ${correctedTo ?? ''} ${query}`, within: null, products: () => products, isOwn };
}

/** The list of a search's results; a price without words asks for everything at that price. */
function pricedSource(
  query: string,
  result: SearchResult,
  { facets }: ListingQuery,
  view: CatalogView,
  { engine, catalog }: ResultFacts,
): ListingSource {
  const source = searchSource(query, result, engine);
  const isPriceAlone = query === '' && (facets?.['price']?.length ?? 0) > 0;
  return isPriceAlone ? { ...source, products: () => catalog.all().filter(view.isListed) } : source;
}

const toldWith = ({ correctedTo, answers, soldInstead }: SearchResult) => ({ correctedTo, answers: [...answers], soldInstead });

const NOTHING_TYPED = { answers: [], queries: [], categories: [], listed: [], products: [] };

export function searchHandlers({ presenters, log, find, sponsored, listed, ...facts }: SearchFacts): Handlers<typeof searchContract> {
  const { catalog, contracts, engine, answers } = facts;
  const { listings, cards } = presenters;
  const named = makeNamedListing(catalog, cards);
  const suggestions = makeSuggestions({ catalog, engine, answers, presenters });

  const paidFor = (query: string, view: CatalogView) => sponsored({ tenant: view.site.tenant, categories: [], query });

  const page = async (source: ListingSource, listing: ListingQuery, visit: Visit, view: CatalogView) =>
    listings.page(source, listing, view, listing.own?.length ? await ownItems(visit, view, facts) : {});

  return {
    'GET /api/search': async ({ query: asked, visit }) => {
      const view = await ownCatalogView(visit, contracts);
      const { query, listing } = withPriceOf(asked.q, listingQuery(asked), asked.typed === '1');
      const result = await find(query, visit, view, asked.typed === '1');
      // No sponsored positions: each result has its own place, on one page only.
      const { tiles, total, facets } = await page(pricedSource(query, result, listing, view, facts), listing, visit, view);
      return { items: tiles, total, facets, ...toldWith(result) };
    },

    'POST /api/search/listing': async ({ body, visit }) => {
      const { query, listing } = withPriceOf(body.q ?? '', body, body.asTyped);
      const view = await listedView(visit, listing, contracts);
      const result = await find(query, visit, view, body.asTyped);
      const source = { ...pricedSource(query, result, listing, view, facts), paid: paidFor(query, view) };
      return {
        ...(await page(source, listing, visit, view)),
        ...toldWith(result),
        redirect: result.answers.length > 0 ? null : named(query, view),
        exact: result.exact,
        printer: await namedPrinter(query, view, presenters.compatibility),
        categories: resultCategories(result.products, view, catalog, cards),
      };
    },

    'POST /api/search/events': ({ body, visit }) => {
      if (!allowsTracking(visit)) return {};
      if (body.kind === 'searched') log.searched(body.q, body.total, body.correctedTo, visit);
      else log.clicked(body.q, visit);
      return {};
    },

    'GET /sbaSearch/common/api/engine/browse': async ({ query: { printServices: asked, serviceName = 'all' }, visit }) => {
      if (asked !== 'true') return { xmpie: [], static: [], navink: [] };
      const view = await catalogView(visit, contracts);
      return printServices(serviceName, catalog, view, await contracts.ofShopper(await visit.shopper()));
    },

    'GET /api/suggest': async ({ query: { q }, visit }) => {
      const { query: typed } = withPriceOf(q, {});
      if (typed === '') return NOTHING_TYPED;
      const view = await ownCatalogView(visit, contracts);
      return suggestions(typed, await listed(visit), view);
    },
  };
}
