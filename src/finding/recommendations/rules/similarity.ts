// How alike two products are by what they are called and what they are: for goods that nobody has bought yet.
import type { ProductFacts } from '#goods/catalog/rules';

type Compared = Pick<ProductFacts, 'title' | 'brand' | 'facets' | 'categoryId'>;

const WEIGHTS = { title: 3, facets: 2, brand: 0.5 } as const;

/** From 0 for nothing in common; 5.5 for the same. */
export function likeness(one: Compared, other: Compared): number {
  const title = share(wordsOf(one), wordsOf(other));
  const facets = share(facetsOf(one), facetsOf(other));
  return title * WEIGHTS.title + facets * WEIGHTS.facets + (one.brand === other.brand ? WEIGHTS.brand : 0);
}

/** Those most alike to `one`, the most alike first. */
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

/** What two sets share of what they hold together. */
function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const value of one) if (other.has(value)) both += 1;
  return both === 0 ? 0 : both / (one.size + other.size - both);
}
