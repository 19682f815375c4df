// The facets of a list with their values and counts: which of them help, in which order, and how many (CAT-2, APP-12).
import type { Locale } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';
import type { CategoryTree } from './category-facts.ts';
import type { FacetColumns, FacetEntry } from './facet-columns.ts';
import { COMMON_FACETS } from './facet-values.ts';
import type { Localized } from './product-facts.ts';

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

/** Most values of one facet, and most attribute facets: beyond these a list is no help any more. */
const MOST_VALUES = 40;
const MOST_ATTRIBUTES = 10;
/** An attribute that fewer products of a list state would hide more than it finds. */
const LEAST_SHARE = 0.15;
/** What tiles say of the goods themselves: offered wherever two products of a list differ in it. */
const ON_TILES: ReadonlySet<string> = new Set(['color', 'pack']);

const COMMON: ReadonlySet<string> = new Set(COMMON_FACETS);

export interface Counted {
  /** By entry number. */
  readonly counts: Uint32Array;
  /** By entry number: 1 where a product of the list has it, left or not; null where that is what the counts say. */
  readonly met: Uint8Array | null;
  /** Products that are left. */
  readonly total: number;
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
  { counts, met }: Counted,
  chosen: readonly string[],
  { categories, within, locale }: Ground,
): readonly CountedValue[] {
  // Of the categories above a product those are offered that lie right below the list's own.
  const isOffered = ({ value }: FacetEntry): boolean => code !== 'supercategory' || (categories.path(value).at(-2)?.id ?? null) === within;
  // Where a choice was made, what the list has stays beside it, though nothing of it is left: values that came and went would puzzle.
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
  // A chosen value that nothing has any more stays, so that it can be taken back.
  for (const value of chosen) {
    if (values.some((one) => one.value === value)) continue;
    const entry = columns.entry(code, value);
    values.push({ value, label: entry?.label ?? null, count: entry === undefined ? 0 : (counts[entry.number] ?? 0), selected: true });
  }
  if (code === 'price') return values.sort((a, b) => Number.parseInt(a.value) - Number.parseInt(b.value));
  return code === 'rating' ? values.sort((a, b) => Number(b.value) - Number(a.value)) : values;
}

/** More than any count. */
const CHOSEN = 2 ** 40;

/** Facets whose values have an order of their own. */
const IN_ORDER: ReadonlySet<string> = new Set(['price', 'rating']);

/** The chosen ones, then those that most products have; of equals by their label. */
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
