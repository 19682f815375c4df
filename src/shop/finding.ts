// Wires what finds things: lists, tiles, product pages, search, comparisons, printers and recommendations.
import { makeCompatibility, type Catalog, type CatalogView } from '#goods/catalog/server';
import { compareContract } from '#finding/compare/contract';
import { compareHandlers } from '#finding/compare/server';
import { homeContract } from '#finding/home/contract';
import { homeHandlers } from '#finding/home/server';
import { listingContract } from '#finding/listing/contract';
import { listingHandlers, makeBrands, makeCategoryCards, makeListings } from '#finding/listing/server';
import { listedItems } from '#buying/lists/server';
import { lastOrderedOf, orderedAtOf, orderedItemsOf } from '#buying/orders/server';
import type { Clock } from '#platform/clock';
import type { Registry } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Limits } from '#platform/limits';
import type { PageCache } from '#platform/page-cache';
import type { RowsLeftOut } from '#platform/rows-left-out';
import type { Visit } from '#platform/visit';
import { printersContract } from '#finding/printers/contract';
import { printerHandlers, printersOf } from '#finding/printers/server';
import { productPageContract } from '#finding/product-page/contract';
import { productPageHandlers } from '#finding/product-page/server';
import { questionsContract } from '#finding/questions/contract';
import { makeQuestionShelf, questionHandlers, questionsTag } from '#finding/questions/server';
import { recommendationsContract } from '#finding/recommendations/contract';
import {
  besideTag,
  makeRecommender,
  makeRowCount,
  makeSponsorships,
  makeViewCount,
  recommendationHandlers,
} from '#finding/recommendations/server';
import { reviewsContract } from '#finding/reviews/contract';
import { makeShownReviews, reviewHandlers, reviewsTag } from '#finding/reviews/server';
import { searchContract } from '#finding/search/contract';
import { makeFindResults, makeSearchEngine, makeSearchLog, searchHandlers, searchSource } from '#finding/search/server';
import { tilesContract } from '#finding/tiles/contract';
import { makeTiles, tileItems, tilesHandlers, wantedOf, type TileFacts } from '#finding/tiles/server';

interface OpenFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly cache: PageCache;
  readonly catalog: Catalog;
  readonly leftOut: RowsLeftOut;
  readonly log: { error(facts: object, message: string): void; info(facts: object, message: string): void };
}

type Finding = Awaited<ReturnType<typeof openFinding>>;

/** What is kept in memory to find things by: the search index, and what is bought together. Public pages are forgotten when it changes. */
export async function openFinding({ db, clock, cache, catalog, leftOut, log }: OpenFacts) {
  const failed = (message: string) => (error: unknown) => log.error({ err: error }, message);
  const searchLog = makeSearchLog(db, failed('searches could not be counted'));
  const views = makeViewCount(db, failed('views could not be counted'));
  const rowCount = makeRowCount(db, failed('rows could not be counted'));
  // While the index is built in threads of its own, the rest is read.
  const [engine, recommender, shownReviews, shelf, sponsorships] = await Promise.all([
    makeSearchEngine({
      db,
      catalog,
      leftOut,
      warn: failed('the search index could not be built'),
      built: (facts) => log.info(facts, 'search index built'),
    }),
    makeRecommender({
      db,
      now: clock.now,
      warn: failed('what is bought together could not be learnt'),
      learnt: (facts) => log.info(facts, 'learnt what is bought together'),
    }),
    makeShownReviews(db, leftOut, (itemId) => (itemId === '' ? cache.clear() : cache.forget([reviewsTag(itemId)]))),
    makeQuestionShelf(db, leftOut, (itemId) => (itemId === '' ? cache.clear() : cache.forget([questionsTag(itemId)]))),
    makeSponsorships({ db, leftOut, now: clock.now, warn: failed('what is sponsored could not be read'), changed: cache.clear }),
  ]);
  engine.onChange(cache.clear);
  recommender.onChange((items) => (items === 'all' ? cache.clear() : cache.forget(items.map(besideTag))));
  const close = async (): Promise<void> => {
    for (const service of [sponsorships, shelf, shownReviews, searchLog, views, rowCount, recommender, engine]) await service.close();
  };
  return { engine, recommender, searchLog, shownReviews, views, rowCount, shelf, sponsorships, close };
}

type Presenters = ReturnType<typeof makePresenters>;

/** What shows products and where they stand, made once for all who answer with them. `changed`: printers were read out of the titles anew. */
export function makePresenters(facts: TileFacts, changed: () => void) {
  const tiles = makeTiles(facts);
  return {
    tiles,
    listings: makeListings({ ...facts, tiles }),
    cards: makeCategoryCards(facts),
    compatibility: makeCompatibility(facts.catalog, changed),
    brands: makeBrands(facts.catalog),
  };
}

/** What lists, tiles and search need of the shop. */
export type FindingFacts = Omit<Parameters<typeof tilesHandlers>[0], 'printersOf' | 'lastOrdered' | 'presenters'> &
  Omit<Parameters<typeof searchHandlers>[0], 'log' | 'find' | 'listed' | 'orderedItems' | 'sponsored' | 'presenters'> &
  Finding & { readonly db: Db; readonly limits: Limits; readonly leftOut: RowsLeftOut; readonly presenters: Presenters };

/** Different items of one shopper's orders: more than anybody has. */
const EVERYTHING_ORDERED = 20_000;

export function addFinding(registry: Registry, facts: FindingFacts): void {
  const { db, presenters } = facts;
  const own = {
    printersOf: (ownerId: string) => printersOf(db, ownerId),
    lastOrdered: (ownerId: string, itemIds: readonly string[]) => lastOrderedOf(db, ownerId, itemIds),
    orderedItems: (ownerId: string) => orderedItemsOf(db, ownerId, EVERYTHING_ORDERED),
    sponsored: facts.sponsorships.in,
  };
  const find = makeFindResults(facts);
  const searched = async (query: string, asTyped: boolean, visit: Visit, view: CatalogView) =>
    searchSource(query, await find(query, visit, view, asTyped), facts.engine);
  registry.add(homeContract, homeHandlers(facts));
  registry.add(listingContract, listingHandlers({ ...facts, ...own, searched }));
  registry.add(productPageContract, productPageHandlers(facts));
  registry.add(tilesContract, tilesHandlers({ ...facts, ...own }));
  registry.add(compareContract, compareHandlers(facts));
  registry.add(printersContract, printerHandlers({ ...facts, orderedItems: (ownerId) => orderedItemsOf(db, ownerId) }));
  const orderedAt = (ownerId: string) => orderedAtOf(db, ownerId);
  const items = (itemIds: readonly string[], visit: Visit, inputs: Readonly<Record<string, unknown>> = {}) =>
    tileItems(itemIds, visit, { ...facts, ...own, ...presenters }, wantedOf({ inputs }));
  registry.add(recommendationsContract, recommendationHandlers({ ...facts, orderedAt, tileItems: items }));
  registry.add(reviewsContract, reviewHandlers({ ...facts, ...own, shown: facts.shownReviews }));
  registry.add(questionsContract, questionHandlers(facts));
  const listed = (visit: Visit) => listedItems(db, visit);
  registry.add(searchContract, searchHandlers({ ...facts, ...own, find, listed, log: facts.searchLog }));
}
