// The items that contracts name, alone, by category or by brand, without their texts: for imports of contracts.
import type { Currency } from '#base/money/rules';
import type { PriceRecord } from '#goods/pricing/rules';
import { statement, type Queries } from '#platform/db';
import { PRICES_BY_ID } from './catalog-queries.ts';
import { categoryRecords, priceFrom } from './product-records.ts';

export interface ContractItem {
  readonly itemId: string;
  readonly brand: string;
  /** From the topmost category to its own. */
  readonly categoryIds: readonly string[];
  readonly prices: { readonly [C in Currency]?: PriceRecord };
}

export interface ContractItems {
  readonly items: ReadonlyMap<string, ContractItem>;
  /** Every category of the catalogue. */
  readonly categoryIds: ReadonlySet<string>;
}

interface Named {
  readonly itemIds: readonly string[];
  readonly categoryIds: readonly string[];
  /** Folded. */
  readonly brands: readonly string[];
}

const NAMED_ITEMS = statement<{ readonly item_id: string; readonly category_id: string; readonly brand: string }>(
  'products_of_contracts',
  `select item_id, category_id, brand from product where item_id = any ($1) or category_id = any ($2) or lower(trim(brand)) = any ($3)`,
);
const PORTION = 10_000;

/** Unknown items, categories and brands are missing. */
export async function contractItems(on: Queries, { itemIds, categoryIds, brands }: Named): Promise<ContractItems> {
  const parents = new Map((await categoryRecords(on)).map(({ id, parentId = null }) => [id, parentId]));
  const paths = new Map([...parents.keys()].map((id) => [id, pathOf(id, parents)]));
  const below = [...paths].flatMap(([id, path]) => (path.some((above) => categoryIds.includes(above)) ? [id] : []));
  const rows = await on.many(NAMED_ITEMS, [itemIds, below, brands]);
  const prices = new Map<string, Record<string, PriceRecord>>();
  for (let at = 0; at < rows.length; at += PORTION)
    for (const row of await on.many(PRICES_BY_ID, [rows.slice(at, at + PORTION).map(({ item_id }) => item_id)]))
      prices.set(row.item_id, { ...prices.get(row.item_id), [row.currency]: priceFrom(row) });
  const items = rows.map(({ item_id: itemId, category_id, brand }): ContractItem => ({
    itemId,
    brand,
    categoryIds: paths.get(category_id) ?? [],
    prices: prices.get(itemId) ?? {},
  }));
  return { items: new Map(items.map((item) => [item.itemId, item])), categoryIds: new Set(parents.keys()) };
}

function pathOf(id: string, parents: ReadonlyMap<string, string | null>): readonly string[] {
  const path: string[] = [];
  for (let at: string | null | undefined = id; at !== null && at !== undefined && !path.includes(at); at = parents.get(at))
    path.unshift(at);
  return path;
}
