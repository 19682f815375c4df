// What things are found by, in memory: the search index, what is bought together, reviews, questions; and what shows products.
import { makeCompatibility, type Catalog } from '#goods/catalog/server';
import { makeBrands, makeCategoryCards, makeListings } from '#finding/listing/server';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { PageCache } from '#platform/page-cache';
import type { RowsLeftOut } from '#platform/rows-left-out';
import { makeQuestionShelf, questionsTag } from '#finding/questions/server';
import { besideTag, makeRecommender, makeRowCount, makeSponsorships, makeViewCount } from '#finding/recommendations/server';
import { makeShownReviews, reviewsTag } from '#finding/reviews/server';
import { makeSearchEngine, makeSearchLog } from '#finding/search/server';
import { makeTiles, type TileFacts } from '#finding/tiles/server';

interface OpenFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly cache: PageCache;
  readonly catalog: Catalog;
  readonly leftOut: RowsLeftOut;
  readonly log: { error(facts: object, message: string): void; info(facts: object, message: string): void };
}

export type Finding = Awaited<ReturnType<typeof openFinding>>;

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
  return { engine, recommender, searchLog, shownReviews, views, rowCount, shelf, sponsorships };
}

export type Presenters = ReturnType<typeof makePresenters>;

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
