// Reads the catalogue from the database: everything in pages, or the changed products.
import { setImmediate as breathe } from 'node:timers/promises';
import type { PriceRecord } from '#goods/pricing/rules';
import { makeCategoryTree, type CategoryTree, type ProductFacts } from '#goods/catalog/rules';
import type { Currency } from '#base/money/rules';
import type { Db } from '#platform/db';
import type { RowsLeftOut } from '#platform/rows-left-out';
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
import { categoryFrom, makePriceReader, makeRowReader } from './product-row.ts';
import type { SaleTurns } from './sale-turns.ts';

const PAGE = 4_000;
/** Rows converted in one step; requests are served between steps. */
const STEP = 500;

export interface CatalogState {
  readonly byPlace: readonly (ProductFacts | undefined)[];
  readonly categories: CategoryTree;
  readonly placements: Readonly<Record<Place, readonly string[]>>;
  readonly groups: CatalogGroups;
}

export const EMPTY_CATALOG: CatalogState = {
  byPlace: [],
  categories: makeCategoryTree([]),
  placements: { deals: [], bestSellers: [] },
  groups: NO_GROUPS,
};

type PlaceOf = (itemId: string) => number;

type Tables = ReturnType<typeof tablesOf>;

type PriceReader = ReturnType<typeof makePriceReader>;

/** Rows that cannot be read are left out, per table; of prices with a period those in effect are read. */
export function tablesOf(leftOut: RowsLeftOut, sales: SaleTurns) {
  return { products: leftOut.of('product'), prices: leftOut.of('price'), categories: leftOut.of('category'), sales };
}

/** `known`: number of items with an index. */
export async function readAll(db: Db, tables: Tables, known: number, placeOf: PlaceOf): Promise<CatalogState> {
  const [read, readPrice] = [makeRowReader(), makePriceReader()];
  const categories = makeCategoryTree(tables.categories.all(await db.many(CATEGORIES), ({ category_id: id }) => id, categoryFrom));
  for (const table of [tables.products, tables.prices]) table.again('all');
  tables.sales.forget();
  const placed = Map.groupBy(await db.many(PLACEMENTS), ({ place }) => place);
  const idsIn = (place: Place): string[] => (placed.get(place) ?? []).map(({ item_id }) => item_id);
  const placements = { deals: idsIn('deals'), bestSellers: idsIn('bestSellers') };
  const byPlace = Array.from({ length: known }, (): ProductFacts | undefined => undefined);
  for (let after = ''; ;) {
    const rows = await db.many(PRODUCTS_AFTER, [after, PAGE]);
    const last = rows.at(-1)?.product.item_id;
    if (last === undefined) break;
    const prices = pricesByItem(tables, await db.many(PRICES_BETWEEN, [after, last]), readPrice);
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

export async function readSome(
  db: Db,
  tables: Tables,
  before: CatalogState,
  itemIds: readonly string[],
  placeOf: PlaceOf,
): Promise<CatalogState> {
  const [read, readPrice] = [makeRowReader(), makePriceReader()];
  const rows = await db.many(PRODUCTS_BY_ID, [itemIds]);
  tables.products.again(itemIds);
  tables.sales.forget(itemIds);
  tables.prices.again(itemIds.flatMap((itemId) => CURRENCIES.map((currency) => priceName(itemId, currency))));
  const prices = pricesByItem(tables, await db.many(PRICES_BY_ID, [itemIds]), readPrice);
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

function pricesByItem(
  { prices, sales }: Tables,
  rows: readonly PriceRow[],
  read: PriceReader,
): ReadonlyMap<string, ProductFacts['prices']> {
  const byItem = new Map<string, Partial<Record<Currency, PriceRecord>>>();
  for (const row of rows) {
    const price = prices.one(priceName(row.item_id, row.currency), () => read(row));
    if (price !== undefined) byItem.set(row.item_id, { ...byItem.get(row.item_id), [row.currency]: price });
  }
  for (const [itemId, lists] of byItem) byItem.set(itemId, sales.current(itemId, lists));
  return byItem;
}

function starsOf(rows: readonly StarsRow[]): ReadonlyMap<string, StarsRow> {
  return new Map(rows.map((row) => [row.item_id, row]));
}
