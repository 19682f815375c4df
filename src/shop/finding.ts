// Shared dependencies of the finding capabilities: search index, recommendations, reviews, questions and tile presenters, in memory.
import { makeContentPieces } from '#around/content-pieces/server';
import { makeCompatibility, type Catalog } from '#goods/catalog/server';
import { makeBrands, makeCategoryCards, makeListings } from '#finding/listing/server';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { PageCache } from '#platform/page-cache';
import type { RowsLeftOut } from '#platform/rows-left-out';
import { makeQuestionShelf, questionsTag } from '#finding/questions/server';
import { besideTag, makeRecommender, makeRowCount, makeSponsorships, makeViewCount } from '#finding/recommendations/server';
import { makeShownReviews, reviewsTag } from '#finding/reviews/server';
import { makeSearchAnswers, makeSearchEngine, makeSearchLog } from '#finding/search/server';
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

/** Opens the search index and the purchase patterns. Their changes drop cached public pages. */
export async function openFinding({ db, clock, cache, catalog, leftOut, log }: OpenFacts) {
  const failed = (message: string) => (error: unknown) => log.error({ err: error }, message);
  const searchLog = makeSearchLog(db, failed('searches could not be counted'));
  const views = makeViewCount(db, failed('views could not be counted'));
  const rowCount = makeRowCount(db, failed('rows could not be counted'));
  // While threads build the index, the rest is loaded.
  const [engine, recommender, shownReviews, shelf, sponsorships, answers, content] = await Promise.all([
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
    makeSearchAnswers({ db, leftOut, warn: failed('answers to searches could not be read') }),
    makeContentPieces({ db, clock, leftOut }),
  ]);
  answers.onChange(cache.clear);
  content.onChange(cache.clear);
  engine.onChange(cache.clear);
  recommender.onChange((items) => (items === 'all' ? cache.clear() : cache.forget(items.map(besideTag))));
  return { engine, recommender, searchLog, shownReviews, views, rowCount, shelf, sponsorships, answers, content };
}

export type Presenters = ReturnType<typeof makePresenters>;

/** Creates the tile and listing presenters once for all capabilities. `changed`: printers were extracted from the titles again. */
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
