// Keys that have just been refused: for a moment they are refused without asking the database, so that an attack does not reach it.

/** How long a refusal is repeated unasked. Short: another server may have given a try back. */
const MOMENT_MS = 2_000;
/** An attack from more addresses than these asks the database again. */
const MOST = 10_000;

export interface RefusedKeys {
  /** The first of the keys that was refused a moment ago: its place, and when it may be tried again. */
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
