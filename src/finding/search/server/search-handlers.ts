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
import { makeAccepting } from './visibility-filter.ts';
import { listingQuery } from './listing-query.ts';
import type { FindResults, ResultFacts, SearchResult } from './search-results.ts';
import { makeNamedListing } from './named-listing.ts';
import { namedPrinter } from './named-printer.ts';
import { resultCategories } from './result-categories.ts';
import { printServices } from './print-services.ts';
import type { SearchEngine } from './search-engine.ts';
import type { SearchLog } from './search-log.ts';
import { suggestions, type ListedItem } from './suggestions.ts';

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

const NOTHING_TYPED = { answers: [], queries: [], categories: [], listed: [], products: [] };

export function searchHandlers({ presenters, log, find, sponsored, listed, ...facts }: SearchFacts): Handlers<typeof searchContract> {
  const { catalog, contracts, engine, answers } = facts;
  const { listings, cards } = presenters;
  const named = makeNamedListing(catalog, cards);
  const accepting = makeAccepting(catalog, engine);

  const paidFor = (query: string, view: CatalogView) => sponsored({ tenant: view.site.tenant, categories: [], query });

  const page = async (source: ListingSource, listing: ListingQuery, visit: Visit, view: CatalogView) =>
    listings.page(source, listing, view, listing.own?.length ? await ownItems(visit, view, facts) : {});

  return {
    'GET /api/search': async ({ query: asked, visit }) => {
      const view = await ownCatalogView(visit, contracts);
      const query = asked.q.trim();
      const result = await find(query, visit, view, asked.typed === '1');
      // No sponsored positions: each result has its own place, on one page only.
      const { tiles, total, facets } = await page(searchSource(query, result, engine), listingQuery(asked), visit, view);
      return { items: tiles, total, facets, correctedTo: result.correctedTo, answers: [...result.answers] };
    },

    'POST /api/search/listing': async ({ body, visit }) => {
      const view = await listedView(visit, body, contracts);
      const query = (body.q ?? '').trim();
      const result = await find(query, visit, view, body.asTyped);
      const source = { ...searchSource(query, result, engine), paid: paidFor(query, view) };
      return {
        ...(await page(source, body, visit, view)),
        correctedTo: result.correctedTo,
        redirect: result.answers.length > 0 ? null : named(query, view),
        answers: [...result.answers],
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
      const typed = q.trim();
      if (typed === '') return NOTHING_TYPED;
      const view = await ownCatalogView(visit, contracts);
      return suggestions(typed, engine.of(view.locale), accepting(view), await listed(visit), view, { catalog, answers, presenters });
    },
  };
}
