// Lets work that is asked for in a storm wait and be done once: longer, the longer it takes, so that it never fills a server's time.
import { setTimeout as pause } from 'node:timers/promises';

export interface Settling {
  /** Resolves when it is time; all who ask meanwhile wait for the same moment. */
  settled(): Promise<void>;
  /** The work as it may be asked for in a storm: when it is time, once for all who asked before it began. */
  together(work: () => Promise<void>): () => Promise<void>;
  /** Does the work and remembers how long it took. */
  timed<T>(work: () => Promise<T>): Promise<T>;
}

const SHORTEST_MS = 250;
const LONGEST_MS = 20_000;
/** Work that took a second is done again after this many seconds at the earliest. */
const REST = 6;

export function makeSettling(): Settling {
  let waiting: Promise<void> | undefined;
  let took = 0;
  const settled = (): Promise<void> => {
    const wait = Math.min(Math.max(SHORTEST_MS, took * REST), LONGEST_MS);
    waiting ??= pause(wait, undefined, { ref: false }).then(() => {
      waiting = undefined;
    });
    return waiting;
  };
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      took = performance.now() - begun;
    }
  };
  return {
    settled,
    timed,
    together(work) {
      let next: Promise<void> | undefined;
      return () =>
        (next ??= settled().then(() => {
          next = undefined;
          return timed(work);
        }));
    },
  };
}
