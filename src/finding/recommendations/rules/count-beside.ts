// Item-to-item similarity from baskets. Memory grows with the kept pairs, not with the square of the number of items.

/** Neighbors per item, in compressed rows: those of item `i` are from `from[i]` to `from[i + 1]`, the most similar first. */
export interface Beside {
  readonly from: Uint32Array;
  readonly items: Uint32Array;
  /** Number of baskets with both items. */
  readonly counts: Uint32Array;
  /** Number of baskets with each item. */
  readonly baskets: Uint32Array;
}

/** Larger baskets are bulk orders and say little about related goods. */
const LARGEST_BASKET = 200;
/** Shrinks small counts: a count n is weighted by n / (n + 10). */
const SHRINK = 10;

/** Similarity of two items: the cosine of their baskets, shrunk when few baskets have both. */
export function shrunkCosine(both: number, one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : (both / Math.sqrt(one * other)) * (both / (both + SHRINK));
}

/** `keep`: neighbors kept per item. `least`: baskets that a pair needs to count. */
export function countBeside(baskets: readonly { readonly items: readonly number[] }[], itemCount: number, keep: number, least = 1): Beside {
  const sizes = new Uint32Array(itemCount);
  for (const { items } of baskets) for (const item of items) sizes[item] = (sizes[item] ?? 0) + 1;
  const ofItem = basketsOfItems(baskets, sizes);
  const counts = new Uint32Array(itemCount);
  const from = new Uint32Array(itemCount + 1);
  const items: number[] = [];
  const kept: number[] = [];
  for (let item = 0; item < itemCount; item += 1) {
    const touched: number[] = [];
    for (let at = ofItem.from[item] ?? 0; at < (ofItem.from[item + 1] ?? 0); at += 1) {
      for (const other of baskets[ofItem.baskets[at] ?? 0]?.items.slice(0, LARGEST_BASKET) ?? []) {
        if (counts[other] === 0) touched.push(other);
        counts[other] = (counts[other] ?? 0) + 1;
      }
    }
    const near = (other: number): number => shrunkCosine(counts[other] ?? 0, sizes[item] ?? 0, sizes[other] ?? 0);
    const best = touched
      .filter((other) => other !== item && (counts[other] ?? 0) >= least)
      .map((other) => ({ other, score: near(other) }))
      .toSorted((a, b) => b.score - a.score || a.other - b.other)
      .slice(0, keep);
    for (const { other } of best) {
      items.push(other);
      kept.push(counts[other] ?? 0);
    }
    for (const other of touched) counts[other] = 0;
    from[item + 1] = items.length;
  }
  return { from, items: Uint32Array.from(items), counts: Uint32Array.from(kept), baskets: sizes };
}

/** The basket numbers of each item, in compressed rows. */
function basketsOfItems(baskets: readonly { readonly items: readonly number[] }[], sizes: Uint32Array) {
  const from = new Uint32Array(sizes.length + 1);
  for (const [item, size] of sizes.entries()) from[item + 1] = (from[item] ?? 0) + size;
  const next = from.slice();
  const list = new Uint32Array(from[sizes.length] ?? 0);
  for (const [at, { items }] of baskets.entries())
    for (const item of items) {
      const place = next[item] ?? 0;
      list[place] = at;
      next[item] = place + 1;
    }
  return { from, baskets: list };
}
