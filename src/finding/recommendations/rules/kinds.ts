// The kind of a product, finer than its category: a stapler and its staples stand in one category, but nobody needs nine staplers.
import type { ProductFacts } from '#goods/catalog/rules';
import { likeness } from './similarity.ts';

type Named = Pick<ProductFacts, 'title' | 'categoryId'>;
type Compared = Parameters<typeof likeness>[0] & Named;

/** What the title calls it: the last word before a size, a purpose or a list of colors. */
export function nounOf({ title }: Pick<Named, 'title'>): string {
  const [name = ''] = title['en-US'].toLowerCase().split(/,|\(| (?:for|with|in) /u);
  const words = name.match(/\p{L}{3,}/gu) ?? [];
  return singular(words.at(-1) ?? '');
}

export const kindOf = (product: Named): string => `${product.categoryId} ${nounOf(product)}`;

/** Goods of the category that go with a product instead of replacing it, best first: those for it (staples, shredder bags), then other kinds. */
export function complementsOf<P extends Compared>(product: Compared, near: readonly P[], most: number): readonly P[] {
  const [own, noun] = [kindOf(product), nounOf(product)];
  return near
    .filter((other) => kindOf(other) !== own)
    .map((other) => ({ other, score: likeness(product, other) + (isFor(other, noun) ? BELONGS : 0) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ other }) => other);
}

/** More than any likeness. */
const BELONGS = 10;
/** Two words with so many first letters in common have one root: staple, stapler. */
const ROOT = 5;

function isFor({ title }: Named, noun: string): boolean {
  if (noun.length < ROOT) return false;
  const words = title['en-US'].toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return (
    words.some((word) => singular(word) !== noun && word.startsWith(noun.slice(0, ROOT))) || words.some((word) => singular(word) === noun)
  );
}

function singular(word: string): string {
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Most of a row that are of one kind: one of what the cart holds already. */
const MOST_OF_KIND = { inCart: 1, other: 3 } as const;

/** Keeps the first goods of each kind, so that a row beside a cart complements it. */
export function complementing<P extends Named>(products: readonly P[], cart: readonly Named[]): readonly P[] {
  const held = new Set(cart.map(kindOf));
  const counts = new Map<string, number>();
  return products.filter((product) => {
    const kind = kindOf(product);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= (held.has(kind) ? MOST_OF_KIND.inCart : MOST_OF_KIND.other);
  });
}
