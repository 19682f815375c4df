// Where a product stands in a long list, found without going through the list: prepared once per list, when somebody asks.
import type { ProductFacts } from '#goods/catalog/rules';

/** The product's index in the list; undefined when it is not there. */
export type RankIn = (product: ProductFacts) => number | undefined;

/** Lists are shorter than this, so that place and index fit into one number. */
const MOST = 2 ** 24;

const known = new WeakMap<readonly ProductFacts[], RankIn>();

export function ranksIn(products: readonly ProductFacts[]): RankIn {
  let ranks = known.get(products);
  if (ranks === undefined) known.set(products, (ranks = makeRanks(products)));
  return ranks;
}

function makeRanks(products: readonly ProductFacts[]): RankIn {
  const keys = new Float64Array(products.length);
  for (const [rank, { place }] of products.entries()) keys[rank] = place * MOST + rank;
  keys.sort();
  return ({ place }) => {
    let [low, high] = [0, keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] ?? 0) < place * MOST) low = middle + 1;
      else high = middle;
    }
    const rank = (keys[low] ?? Infinity) - place * MOST;
    return rank < MOST ? rank : undefined;
  };
}
