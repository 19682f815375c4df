// Item to item: what is bought beside what, and how often, from baskets. Memory grows with what is kept, not with the square of the goods.

/** For each item a list of others: those of item `i` stand from `from[i]` to `from[i + 1]`, the nearest first. */
export interface Beside {
  readonly from: Uint32Array;
  readonly items: Uint32Array;
  /** In how many baskets both lay. */
  readonly counts: Uint32Array;
  /** In how many baskets each item lay. */
  readonly baskets: Uint32Array;
}

/** Larger baskets are a stockroom's, and say little about what goes with what. */
const LARGEST_BASKET = 200;
/** A count says little while it is small: it is trusted as far as n / (n + 10). */
const SHRINK = 10;

/** How near two items are: the cosine of the baskets they lay in, shrunk where few say so. */
export function shrunkCosine(both: number, one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : (both / Math.sqrt(one * other)) * (both / (both + SHRINK));
}

/** `keep`: others kept of each item. One basket is no habit: a pair counts from its second on where `least` is 2. */
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

/** The baskets each item lies in, one after the other. */
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
