// Remembers recently refused keys and refuses them for a moment without a query, so that an attack does not reach the database.

/** How long a refusal is repeated without a query. Short, because another server may have returned a try. */
const MOMENT_MS = 2_000;
/** Most remembered keys; an attack from more addresses queries the database again. */
const MOST = 10_000;

export interface RefusedKeys {
  /** The first of the keys that was refused recently: its index, and when it may be tried again. */
  first(keys: readonly string[], now: Date): { readonly at: number; readonly until: Date } | undefined;
  add(key: string, until: Date, now: Date): void;
  delete(key: string): void;
}

export function makeRefusedKeys(): RefusedKeys {
  const kept = new Map<string, { readonly until: Date; readonly asked: number }>();
  return {
    first(keys, now) {
      for (const [at, key] of keys.entries()) {
        const one = kept.get(key);
        if (one === undefined) continue;
        const age = now.getTime() - one.asked;
        if (age >= 0 && age < MOMENT_MS && one.until > now) return { at, until: one.until };
        kept.delete(key);
      }
      return undefined;
    },
    add(key, until, now) {
      kept.delete(key);
      kept.set(key, { until, asked: now.getTime() });
      const oldest = kept.size > MOST ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
    },
    delete: (key) => void kept.delete(key),
  };
}
