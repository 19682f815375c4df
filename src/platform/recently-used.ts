// Keeps the answers that were used last, up to a number of them.

export interface RecentlyUsed<V> {
  /** The kept answer, or the one that `make` gives, kept from now on. */
  of(key: string, make: () => V): V;
  delete(key: string): void;
  clear(): void;
}

export function makeRecentlyUsed<V>(most: number): RecentlyUsed<V> {
  const kept = new Map<string, V>();
  return {
    of(key, make) {
      const value = kept.has(key) ? (kept.get(key) as V) : make(); // has() says that a V is there, also when it is undefined
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
