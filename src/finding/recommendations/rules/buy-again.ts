// Items that a shopper is likely to buy again: ordered often and recently.

/** One item in one order. */
export interface Ordered {
  readonly itemId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const DAY_MS = 86_400_000;
/** Half-life of an order's weight. */
const HALF_LIFE_DAYS = 120;
/** Weight of popularity for items with equal scores: paper is needed again sooner than a stapler. */
const WANTED_BY_OTHERS = 0.3;

/** Items of past orders, the likeliest first. Each order counts, less with age. `soldOf`: number of all baskets with an item. */
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
