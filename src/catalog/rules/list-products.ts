// One page of products out of many: filtered, counted by facet, sorted (CAT-2, APP-12). Shared by categories, deals and search.
import type { Locale } from '#locale/rules';
import { COMMON_FACETS, commonFacetValues, facetCode, type CommonFacet, type FacetGround } from './facet-values.ts';
import type { Localized, ProductFacts } from './product-facts.ts';

export type ListingSort = 'relevance' | 'priceAsc' | 'priceDesc' | 'rating' | 'name';

export interface ListingFilter {
  /** Chosen values by facet code; several of one facet widen, several facets narrow. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly sort: ListingSort;
  /** Whether the product can be fetched at the chosen store; absent when none is. */
  readonly isAtStore?: ((itemId: string) => boolean) | undefined;
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
 * facets leave, so that a second value can be added to it.
 */
export function listProducts(
  products: readonly ProductFacts[],
  { facets, sort, isAtStore }: ListingFilter,
  ground: FacetGround & { readonly locale: Locale },
): ListedProducts {
  const chosen = Object.entries(facets).flatMap(([code, values]) => (values.length === 0 ? [] : [{ code, values: new Set(values) }]));
  const counts = makeCounts(ground);
  const left: ProductFacts[] = [];
  for (const product of products) {
    if (isAtStore !== undefined && !isAtStore(product.itemId)) continue;
    const missed = chosen.filter(({ code, values }) => !valuesOf(code, product, ground).some((value) => values.has(value)));
    if (missed.length > 1) continue;
    const [only] = missed;
    counts.add(product, only?.code ?? null);
    if (only === undefined) left.push(product);
  }
  return { products: sorted(left, sort, ground), facets: counts.facets(facets, left.length) };
}

function valuesOf(code: string, product: ProductFacts, ground: FacetGround): readonly string[] {
  if (COMMON.has(code)) return commonFacetValues(code as CommonFacet, product, ground);
  // Codes come from addresses: `constructor` is no attribute of anything.
  const value = Object.hasOwn(product.facets, code) ? product.facets[code] : undefined;
  return value === undefined ? [] : [facetCode(value['en-US'])];
}

interface Counted {
  count: number;
  readonly label: Localized | null;
}

function makeCounts(ground: FacetGround & { readonly locale: Locale }) {
  const byFacet = new Map<string, Map<string, Counted>>();
  const count = (code: string, value: string, label: Localized | null): void => {
    let values = byFacet.get(code);
    if (values === undefined) byFacet.set(code, (values = new Map()));
    const known = values.get(value);
    if (known === undefined) values.set(value, { count: 1, label });
    else known.count += 1;
  };
  return {
    /** Counts a product in every facet, or, when one facet alone keeps it out, in that one. */
    add(product: ProductFacts, only: string | null): void {
      for (const code of COMMON_FACETS)
        if (only === null || only === code) for (const value of commonFacetValues(code, product, ground)) count(code, value, null);
      for (const code in product.facets) {
        const label = product.facets[code];
        if (label !== undefined && (only === null || only === code)) count(code, facetCode(label['en-US']), label);
      }
    },
    facets(chosen: ListingFilter['facets'], total: number): readonly CountedFacet[] {
      const attributes = [...new Set([...byFacet.keys(), ...Object.keys(chosen)])]
        .filter((code) => !COMMON.has(code))
        .map((code) => ({ code, sum: sumOf(byFacet.get(code)) }));
      const useful = attributes
        .filter(({ code, sum }) => (chosen[code]?.length ?? 0) > 0 || (sum >= total * LEAST_SHARE && (byFacet.get(code)?.size ?? 0) > 1))
        .sort((a, b) => b.sum - a.sum || (a.code < b.code ? -1 : 1))
        .slice(0, MOST_ATTRIBUTES);
      const codes = [...COMMON_FACETS, ...useful.map(({ code }) => code)];
      return codes
        .map((code) => ({ code, values: valuesIn(code, byFacet.get(code), chosen[code] ?? [], ground.locale) }))
        .filter(({ values }) => values.length > 0);
    },
  };
}

function sumOf(values: ReadonlyMap<string, Counted> = new Map()): number {
  let sum = 0;
  for (const { count } of values.values()) sum += count;
  return sum;
}

function valuesIn(
  code: string,
  counted: ReadonlyMap<string, Counted> | undefined,
  chosen: readonly string[],
  locale: Locale,
): readonly CountedValue[] {
  const values = [...(counted ?? [])].map(([value, { count, label }]) => ({ value, label, count, selected: chosen.includes(value) }));
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
