// The learnt purchase patterns in memory: learnt at start and every night, and updated by each order.
import { addDays } from '#base/calendar/rules';
import { shopDay } from '#base/site/rules';
import type { Db } from '#platform/db';
import { makeSettling } from '#platform/debounce';
import { notifyAll } from '#platform/notify-all';
import { learn, makePurchasePatterns, type PurchasePatterns } from '#finding/recommendations/rules';
import { basketPages } from './basket-pages.ts';
import { LEAST_TOGETHER, learnFrom } from './train-from-baskets.ts';
import { BASKETS_AFTER, FORGET_VIEWS, VIEWED_SINCE } from './recommendation-queries.ts';

export interface Recommender extends Pick<PurchasePatterns, 'beside' | 'wantedAfter' | 'boughtOf'> {
  /** Items viewed soon before or after it, the most frequent first. */
  viewedWith(itemId: string): readonly string[];
  /** Calls back when public pages would change: `all`, or the items that have new neighbors. */
  onChange(changed: (items: 'all' | readonly string[]) => void): void;
  close(): Promise<void>;
}

export interface RecommenderFacts {
  readonly db: Db;
  readonly now: () => Date;
  readonly warn: (error: unknown) => void;
  /** Called after each learning, with its duration in milliseconds. */
  readonly learnt?: (facts: { readonly items: number; readonly ms: number }) => void;
}

const DAY_MS = 86_400_000;
const VIEW_DAYS = 90;
/** Baskets get numbers when written but become visible at commit, so the last ones are read again. */
const OVERLAP = 200;
const MOST_NEW = 2_000;

// oxlint-disable-next-line max-lines-per-function -- its closures share the patterns, the baskets read and one queue of updates
export async function makeRecommender({ db, now, warn, learnt }: RecommenderFacts): Promise<Recommender> {
  const listeners: ((items: 'all' | readonly string[]) => void)[] = [];
  const ending = new AbortController();
  let patterns = makePurchasePatterns(learn([], { leastTogether: LEAST_TOGETHER, bestSellers: 0 }), LEAST_TOGETHER);
  let viewed: ReadonlyMap<string, readonly string[]> = new Map();
  let known = new Set<number>();
  let working: Promise<void> = Promise.resolve();
  const notify = (items: 'all' | readonly string[]): void => notifyAll(listeners, items);
  /** Serializes updates: an order that arrives during learning is added to the result. */
  const next = (work: () => Promise<void>): Promise<void> =>
    (working = working
      .then(() => (ending.signal.aborted ? undefined : work()))
      .catch((error: unknown) => {
        if (!ending.signal.aborted) warn(error);
      }));

  const learnAll = async (many: () => void): Promise<void> => {
    const begun = performance.now();
    const read = new Set<number>();
    const learned = await learnFrom(
      basketPages(db, (basketNo) => read.add(basketNo)),
      ending.signal,
      many,
    );
    viewed = await viewedPairs(db, now());
    patterns = makePurchasePatterns(learned, LEAST_TOGETHER);
    known = new Set([...read].slice(-2 * OVERLAP));
    learnt?.({ items: learned.itemIds.length, ms: Math.round(performance.now() - begun) });
    notify('all');
  };
  const readNew = async (): Promise<void> => {
    const last = Math.max(0, ...known);
    const fresh = await db.batch.many(BASKETS_AFTER, [Math.max(0, last - OVERLAP), MOST_NEW]);
    // So many new baskets must be an import: learn everything again.
    if (fresh.length === MOST_NEW) return learnAll(() => undefined);
    for (const { basket } of fresh) {
      const { basket_no: id, item_ids: itemIds } = basket;
      if (known.has(id)) continue;
      known.add(id);
      const changed = patterns.add(itemIds);
      if (changed.length > 0) notify(changed);
    }
  };

  const unlisten = await db.listen(
    'bought_basket',
    makeSettling().together(() => next(readNew)),
  );
  const nightly = setInterval(() => void next(() => learnAll(() => undefined)), DAY_MS).unref();
  // Few baskets are learnt before the first page is rendered; with many, the server answers meanwhile.
  await new Promise<void>((ready) => void next(() => learnAll(ready)).then(ready));
  return {
    beside: (itemIds, most) => patterns.beside(itemIds, most),
    wantedAfter: (itemIds, most) => patterns.wantedAfter(itemIds, most),
    boughtOf: (itemId) => patterns.boughtOf(itemId),
    viewedWith: (itemId) => viewed.get(itemId) ?? [],
    onChange: (listener) => void listeners.push(listener),
    async close() {
      clearInterval(nightly);
      ending.abort();
      await unlisten();
      await working;
    },
  };
}

const MOST_VIEWED_WITH = 12;

async function viewedPairs(db: Db, now: Date): Promise<ReadonlyMap<string, readonly string[]>> {
  const since = addDays(shopDay(now), -VIEW_DAYS);
  await db.run(FORGET_VIEWS, [since]);
  const pairs = Map.groupBy(await db.batch.many(VIEWED_SINCE, [since, LEAST_TOGETHER]), ({ item_id: itemId }) => itemId);
  return new Map([...pairs].map(([itemId, rows]) => [itemId, rows.slice(0, MOST_VIEWED_WITH).map(({ other_id: other }) => other)]));
}
