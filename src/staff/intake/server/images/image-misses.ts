// Addresses that gave no picture, over one batch of an import: which are to be left alone, and what is new of them afterwards.
import { nextPictureRetry } from '#staff/intake/rules';
import type { Queries } from '#platform/db';
import { FORGET_MISSES, KEEP_MISSES, MISSES_OF, type MissRow } from '../intake-queries.ts';

export interface ImageMisses {
  /** Whether it failed so lately that it is not asked for now. */
  isWaiting(source: string): boolean;
  missed(source: string, problem: string): void;
  had(source: string): void;
  /** Keeps what has changed. */
  write(): Promise<void>;
}

/** `again`: all are asked for, however lately they failed. */
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
