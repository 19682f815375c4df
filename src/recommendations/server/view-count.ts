// Counts which products are looked at one after the other, in memory for some seconds and then in one statement: never by whom.
import type { Db } from '#platform/db';
import { COUNT_VIEWS } from './recommendation-queries.ts';

export interface ViewCount {
  /** `before`: what the same browser looked at before, the last first. */
  viewed(itemId: string, before: readonly string[], now: Date): void;
  /** Writes what is left. */
  close(): Promise<void>;
}

const FLUSH_MS = 1_000;
/** Pairs between two writes; more come from a machine. */
const MOST = 5_000;
/** Looked at longer ago, it was for something else. */
const NEAR = 3;

export function makeViewCount(db: Db, warn: (error: unknown) => void): ViewCount {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    timer = undefined;
    const rows = [...counts].map(([key, times]) => [...key.split(' '), times] as const);
    counts = new Map();
    if (rows.length === 0) return;
    await db
      .run(COUNT_VIEWS, [
        rows.map(([day]) => day),
        rows.map(([, item]) => item),
        rows.map(([, , other]) => other),
        rows.map((row) => row[3]),
      ])
      .catch(warn);
  };
  return {
    viewed(itemId, before, now) {
      const day = now.toISOString().slice(0, 10);
      for (const other of before.slice(0, NEAR)) {
        const key = `${day} ${itemId} ${other}`;
        if (other === itemId || (counts.size >= MOST && !counts.has(key))) continue;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      if (counts.size > 0) timer ??= setTimeout(() => void flush(), FLUSH_MS);
    },
    async close() {
      clearTimeout(timer);
      await flush();
    },
  };
}
