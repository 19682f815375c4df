// The facet values of every product as numbers in one long array, because a search counts tens of thousands of products.
import type { Locale } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
import type { CategoryTree } from './category-facts.ts';
import { COMMON_FACETS, commonFacetValues, facetCode, priceBand, type AgreedPrice } from './facet-values.ts';
import type { Localized, ProductFacts } from './product-facts.ts';
import { makeFacetEntries, type FacetEntry } from './facet-entries.ts';

export interface FacetColumns {
  /** The facet values seen so far. */
  readonly all: readonly FacetEntry[];
  /** The same by facet. */
  readonly byCode: ReadonlyMap<string, readonly FacetEntry[]>;
  /** The entry of a value; undefined if no product ever had it. */
  entry(code: string, value: string): FacetEntry | undefined;
  /** Reads products; then the entry numbers of each are `numbers[starts[place]]` up to `numbers[ends[place]]`, until the next read. */
  read(products: readonly ProductFacts[]): void;
  readonly numbers: Uint32Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Zero for each entry, until the next call: many lists are counted, and none keeps its counts. */
  zeros(): Uint32Array;
  /** By entry number: rank of the label among the values of its facet. */
  ranks(code: string, locale: Locale): ReadonlyMap<number, number>;
  /** The same for these products alone, with an account's own prices, until the next call: uses its price bands, and omits sales. */
  at(products: readonly ProductFacts[], agreed: AgreedPrice): FacetColumns;
}

const FIRST = 1_024;

/** For the prices of one currency. Results are cached per product object; a changed product is a new object. */
export function makeFacetColumns(currency: Currency, categories: CategoryTree): FacetColumns {
  const { all, byCode, entry, entryOf, ranks } = makeFacetEntries();
  let owners: (ProductFacts | undefined)[] = [];
  let [numbers, starts, ends] = [new Uint32Array(FIRST), new Uint32Array(FIRST), new Uint32Array(FIRST)];
  let [size, stale] = [0, 0];
  const { zeros, own } = makeScratch();

  const push = (number: number): void => {
    if (size === numbers.length) numbers = larger(numbers, size * 2);
    numbers[size] = number;
    size += 1;
  };
  const add = (product: ProductFacts): void => {
    const { place } = product;
    if (owners[place] !== undefined) stale += (ends[place] ?? 0) - (starts[place] ?? 0);
    if (place >= starts.length) [starts, ends] = [larger(starts, place + 1), larger(ends, place + 1)];
    owners[place] = product;
    starts[place] = size;
    for (const code of COMMON_FACETS)
      for (const value of commonFacetValues(code, product, currency, categories)) push(entryOf(code, value, null));
    for (const [code, label] of attributesOf(product)) push(entryOf(code, facetCode(label['en-US']), label));
    ends[place] = size;
  };
  const columns: FacetColumns = {
    all,
    byCode,
    entry,
    get numbers() {
      return numbers;
    },
    get starts() {
      return starts;
    },
    get ends() {
      return ends;
    },
    read(products) {
      // Starts over when as much is outdated as is in use.
      if (stale > FIRST && stale * 2 > size) [owners, size, stale] = [[], 0, 0];
      for (const product of products) if (owners[product.place] !== product) add(product);
    },
    zeros: () => zeros(all.length),
    ranks,
    at(products, agreed) {
      columns.read(products);
      return columnsAt(products, agreed, columns, own(starts.length), (band) => entryOf('price', band, null));
    },
  };
  return columns;
}

/** Arrays that each request uses again: new ones as long as the catalogue would keep the collector busy. */
function makeScratch() {
  let counts = new Uint32Array(FIRST);
  let own: OwnColumns = { starts: new Uint32Array(FIRST), ends: new Uint32Array(FIRST) };
  return {
    zeros(length: number): Uint32Array {
      if (counts.length < length) counts = larger(counts, length);
      return counts.subarray(0, length).fill(0);
    },
    own(length: number): OwnColumns {
      if (own.starts.length < length) own = { starts: new Uint32Array(length), ends: new Uint32Array(length) };
      return own;
    },
  };
}

/** By place, of the products of one list; whatever else they hold is of earlier lists. */
interface OwnColumns {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** `bandOf`: the entry number of a price band, which may be new. */
function columnsAt(
  products: readonly ProductFacts[],
  agreed: AgreedPrice,
  columns: FacetColumns,
  { starts, ends }: OwnColumns,
  bandOf: (band: string) => number,
): FacetColumns {
  const { all } = columns;
  // Only these products' own entries: copying everybody's would cost as much as the catalogue is long.
  const own: number[] = [];
  for (const product of products) {
    const { place, flags } = product;
    const cents = agreed(product);
    starts[place] = own.length;
    for (const number of columns.numbers.subarray(columns.starts[place], columns.ends[place]))
      if (cents === undefined || !isOfListPrice(all[number])) own.push(number);
    if (cents !== undefined && !flags.seePriceInCart) own.push(bandOf(priceBand(cents)));
    ends[place] = own.length;
  }
  return { ...columns, read: () => undefined, numbers: Uint32Array.from(own), starts, ends };
}

/** Price bands and the sale mark come from list prices. */
const isOfListPrice = (entry: FacetEntry | undefined): boolean =>
  entry?.code === 'price' || (entry?.code === 'promo' && entry.value === 'sale');

/** Every attribute that a tile shows is a facet (CAT-2), with the tile's text: for packs, the tile's own text instead of the attribute. */
function attributesOf({ facets, pack }: ProductFacts): readonly (readonly [string, Localized])[] {
  return Object.entries(pack === null ? facets : { ...facets, pack });
}

function larger(list: Uint32Array, least: number): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(Math.max(least, list.length * 2));
  next.set(list);
  return next;
}
