// A circuit breaker: after several failures in a row calls fail at once for a while, so that nobody waits for a service that is away (trust 29).

/** Runs the work, or throws at once while the circuit is open. */
export type Circuit = <T>(work: () => Promise<T>) => Promise<T>;

export interface CircuitFacts {
  /** Name of the service, for the error message. */
  readonly name: string;
  /** Failures in a row that open the circuit, and how long it stays open. */
  readonly failures?: number;
  readonly restMs?: number;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
}

const [FAILURES, REST_MS] = [5, 5_000];

/** After the rest one call goes first; the others follow when it succeeds. */
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
