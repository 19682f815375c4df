// One page of products out of many: filtered, counted by facet, sorted (CAT-2, APP-12). Shared by categories, deals and search.
import type { Locale } from '#locale/rules';
import { makeFacetEntries, type FacetEntries, type FacetEntry } from './facet-entries.ts';
import { COMMON_FACETS, type FacetGround } from './facet-values.ts';
import type { Localized, ProductFacts } from './product-facts.ts';

export type ListingSort = 'relevance' | 'priceAsc' | 'priceDesc' | 'rating' | 'name';

export interface ListingFilter {
  /** Chosen values by facet code; several of one facet widen, several facets narrow. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly sort: ListingSort;
  /** What the list is held to beside its facets: the shelf of a store, what is the shopper's own. Absent when that is nothing. */
  readonly accepts?: ((itemId: string) => boolean) | undefined;
}

export interface CountedValue {
  readonly value: string;
  /** Shown value of an attribute; the common facets are labelled by what they mean. */
  readonly label: Localized | null;
  /** Products with this value among those that the other facets leave. */
  readonly count: number;
  readonly selected: boolean;
}

export interface CountedFacet {
  readonly code: string;
  readonly values: readonly CountedValue[];
}

export interface ListedProducts {
  /** Everything that is left, in the order asked for. */
  readonly products: readonly ProductFacts[];
  readonly facets: readonly CountedFacet[];
}

/** Most values of one facet, and most attribute facets: beyond these a list is no help any more. */
const MOST_VALUES = 40;
const MOST_ATTRIBUTES = 10;
/** An attribute that fewer products of a list state would hide more than it finds. */
const LEAST_SHARE = 0.15;

const COMMON: ReadonlySet<string> = new Set(COMMON_FACETS);

/**
 * `products` come in the order of relevance. Counts are exact: each facet is counted over the products that all other chosen
 * facets leave, so that a second value can be added to it. `entries` may be shared by lists of one ground.
 */
export function listProducts(
  products: readonly ProductFacts[],
  { facets, sort, accepts }: ListingFilter,
  ground: FacetGround & { readonly locale: Locale },
  entries: FacetEntries = makeFacetEntries(ground),
): ListedProducts {
  const chosen = Object.entries(facets).flatMap(([code, values]) => (values.length === 0 ? [] : [{ code, values: new Set(values) }]));
  const counts: number[] = [];
  const left: ProductFacts[] = [];
  for (const product of products) {
    if (accepts !== undefined && !accepts(product.itemId)) continue;
    const own = entries.of(product);
    const missed = chosen.filter(({ code, values }) => !own.some((entry) => entry.code === code && values.has(entry.value)));
    if (missed.length > 1) continue;
    const only = missed[0]?.code;
    // Kept out by one facet alone, a product counts in that one: its value could be chosen too.
    for (const { code, number } of own) if (only === undefined || only === code) counts[number] = (counts[number] ?? 0) + 1;
    if (only === undefined) left.push(product);
  }
  return { products: sorted(left, sort, ground), facets: countedFacets(entries, counts, facets, left.length, ground.locale) };
}

type Counted = FacetEntry & { readonly count: number };

function countedFacets(
  entries: FacetEntries,
  counts: readonly number[],
  chosen: ListingFilter['facets'],
  total: number,
  locale: Locale,
): readonly CountedFacet[] {
  const byFacet = new Map<string, Counted[]>();
  for (const entry of entries.all) {
    const count = counts[entry.number] ?? 0;
    if (count === 0) continue;
    const values = byFacet.get(entry.code);
    if (values === undefined) byFacet.set(entry.code, [{ ...entry, count }]);
    else values.push({ ...entry, count });
  }
  const attributes = [...new Set([...byFacet.keys(), ...Object.keys(chosen)])]
    .filter((code) => !COMMON.has(code))
    .map((code) => ({ code, sum: sumOf(byFacet.get(code)) }));
  const useful = attributes
    .filter(({ code, sum }) => (chosen[code]?.length ?? 0) > 0 || (sum >= total * LEAST_SHARE && (byFacet.get(code)?.length ?? 0) > 1))
    .sort((a, b) => b.sum - a.sum || (a.code < b.code ? -1 : 1))
    .slice(0, MOST_ATTRIBUTES);
  return [...COMMON_FACETS, ...useful.map(({ code }) => code)]
    .map((code) => ({ code, values: valuesIn(code, byFacet.get(code) ?? [], chosen[code] ?? [], locale) }))
    .filter(({ values }) => values.length > 0);
}

function sumOf(values: readonly Counted[] = []): number {
  return values.reduce((sum, { count }) => sum + count, 0);
}

function valuesIn(code: string, counted: readonly Counted[], chosen: readonly string[], locale: Locale): readonly CountedValue[] {
  const values: CountedValue[] = counted.map(({ value, label, count }) => ({ value, label, count, selected: chosen.includes(value) }));
  // A chosen value that nothing has any more stays, so that it can be taken back.
  for (const value of chosen) if (!values.some((one) => one.value === value)) values.push({ value, label: null, count: 0, selected: true });
  if (code === 'price') return values.sort((a, b) => Number.parseInt(a.value) - Number.parseInt(b.value));
  if (code === 'rating') return values.sort((a, b) => Number(b.value) - Number(a.value));
  const collator = collatorOf(locale);
  const text = ({ value, label }: CountedValue): string => label?.[locale] ?? value;
  return values
    .sort((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count || collator.compare(text(a), text(b)))
    .slice(0, MOST_VALUES);
}

function sorted(
  products: readonly ProductFacts[],
  sort: ListingSort,
  { currency, locale }: FacetGround & { readonly locale: Locale },
): readonly ProductFacts[] {
  const price = ({ prices }: ProductFacts): number => prices[currency]?.sale ?? prices[currency]?.base ?? 0;
  switch (sort) {
    case 'relevance':
      return products;
    case 'priceAsc':
      return products.toSorted((a, b) => price(a) - price(b));
    case 'priceDesc':
      return products.toSorted((a, b) => price(b) - price(a));
    case 'rating':
      return products.toSorted(
        (a, b) => (b.rating?.average ?? 0) - (a.rating?.average ?? 0) || (b.rating?.count ?? 0) - (a.rating?.count ?? 0),
      );
    case 'name': {
      const collator = collatorOf(locale);
      return products.toSorted((a, b) => collator.compare(a.title[locale], b.title[locale]));
    }
  }
}

/** Making a collator costs as much as a hundred comparisons. Keyed by locale; holds no state that changes an answer. */
const collators = new Map<Locale, Intl.Collator>();
function collatorOf(locale: Locale): Intl.Collator {
  let collator = collators.get(locale);
  if (collator === undefined) collators.set(locale, (collator = new Intl.Collator(locale, { numeric: true })));
  return collator;
}
