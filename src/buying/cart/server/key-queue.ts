// Runs work on the same key one at a time, in the order of arrival; other keys do not wait.

export interface KeyQueue {
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function makeKeyQueue(): KeyQueue {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(key, work) {
      const before = last.get(key);
      const mine = before === undefined ? work() : before.then(work, work);
      last.set(key, mine);
      try {
        return await mine;
      } finally {
        if (last.get(key) === mine) last.delete(key);
      }
    },
  };
}
