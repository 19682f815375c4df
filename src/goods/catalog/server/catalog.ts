// The catalogue in memory: loaded from the database at the start, updated by its notifications.
import { setImmediate as breathe } from 'node:timers/promises';
import type { PriceRecord } from '#goods/pricing/rules';
import { makeCategoryTree, type CategoryTree, type ProductFacts } from '#goods/catalog/rules';
import type { Currency } from '#base/money/rules';
import type { Db } from '#platform/db';
import { makeRowsLeftOut, type RowsLeftOut, type TableRows } from '#platform/rows-left-out';
import { makeSettling } from '#platform/debounce';
import { notifyAll } from '#platform/notify-all';
import { groupsOf, NO_GROUPS, regrouped, type CatalogGroups } from './catalog-groups.ts';
import {
  CATEGORIES,
  PLACEMENTS,
  PRICES_BETWEEN,
  PRICES_BY_ID,
  PRODUCTS_AFTER,
  PRODUCTS_BY_ID,
  type Place,
  type PriceRow,
  STARS_BETWEEN,
  STARS_BY_ID,
  type StarsRow,
} from './catalog-queries.ts';
import { categoryFrom, makeRowReader, priceRead } from './product-row.ts';

/** The changed items; `all` when everything or a category may have changed. */
export type CatalogChange = 'all' | ReadonlySet<string>;

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
  /** Increases with every change. */
  readonly version: number;
  /** Calls back after each change, when the new state can be read here. */
  onChange(changed: (change: CatalogChange) => void): void;
  /** Loads everything again now. */
  refresh(): Promise<void>;
  /** Stops listening and waits for running work. */
  close(): Promise<void>;
}

const PAGE = 4_000;
/** Rows converted in one step; requests are served between steps. */
const STEP = 500;

interface State {
  readonly byPlace: readonly (ProductFacts | undefined)[];
  readonly categories: CategoryTree;
  readonly placements: Readonly<Record<Place, readonly string[]>>;
  readonly groups: CatalogGroups;
}

const EMPTY: State = {
  byPlace: [],
  categories: makeCategoryTree([]),
  placements: { deals: [], bestSellers: [] },
  groups: NO_GROUPS,
};

/** Starts listening before it loads, so that no change is missed. */
export async function makeCatalog({ db, leftOut = makeRowsLeftOut() }: CatalogDeps): Promise<Catalog> {
  const listeners: ((change: CatalogChange) => void)[] = [];
  /** Index by item number; a removed item keeps its index in case it returns. */
  const places = new Map<string, number>();
  const placeOf = (itemId: string): number => {
    const place = places.get(itemId) ?? places.size;
    places.set(itemId, place);
    return place;
  };
  const tables = tablesOf(leftOut);
  let state = EMPTY;
  let version = 0;
  const refresher = makeRefresher(async (change) => {
    state = change === 'all' ? await readAll(db, tables, places.size, placeOf) : await readSome(db, tables, state, [...change], placeOf);
    version += 1;
    notifyAll(listeners, change);
  });
  // A refresh that fails during an outage is repeated on reconnection, when '' announces everything.
  const unlisten = await db.listen('catalogue', (payload) => void refresher.heard(payload).catch(() => undefined));
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

/** Applies announced changes one refresh at a time; the next refresh takes all that were announced meanwhile. */
function makeRefresher(apply: (change: CatalogChange) => Promise<void>) {
  let pending: 'all' | Set<string> | undefined;
  let working: Promise<void> = Promise.resolve();
  // An import announces many changes in a row, which are read together.
  const settling = makeSettling();
  let closed = false;
  const next = async (): Promise<void> => {
    const change = pending;
    pending = undefined;
    if (change === undefined || closed) return;
    await (change === 'all' ? settling.timed(() => apply(change)) : apply(change));
  };
  const changed = (payload: string): Promise<void> => {
    if (payload === '' || pending === 'all') pending = 'all';
    else pending = new Set([...(pending ?? []), ...payload.split(' ')]);
    return (working = working.catch(() => undefined).then(next));
  };
  return {
    changed,
    async heard(payload: string): Promise<void> {
      if (payload === '') await settling.settled();
      await changed(payload);
    },
    async close(): Promise<void> {
      closed = true;
      await working.catch(() => undefined);
    },
  };
}

type PlaceOf = (itemId: string) => number;

interface CatalogDeps {
  readonly db: Db;
  readonly leftOut?: RowsLeftOut;
}

type Tables = ReturnType<typeof tablesOf>;

function tablesOf(leftOut: RowsLeftOut) {
  return { products: leftOut.of('product'), prices: leftOut.of('price'), categories: leftOut.of('category') };
}

/** `known`: number of items with an index. */
async function readAll(db: Db, tables: Tables, known: number, placeOf: PlaceOf): Promise<State> {
  const read = makeRowReader();
  const categories = makeCategoryTree(tables.categories.all(await db.many(CATEGORIES), ({ category_id: id }) => id, categoryFrom));
  for (const table of [tables.products, tables.prices]) table.again('all');
  const placed = Map.groupBy(await db.many(PLACEMENTS), ({ place }) => place);
  const idsIn = (place: Place): string[] => (placed.get(place) ?? []).map(({ item_id }) => item_id);
  const placements = { deals: idsIn('deals'), bestSellers: idsIn('bestSellers') };
  const byPlace = Array.from({ length: known }, (): ProductFacts | undefined => undefined);
  for (let after = ''; ;) {
    const rows = await db.many(PRODUCTS_AFTER, [after, PAGE]);
    const last = rows.at(-1)?.product.item_id;
    if (last === undefined) break;
    const prices = pricesByItem(tables.prices, await db.many(PRICES_BETWEEN, [after, last]));
    const stars = starsOf(await db.many(STARS_BETWEEN, [after, last]));
    for (const [at, { product: row }] of rows.entries()) {
      const product = tables.products.one(row.item_id, () =>
        read(placeOf(row.item_id), row, prices.get(row.item_id) ?? NO_PRICES, stars.get(row.item_id)),
      );
      if (product !== undefined) byPlace[product.place] = product;
      if (at % STEP === STEP - 1) await breathe();
    }
    after = last;
  }
  const groups = await groupsOf(
    byPlace.filter((product) => product !== undefined),
    categories,
  );
  return { byPlace, categories, placements, groups };
}

async function readSome(db: Db, tables: Tables, before: State, itemIds: readonly string[], placeOf: PlaceOf): Promise<State> {
  const read = makeRowReader();
  const rows = await db.many(PRODUCTS_BY_ID, [itemIds]);
  tables.products.again(itemIds);
  tables.prices.again(itemIds.flatMap((itemId) => CURRENCIES.map((currency) => priceName(itemId, currency))));
  const prices = pricesByItem(tables.prices, await db.many(PRICES_BY_ID, [itemIds]));
  const stars = starsOf(await db.many(STARS_BY_ID, [itemIds]));
  const byPlace = [...before.byPlace];
  const gone = itemIds.flatMap((itemId) => byPlace[placeOf(itemId)] ?? []);
  for (const { place } of gone) byPlace[place] = undefined;
  const come = rows.flatMap(
    ({ product: row }) =>
      tables.products.one(row.item_id, () =>
        read(placeOf(row.item_id), row, prices.get(row.item_id) ?? NO_PRICES, stars.get(row.item_id)),
      ) ?? [],
  );
  for (const product of come) byPlace[product.place] = product;
  return { ...before, byPlace, groups: regrouped(before.groups, gone, come, before.categories) };
}

const CURRENCIES: readonly Currency[] = ['USD', 'CAD'];
const NO_PRICES: ProductFacts['prices'] = {};

function priceName(itemId: string, currency: Currency): string {
  return `${itemId} ${currency}`;
}

function pricesByItem(table: TableRows, rows: readonly PriceRow[]): ReadonlyMap<string, ProductFacts['prices']> {
  const byItem = new Map<string, Partial<Record<Currency, PriceRecord>>>();
  for (const row of rows) {
    const price = table.one(priceName(row.item_id, row.currency), () => priceRead(row));
    if (price !== undefined) byItem.set(row.item_id, { ...byItem.get(row.item_id), [row.currency]: price });
  }
  return byItem;
}

function starsOf(rows: readonly StarsRow[]): ReadonlyMap<string, StarsRow> {
  return new Map(rows.map((row) => [row.item_id, row]));
}
