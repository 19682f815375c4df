// The facet values that products have had, numbered in the order of their appearance.
import type { Locale } from '#base/locale/rules';
import type { Localized } from './product-facts.ts';

export interface FacetEntry {
  /** Its index in the list of all entries. */
  readonly number: number;
  readonly code: string;
  readonly value: string;
  /** Display text of an attribute value; null for common facets, whose label depends on their meaning. */
  readonly label: Localized | null;
}

export function makeFacetEntries() {
  const all: FacetEntry[] = [];
  const byCode = new Map<string, FacetEntry[]>();
  const known = new Map<string, Map<string, FacetEntry>>();
  const ranked = new Map<string, { readonly size: number; readonly ranks: ReadonlyMap<number, number> }>();

  const entryOf = (code: string, value: string, label: Localized | null): number => {
    let values = known.get(code);
    if (values === undefined) {
      known.set(code, (values = new Map()));
      byCode.set(code, []);
    }
    let entry = values.get(value);
    if (entry === undefined) {
      entry = { code, value, label, number: all.length };
      all.push(entry);
      values.set(value, entry);
      byCode.get(code)?.push(entry);
    }
    return entry.number;
  };
  return {
    all,
    byCode,
    entryOf,
    entry: (code: string, value: string): FacetEntry | undefined => known.get(code)?.get(value),
    ranks(code: string, locale: Locale): ReadonlyMap<number, number> {
      const entries = byCode.get(code) ?? [];
      const key = `${locale} ${code}`;
      const before = ranked.get(key);
      if (before?.size === entries.length) return before.ranks;
      const ranks = ranksOf(entries, locale);
      ranked.set(key, { size: entries.length, ranks });
      return ranks;
    },
  };
}

/** The rank of each entry by label, by entry number. */
function ranksOf(entries: readonly FacetEntry[], locale: Locale): ReadonlyMap<number, number> {
  const text = ({ label, value }: FacetEntry): string => label?.[locale] ?? value;
  const collator = new Intl.Collator(locale, { numeric: true });
  return new Map(entries.toSorted((a, b) => collator.compare(text(a), text(b))).map(({ number }, rank) => [number, rank]));
}
