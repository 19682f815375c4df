// Every value under which a product counts in some facet, numbered, and looked up once per product: lists count thousands of them.
import { COMMON_FACETS, commonFacetValues, facetCode, type FacetGround } from './facet-values.ts';
import type { Localized, ProductFacts } from './product-facts.ts';

export interface FacetEntry {
  readonly code: string;
  readonly value: string;
  /** Shown value of an attribute; null for the common facets, which are labelled by what they mean. */
  readonly label: Localized | null;
  /** Its place in the list of all. */
  readonly number: number;
}

export interface FacetEntries {
  of(product: ProductFacts): readonly FacetEntry[];
  /** Those met so far. */
  readonly all: readonly FacetEntry[];
}

/** What is known of a product lasts as long as the product itself: a changed one is another object. */
export function makeFacetEntries(ground: FacetGround): FacetEntries {
  const all: FacetEntry[] = [];
  const byCode = new Map<string, Map<string, FacetEntry>>();
  const known = new WeakMap<ProductFacts, readonly FacetEntry[]>();
  const entryOf = (code: string, value: string, label: Localized | null): FacetEntry => {
    let values = byCode.get(code);
    if (values === undefined) byCode.set(code, (values = new Map()));
    let entry = values.get(value);
    if (entry === undefined) {
      entry = { code, value, label, number: all.length };
      all.push(entry);
      values.set(value, entry);
    }
    return entry;
  };
  const entriesOf = (product: ProductFacts): readonly FacetEntry[] => [
    ...COMMON_FACETS.flatMap((code) => commonFacetValues(code, product, ground).map((value) => entryOf(code, value, null))),
    ...Object.entries(product.facets).map(([code, label]) => entryOf(code, facetCode(label['en-US']), label)),
  ];
  return {
    all,
    of(product) {
      let entries = known.get(product);
      if (entries === undefined) known.set(product, (entries = entriesOf(product)));
      return entries;
    },
  };
}
