// Items to offer with one item, or with several.
import { shrunkCosine } from './count-beside.ts';

export interface Scored<Item> {
  readonly item: Item;
  readonly score: number;
}

/** Statistics of pairs: how often an item was bought, and with which others. */
export interface Pairs<Item> {
  readonly boughtOf: (item: Item) => number;
  readonly withOf: (item: Item) => Iterable<readonly [other: Item, times: number]>;
}

/** For one item, those most often bought with it; for several, those with the highest total similarity. Excludes the items themselves. */
export function boughtTogether<Item>({ boughtOf, withOf }: Pairs<Item>, seeds: readonly Item[], most: number): readonly Scored<Item>[] {
  const scores = new Map<Item, number>();
  const own = new Set(seeds);
  for (const seed of own) {
    const bought = boughtOf(seed);
    for (const [item, times] of withOf(seed)) {
      if (own.has(item)) continue;
      const score = own.size === 1 ? times : shrunkCosine(times, bought, boughtOf(item));
      scores.set(item, (scores.get(item) ?? 0) + score);
    }
  }
  return bestOf(scores, most);
}

/** The highest scores; ties keep their order. Keeps a short sorted list while reading. */
export function bestOf<Item>(scores: Iterable<readonly [Item, number]>, most: number): readonly Scored<Item>[] {
  const best: Scored<Item>[] = [];
  for (const [item, score] of scores) {
    if (best.length >= most && score <= (best.at(-1)?.score ?? 0)) continue;
    let place = best.length;
    while (place > 0 && (best[place - 1]?.score ?? 0) < score) place -= 1;
    best.splice(place, 0, { item, score });
    if (best.length > most) best.pop();
  }
  return best;
}
