// Delays work that many callers ask for, and runs it once for all of them. The slower the work, the longer the delay, so that it cannot fill the
// server's time.
import { setTimeout as pause } from 'node:timers/promises';

export interface Settling {
  /** Resolves after the delay; all calls during the delay resolve at the same moment. */
  settled(): Promise<void>;
  /** The debounced work: it runs after the delay, once for all calls before it begins. */
  together(work: () => Promise<void>): () => Promise<void>;
  /** Runs the work and records how long it took. */
  timed<T>(work: () => Promise<T>): Promise<T>;
}

const SHORTEST_MS = 250;
const LONGEST_MS = 20_000;
/** Work that took a second runs again after this many seconds at the earliest. */
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
