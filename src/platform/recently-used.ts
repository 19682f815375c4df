// A least-recently-used cache with a fixed number of entries, and a limit of their weight where they differ in size.

export interface RecentlyUsed<V> {
  /** The cached value, or the one that `make` returns, which is cached. */
  of(key: string, make: () => V): V;
  delete(key: string): void;
  clear(): void;
}

export interface Weight<V> {
  /** Most of all entries together; the last used one stays even if it alone is heavier. */
  readonly most: number;
  readonly weigh: (value: V) => number;
}

export function makeRecentlyUsed<V>(most: number, { most: heaviest, weigh }: Weight<V> = NO_WEIGHT): RecentlyUsed<V> {
  const kept = new Map<string, V>();
  let weight = 0;
  const drop = (key: string): void => {
    if (!kept.has(key)) return;
    weight -= weigh(kept.get(key) as V); // has() says that a V is there, even if it is undefined
    kept.delete(key);
  };
  return {
    of(key, make) {
      const known = kept.has(key);
      const value = known ? (kept.get(key) as V) : make(); // as above
      // Also what `make` itself may have kept under this key meanwhile.
      drop(key);
      kept.set(key, value);
      weight += weigh(value);
      for (const oldest of kept.keys()) {
        if (kept.size === 1 || (kept.size <= most && weight <= heaviest)) break;
        drop(oldest);
      }
      return value;
    },
    delete: drop,
    clear() {
      kept.clear();
      weight = 0;
    },
  };
}

const NO_WEIGHT: Weight<unknown> = { most: Infinity, weigh: () => 0 };
