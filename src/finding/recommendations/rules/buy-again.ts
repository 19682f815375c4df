// What somebody buys again: what they order often, and have ordered lately.

/** One item in one order. */
export interface Ordered {
  readonly itemId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const DAY_MS = 86_400_000;
/** An order says half as much after this long. */
const HALF_LIFE_DAYS = 120;
/** Of two that are ordered alike, what others buy more is needed again sooner: paper before a stapler. */
const WANTED_BY_OTHERS = 0.3;

/**
 * The items of past orders, those to be expected first: each order counts, less the longer it is ago. `soldOf`: in how many
 * baskets of all an item lay.
 */
export function buyAgain(ordered: readonly Ordered[], now: number, most: number, soldOf: (itemId: string) => number): readonly string[] {
  const scores = new Map<string, number>();
  for (const { itemId, at } of ordered) {
    const days = Math.max(0, now - at) / DAY_MS;
    scores.set(itemId, (scores.get(itemId) ?? 0) + 0.5 ** (days / HALF_LIFE_DAYS));
  }
  return [...scores]
    .map(([itemId, score]) => ({ itemId, score: score * Math.max(1, soldOf(itemId)) ** WANTED_BY_OTHERS }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ itemId }) => itemId);
}
