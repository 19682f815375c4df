// The facets of a list with values and counts: selects the useful ones and puts them in order (CAT-2, APP-12).
import type { Locale } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';
import type { CategoryTree } from './category-facts.ts';
import type { FacetEntry } from './facet-entries.ts';
import type { FacetColumns } from './facet-columns.ts';
import { COMMON_FACETS } from './facet-values.ts';
import type { Localized } from './product-facts.ts';

export interface CountedValue {
  readonly value: string;
  /** Display text of an attribute value; null for common facets, whose label depends on their meaning. */
  readonly label: Localized | null;
  /** Products with this value among those that the other facets leave. */
  readonly count: number;
  readonly selected: boolean;
}

export interface CountedFacet {
  readonly code: string;
  readonly values: readonly CountedValue[];
}

/** Most values of one facet, and most attribute facets: longer lists do not help a shopper. */
const MOST_VALUES = 40;
const MOST_ATTRIBUTES = 10;
/** An attribute that fewer products of a list have would hide more than it finds. */
const LEAST_SHARE = 0.15;
/** Attributes shown on tiles: offered whenever two products of a list differ in one. */
const ON_TILES: ReadonlySet<string> = new Set(['color', 'pack']);

const COMMON: ReadonlySet<string> = new Set(COMMON_FACETS);

export interface Counted {
  /** By entry number. */
  readonly counts: Uint32Array;
  /** By entry number: 1 when a product of the list has the value, filtered or not; null when the counts say the same. */
  readonly met: Uint8Array | null;
  /** Number of products after filtering. */
  readonly total: number;
  /** Products in the chosen range of prices, when it is none of the bands. */
  readonly ranged: number;
}

interface Ground {
  readonly categories: CategoryTree;
  readonly within: string | null;
  readonly locale: Locale;
}

export function countedFacets(
  columns: FacetColumns,
  counted: Counted,
  chosen: Readonly<Record<string, readonly string[]>>,
  ground: Ground,
): readonly CountedFacet[] {
  const { counts, total } = counted;
  const attributes: { readonly code: string; readonly sum: number; readonly stays: boolean }[] = [];
  for (const code of new Set([...columns.byCode.keys(), ...Object.keys(chosen)])) {
    if (COMMON.has(code)) continue;
    let [sum, values] = [0, 0];
    for (const { number } of columns.byCode.get(code) ?? []) {
      const count = counts[number] ?? 0;
      sum += count;
      if (count > 0) values += 1;
    }
    const stays = (ownValue(chosen, code)?.length ?? 0) > 0 || (ON_TILES.has(code) && values > 1);
    if (stays || (sum >= total * LEAST_SHARE && values > 1)) attributes.push({ code, sum, stays });
  }
  const byCount = attributes.sort((a, b) => b.sum - a.sum || (a.code < b.code ? -1 : 1));
  const useful = byCount.filter(({ stays }, at) => stays || at < MOST_ATTRIBUTES);
  return [...COMMON_FACETS, ...useful.map(({ code }) => code)]
    .map((code) => ({ code, values: valuesOf(code, columns, counted, ownValue(chosen, code) ?? [], ground) }))
    .filter(({ values }) => values.length > 0);
}

function valuesOf(
  code: string,
  columns: FacetColumns,
  { counts, met, ranged }: Counted,
  chosen: readonly string[],
  { categories, within, locale }: Ground,
): readonly CountedValue[] {
  // Of the categories, only the direct subcategories of the list's own are offered.
  const isOffered = ({ value }: FacetEntry): boolean => code !== 'supercategory' || (categories.path(value).at(-2)?.id ?? null) === within;
  // A facet with a choice keeps all values of the list, even at 0, so that values do not come and go.
  const stays = chosen.length === 0 ? null : met;
  const isThere = ({ number }: FacetEntry): boolean => (counts[number] ?? 0) > 0 || stays?.[number] === 1;
  const counted = (columns.byCode.get(code) ?? []).filter((entry) => isThere(entry) && isOffered(entry));
  const shown = counted.length > MOST_VALUES || !IN_ORDER.has(code) ? mostFirst(counted, code, columns, counts, chosen, locale) : counted;
  const values: CountedValue[] = shown.map(({ value, label, number }) => ({
    value,
    label,
    count: counts[number] ?? 0,
    selected: chosen.includes(value),
  }));
  // No product has a range of prices that is no band as its value.
  const unseen = code === 'price' ? ranged : 0;
  // A chosen value without products stays, so that the shopper can clear it.
  for (const value of chosen) {
    if (values.some((one) => one.value === value)) continue;
    const entry = columns.entry(code, value);
    values.push({ value, label: entry?.label ?? null, count: entry === undefined ? unseen : (counts[entry.number] ?? 0), selected: true });
  }
  if (code === 'price') return values.sort((a, b) => Number.parseInt(a.value) - Number.parseInt(b.value));
  return code === 'rating' ? values.sort((a, b) => Number(b.value) - Number(a.value)) : values;
}

/** More than any count. */
const CHOSEN = 2 ** 40;

/** Facets whose values have a natural order. */
const IN_ORDER: ReadonlySet<string> = new Set(['price', 'rating']);

/** Chosen values first, then the most frequent ones; ties by label. */
function mostFirst(
  counted: readonly FacetEntry[],
  code: string,
  columns: FacetColumns,
  counts: Uint32Array,
  chosen: readonly string[],
  locale: Locale,
): readonly FacetEntry[] {
  const ranks = columns.ranks(code, locale);
  const weight = ({ number, value }: FacetEntry): number => (counts[number] ?? 0) + (chosen.includes(value) ? CHOSEN : 0);
  const keyed = counted.map((entry) => ({ entry, weight: weight(entry), rank: ranks.get(entry.number) ?? 0 }));
  return keyed
    .sort((a, b) => (a.weight === b.weight ? a.rank - b.rank : b.weight - a.weight))
    .slice(0, MOST_VALUES)
    .map(({ entry }) => entry);
}
