// Counts in memory and writes every few seconds in one statement.

export interface BatchedCounter {
  /** `key`: parts without spaces. */
  count(key: readonly string[], times?: number): void;
  /** Writes the remaining counts. */
  close(): Promise<void>;
}

const FLUSH_MS = 1_000;
/** Most distinct keys between two writes; only a script causes more. */
const MOST = 5_000;

export function makeBatchedCounter(
  write: (rows: readonly { readonly key: readonly string[]; readonly times: number }[]) => Promise<unknown>,
  warn: (error: unknown) => void,
): BatchedCounter {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    timer = undefined;
    const rows = [...counts].map(([key, times]) => ({ key: key.split(' '), times }));
    counts = new Map();
    if (rows.length > 0) await write(rows).catch(warn);
  };
  return {
    count(parts, times = 1) {
      const key = parts.join(' ');
      if (counts.size >= MOST && !counts.has(key)) return;
      counts.set(key, (counts.get(key) ?? 0) + times);
      timer ??= setTimeout(() => void flush(), FLUSH_MS);
    },
    async close() {
      clearTimeout(timer);
      await flush();
    },
  };
}
