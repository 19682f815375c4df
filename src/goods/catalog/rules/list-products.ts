// One page of a product list: filters, counts facets and sorts (CAT-2, APP-12). Used by categories, deals and search.
import type { Locale } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
import type { CategoryTree } from './category-facts.ts';
import { countedFacets, type CountedFacet } from './counted-facets.ts';
import { makeFacetColumns, type FacetColumns } from './facet-columns.ts';
import type { AgreedPrice } from './facet-values.ts';
import { rangeTest } from './price-range-test.ts';
import type { ProductFacts } from './product-facts.ts';
import { sortProducts, type ListingSort } from './sort-products.ts';

export type { CountedFacet, CountedValue } from './counted-facets.ts';

export type { ListingSort } from './sort-products.ts';

export interface ListingFilter {
  /** Chosen values by facet code; several values of one facet widen, several facets narrow. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly sort: ListingSort;
  /** Other filters: the shelf of a store, the shopper's own items. Undefined without any. */
  readonly accepts?: ((itemId: string) => boolean) | undefined;
}

export interface ListedProducts {
  /** All products after filtering, in the requested order. */
  readonly products: readonly ProductFacts[];
  readonly facets: readonly CountedFacet[];
}

export interface FacetGround {
  readonly categories: CategoryTree;
  /** Category whose children `supercategory` offers; null: the departments. */
  readonly within: string | null;
  readonly currency: Currency;
  readonly locale: Locale;
  /** The account's agreed prices for this list; undefined for shared lists. */
  readonly agreed?: AgreedPrice | undefined;
}

/**
 * `products` come in the order of relevance. Each facet counts the products that all other chosen facets leave, so that a second value can be added.
 * `shared` holds the columns of the same currency and categories.
 */
export function listProducts(
  products: readonly ProductFacts[],
  { facets, sort, accepts }: ListingFilter,
  ground: FacetGround,
  shared: FacetColumns = makeFacetColumns(ground.currency, ground.categories),
): ListedProducts {
  const columns = ground.agreed === undefined ? shared : shared.at(products, ground.agreed);
  const chosen = Object.entries(facets).filter(([, values]) => values.length > 0);
  const accepted = (): readonly ProductFacts[] => (accepts === undefined ? products : products.filter(({ itemId }) => accepts(itemId)));
  const { left, counts, met, ranged } =
    chosen.length === 0 ? countAll(accepted(), columns) : countChosen(products, chosen, accepts, columns, ground);
  return {
    products: sortProducts(left, sort, ground),
    facets: countedFacets(columns, { counts, met, ranged, total: left.length }, facets, ground),
  };
}

interface Left {
  readonly left: readonly ProductFacts[];
  /** By entry number. */
  readonly counts: Uint32Array;
  /** By entry number: 1 when a product of the list has the value, filtered or not; null when the counts say the same. */
  readonly met: Uint8Array | null;
  /** Products in the chosen range of prices, when it is none of the bands. */
  readonly ranged: number;
}

/** Reads the products first, because that may create new entries. */
function emptyCounts(products: readonly ProductFacts[], columns: FacetColumns): Uint32Array {
  columns.read(products);
  return columns.zeros();
}

function countAll(products: readonly ProductFacts[], columns: FacetColumns): Left {
  const counts = emptyCounts(products, columns);
  const { numbers, starts, ends } = columns;
  for (const { place } of products) {
    const end = ends[place] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at += 1) {
      const number = numbers[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return { left: products, counts, met: null, ranged: 0 };
}

function countChosen(
  products: readonly ProductFacts[],
  chosen: readonly (readonly [string, readonly string[]])[],
  accepts: ListingFilter['accepts'],
  columns: FacetColumns,
  ground: FacetGround,
): Left {
  const counts = emptyCounts(products, columns);
  const { all, numbers, starts, ends } = columns;
  const codes = new Map(chosen.map(([code], at) => [code, at]));
  /** By entry number: the index of its chosen facet, and whether it is chosen. */
  const facetOf = all.map(({ code }) => codes.get(code) ?? -1);
  const isChosen = new Uint8Array(all.length);
  for (const [code, values] of chosen) {
    for (const value of values) {
      const entry = columns.entry(code, value);
      if (entry !== undefined) isChosen[entry.number] = 1;
    }
  }
  const isInRange = rangeTest(chosen, columns, ground);
  const priceFacet = codes.get('price') ?? 0;
  const met = new Uint8Array(all.length);
  const left: ProductFacts[] = [];
  let ranged = 0;
  const has = new Uint8Array(chosen.length);
  for (const product of products) {
    const [start, end] = [starts[product.place] ?? 0, ends[product.place] ?? 0];
    has.fill(0);
    for (let at = start; at < end; at += 1) {
      const number = numbers[at] ?? 0;
      met[number] = 1;
      if (isChosen[number] === 1) has[facetOf[number] ?? 0] = 1;
    }
    const isRanged = isInRange?.(product) === true;
    if (isRanged) has[priceFacet] = 1;
    if (accepts !== undefined && !accepts(product.itemId)) continue;
    const missed = has.indexOf(0);
    if (missed >= 0 && has.indexOf(0, missed + 1) >= 0) continue;
    // A product that only one facet filters out still counts in that facet, because its value could be chosen too.
    for (let at = start; at < end; at += 1) {
      const number = numbers[at] ?? 0;
      if (missed < 0 || facetOf[number] === missed) counts[number] = (counts[number] ?? 0) + 1;
    }
    if (missed < 0) left.push(product);
    if (missed < 0 && isRanged) ranged += 1;
  }
  return { left, counts, met, ranged };
}
