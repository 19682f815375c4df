// Similarity of two products by name and attributes: for products without sales.
import type { ProductFacts } from '#goods/catalog/rules';

type Compared = Pick<ProductFacts, 'title' | 'brand' | 'facets' | 'categoryId'>;

const WEIGHTS = { title: 3, facets: 2, brand: 0.5 } as const;

/** From 0 for nothing in common to 5.5 for the same. */
export function likeness(one: Compared, other: Compared): number {
  const title = share(wordsOf(one), wordsOf(other));
  const facets = share(facetsOf(one), facetsOf(other));
  return title * WEIGHTS.title + facets * WEIGHTS.facets + (one.brand === other.brand ? WEIGHTS.brand : 0);
}

/** The most similar products, best first. */
export function mostSimilar<P extends Compared>(one: Compared, others: readonly P[], most: number): readonly P[] {
  return others
    .map((other) => ({ other, score: likeness(one, other) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ other }) => other);
}

function wordsOf({ title }: Compared): ReadonlySet<string> {
  return new Set(
    title['en-US']
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1),
  );
}

function facetsOf({ facets }: Compared): ReadonlySet<string> {
  return new Set(Object.entries(facets).map(([code, value]) => `${code} ${value['en-US']}`));
}

/** Jaccard similarity of two sets. */
function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const value of one) if (other.has(value)) both += 1;
  return both === 0 ? 0 : both / (one.size + other.size - both);
}
