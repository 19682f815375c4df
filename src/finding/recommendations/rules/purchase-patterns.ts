// Purchase patterns: learnt from past orders, and updated at once by every new order.
import { bestOf, boughtTogether } from './bought-together.ts';
import type { Learned } from './learn.ts';

export interface PurchasePatterns {
  /** Adds an order placed after learning; returns the items that have a new neighbor through it. */
  add(itemIds: readonly string[]): readonly string[];
  /** Items bought with these, the best first. */
  beside(itemIds: readonly string[], most: number): readonly string[];
  /** Items that an owner with this history will want. */
  wantedAfter(itemIds: readonly string[], most: number): readonly string[];
  /** Number of baskets with the item. */
  boughtOf(itemId: string): number;
}

/** Most items of a history, the newest first: old purchases say little, and each item costs time. */
const LONGEST_HISTORY = 60;

export function makePurchasePatterns(learned: Learned, leastTogether: number): PurchasePatterns {
  const { itemIds, beside } = learned;
  const placeOf = new Map(itemIds.map((itemId, place) => [itemId, place]));
  const since = new Map<string, Map<string, number>>();
  const boughtSince = new Map<string, number>();
  const boughtOf = (itemId: string): number => (beside.baskets[placeOf.get(itemId) ?? -1] ?? 0) + (boughtSince.get(itemId) ?? 0);

  const withOf = (itemId: string): Iterable<readonly [string, number]> => {
    const learnt = learntNeighbors(learned, placeOf.get(itemId));
    const fresh = since.get(itemId);
    if (fresh === undefined) return learnt;
    const times = new Map(learnt);
    for (const [other, more] of fresh) times.set(other, (times.get(other) ?? 0) + more);
    return [...times].filter(([, count]) => count >= leastTogether);
  };

  return {
    boughtOf,
    add(basket) {
      const own = [...new Set(basket)];
      const fresh = new Set<string>();
      for (const itemId of own) {
        boughtSince.set(itemId, (boughtSince.get(itemId) ?? 0) + 1);
        const pairs = since.get(itemId) ?? new Map<string, number>();
        since.set(itemId, pairs);
        const learnt = new Map(learntNeighbors(learned, placeOf.get(itemId)));
        for (const other of own) {
          if (other === itemId) continue;
          const times = (pairs.get(other) ?? 0) + 1;
          pairs.set(other, times);
          if (times + (learnt.get(other) ?? 0) === leastTogether) fresh.add(itemId);
        }
      }
      return [...fresh];
    },
    beside: (seeds, most) => boughtTogether({ boughtOf, withOf }, seeds.slice(0, LONGEST_HISTORY), most).map(({ item }) => item),
    wantedAfter(owned, most) {
      const own = new Set(owned);
      const places = owned.slice(0, LONGEST_HISTORY).map((itemId) => placeOf.get(itemId) ?? -1);
      return bestOf(wantedScores(learned, places).entries(), most + own.size)
        .filter(({ item, score }) => score > 0 && !own.has(itemIds[item] ?? ''))
        .slice(0, most)
        .map(({ item }) => itemIds[item] ?? '');
    },
  };
}

/** The items in baskets with the one at this place, each with its number of common baskets. */
function learntNeighbors({ itemIds, beside }: Learned, place: number | undefined): readonly (readonly [string, number])[] {
  const found: [string, number][] = [];
  if (place === undefined) return found;
  for (let at = beside.from[place] ?? 0; at < (beside.from[place + 1] ?? 0); at += 1)
    found.push([itemIds[beside.items[at] ?? 0] ?? '', beside.counts[at] ?? 0]);
  return found;
}

/** By item, how much a history of these places wants it. */
function wantedScores({ itemIds, wanted }: Learned, history: readonly number[]): Float32Array {
  const scores = new Float32Array(itemIds.length);
  for (const place of history) {
    for (let at = wanted.from[place] ?? 0; at < (wanted.from[place + 1] ?? 0); at += 1) {
      const other = wanted.items[at] ?? 0;
      scores[other] = (scores[other] ?? 0) + (wanted.weights[at] ?? 0);
    }
  }
  return scores;
}
