// Whoever has failed again and again is left alone for a while: nobody waits for them, and they are not asked in crowds (trust 29).

/** Runs the work, or throws at once while the other side is left alone. */
export type Circuit = <T>(work: () => Promise<T>) => Promise<T>;

export interface CircuitFacts {
  /** Who it is that fails, as the error says it. */
  readonly name: string;
  /** Failures in a row, and milliseconds of peace after them. */
  readonly failures?: number;
  readonly restMs?: number;
  /** Milliseconds that never go back. */
  readonly now?: () => number;
}

const [FAILURES, REST_MS] = [5, 5_000];

/** After the rest one goes first; the others are let through when it comes back well. */
export function makeCircuit({ name, failures: most = FAILURES, restMs = REST_MS, now = () => performance.now() }: CircuitFacts): Circuit {
  let failures = 0;
  let closedAgainAt = 0;
  return async (work) => {
    if (failures >= most) {
      if (now() < closedAgainAt) throw new Error(`${name} has failed several times and is left alone for a moment`);
      closedAgainAt = now() + restMs;
    }
    try {
      const done = await work();
      failures = 0;
      return done;
    } catch (error) {
      failures += 1;
      closedAgainAt = now() + restMs;
      throw error;
    }
  };
}
