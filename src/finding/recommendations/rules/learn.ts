// Learns from baskets which items are bought together, and what an owner will want. Returns plain arrays that can be sent to another process.
import type { Basket } from './basket.ts';
import { countBeside, type Beside } from './count-beside.ts';
import { learnWanted, type WantedNext } from './wanted-next.ts';

export interface Learned {
  /** Item numbers; everything else uses their index in this list. */
  readonly itemIds: readonly string[];
  readonly beside: Beside;
  readonly wanted: WantedNext;
}

export interface LearnSettings {
  /** Baskets that a pair needs to count: a single order is private to its owner. */
  readonly leastTogether: number;
  /** Number of best sellers in the model of wants; the work grows with its cube. */
  readonly bestSellers: number;
}

const KEPT_BESIDE = 200;
const KEPT_WANTED = 200;
/** Regularization of the model, tuned on a year of a real shop's orders. */
const LAMBDA = 300;

export function learn(baskets: readonly Basket[], { leastTogether, bestSellers }: LearnSettings): Learned {
  const placeOf = new Map<string, number>();
  const place = (itemId: string): number => {
    let known = placeOf.get(itemId);
    if (known === undefined) placeOf.set(itemId, (known = placeOf.size));
    return known;
  };
  const placed = baskets.map(({ itemIds, ownerId }) => ({ ownerId, items: [...new Set(itemIds)].map(place) }));
  const owned = new Map<string, Set<number>>();
  for (const { ownerId, items } of placed) {
    if (ownerId === null) continue;
    const own = owned.get(ownerId) ?? new Set();
    owned.set(ownerId, own);
    for (const item of items) own.add(item);
  }
  return {
    itemIds: [...placeOf.keys()],
    beside: countBeside(placed, placeOf.size, KEPT_BESIDE, leastTogether),
    wanted: learnWanted(
      [...owned.values()].map((own) => [...own]),
      placeOf.size,
      { most: bestSellers, lambda: LAMBDA, keep: KEPT_WANTED },
    ),
  };
}
