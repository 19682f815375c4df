// Failed picture addresses during one batch of an import: which to skip, and the changes to store.
import { nextPictureRetry } from '#staff/intake/rules';
import type { Queries } from '#platform/db';
import { FORGET_MISSES, KEEP_MISSES, MISSES_OF, type MissRow } from '../intake-queries.ts';

export interface ImageMisses {
  /** Whether its retry is not due yet. */
  isWaiting(source: string): boolean;
  missed(source: string, problem: string): void;
  had(source: string): void;
  /** Stores the changes. */
  write(): Promise<void>;
}

/** `again`: retries all addresses now. */
export async function openImageMisses(db: Queries, sources: readonly string[], now: Date, again: boolean): Promise<ImageMisses> {
  const rows = sources.length === 0 ? [] : await db.many(MISSES_OF, [sources]);
  const known = new Map(rows.map((row) => [row.source, row]));
  const changed = new Map<string, MissRow>();
  const had = new Set<string>();
  return {
    isWaiting: (source) => !again && (known.get(source)?.again_at.getTime() ?? 0) > now.getTime(),
    missed(source, problem) {
      const tries = (known.get(source)?.tries ?? 0) + 1;
      changed.set(source, { source, problem, tries, again_at: nextPictureRetry(tries, now) });
    },
    had: (source) => void (known.has(source) && had.add(source)),
    async write() {
      if (changed.size > 0) await db.run(KEEP_MISSES, [JSON.stringify([...changed.values()])]);
      if (had.size > 0) await db.run(FORGET_MISSES, [[...had]]);
    },
  };
}
