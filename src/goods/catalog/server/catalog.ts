// The catalogue in memory: loaded from the database at the start, updated by its notifications.
import type { CategoryTree, ProductFacts } from '#goods/catalog/rules';
import { systemClock, type Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { makeRowsLeftOut, type RowsLeftOut } from '#platform/rows-left-out';
import { notifyAll } from '#platform/notify-all';
import type { Place } from './catalog-queries.ts';
import { makeCatalogRefresher, type CatalogChange } from './catalog-refresher.ts';
import { EMPTY_CATALOG, readAll, readSome, tablesOf } from './read-catalog.ts';
import { repriced } from './repriced.ts';
import { makeSaleTurns } from './sale-turns.ts';

export interface Catalog {
  /** The product of an item number, also when discontinued or unpublished. */
  get(itemId: string): ProductFacts | undefined;
  /** The product at an index (`ProductFacts.place`). */
  at(place: number): ProductFacts | undefined;
  /** All products, by popularity. */
  all(): readonly ProductFacts[];
  readonly categories: CategoryTree;
  /** Products of a category and its subcategories, published or not, by popularity. */
  inCategory(categoryId: string): readonly ProductFacts[];
  /** Members of a SKU set. */
  inSet(variantSet: string): readonly ProductFacts[];
  /** Items that a merchant put into a slot, in order. */
  placed(place: Place): readonly ProductFacts[];
  /** Takes sale prices that have begun or ended since; called before anything that shows or charges a price. Costs one comparison otherwise. */
  turn(): void;
  /** Increases with every change. */
  readonly version: number;
  /** Calls back after each change, when the new state can be read here. */
  onChange(changed: (change: CatalogChange) => void): void;
  /** Loads everything again now. */
  refresh(): Promise<void>;
  /** Stops listening and waits for running work. */
  close(): Promise<void>;
}

/** Starts listening before it loads, so that no change is missed. */
export async function makeCatalog({ db, clock = systemClock, leftOut = makeRowsLeftOut() }: CatalogDeps): Promise<Catalog> {
  const listeners: ((change: CatalogChange) => void)[] = [];
  /** Index by item number; a removed item keeps its index in case it returns. */
  const places = new Map<string, number>();
  const placeOf = (itemId: string): number => {
    const place = places.get(itemId) ?? places.size;
    places.set(itemId, place);
    return place;
  };
  const sales = makeSaleTurns(clock);
  const tables = tablesOf(leftOut, sales);
  let state = EMPTY_CATALOG;
  let version = 0;
  const refresher = makeCatalogRefresher(async (change) => {
    const read =
      change === 'all' ? await readAll(db, tables, places.size, placeOf) : await readSome(db, tables, state, [...change], placeOf);
    // A sale may have begun or ended while this was read.
    ({ state } = repriced(read, sales.all(), placeOf));
    version += 1;
    notifyAll(listeners, change);
  });
  // A refresh that fails during an outage is repeated on reconnection, when '' announces everything.
  const unlisten = await db.listen('catalogue', (payload) => void refresher.announced(payload).catch(() => undefined));
  await refresher.changed('');

  return {
    get: (itemId) => state.byPlace[places.get(itemId) ?? -1],
    at: (place) => state.byPlace[place],
    all: () => state.groups.all,
    get categories() {
      return state.categories;
    },
    inCategory: (categoryId) => state.groups.byCategory.get(categoryId) ?? [],
    inSet: (set) => state.groups.bySet.get(set) ?? [],
    placed: (place) => state.placements[place].flatMap((itemId) => state.byPlace[places.get(itemId) ?? -1] ?? []),
    turn() {
      if (sales.due().length === 0) return;
      const { state: next, turned } = repriced(state, sales.all(), placeOf);
      if (turned.length === 0) return;
      state = next;
      version += 1;
      notifyAll(listeners, new Set(turned));
    },
    get version() {
      return version;
    },
    onChange: (listener) => void listeners.push(listener),
    refresh: () => refresher.changed(''),
    async close() {
      await unlisten();
      await refresher.close();
    },
  };
}

interface CatalogDeps {
  readonly db: Db;
  /** Decides which sale prices are in effect. */
  readonly clock?: Clock;
  readonly leftOut?: RowsLeftOut;
}
