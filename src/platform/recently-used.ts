// A least-recently-used cache with a fixed number of entries.

export interface RecentlyUsed<V> {
  /** The cached value, or the one that `make` returns, which is cached. */
  of(key: string, make: () => V): V;
  delete(key: string): void;
  clear(): void;
}

export function makeRecentlyUsed<V>(most: number): RecentlyUsed<V> {
  const kept = new Map<string, V>();
  return {
    of(key, make) {
      const value = kept.has(key) ? (kept.get(key) as V) : make(); // has() says that a V is there, even if it is undefined
      kept.delete(key);
      kept.set(key, value);
      const oldest = kept.size > most ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return value;
    },
    delete: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
