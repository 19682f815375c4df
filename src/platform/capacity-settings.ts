// How much the shop takes at once and from one address, from the environment.
import { USUAL_CONNECTIONS } from './http-server.ts';

export interface CapacitySettings {
  /** Requests at work at once, however fast they are answered. */
  readonly requestsAtOnce: number;
  /** Connections at once, and of them from one network address; further ones close those that are idle. */
  readonly connectionsAtOnce: number;
  readonly connectionsPerAddress: number;
  /** Milliseconds between SIGTERM, when it says that it is not ready, and when it accepts no more connections. */
  readonly drainMs: number;
  /** Wrong passwords, look-ups and new accounts from one network address in 15 minutes. */
  readonly triesPerAddress: number;
}

/** Reads one value, or notes that it is wrong and what was wanted. */
export type Read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, wanted: string) => T;

/** The settings by their names in the environment. */
export function readCapacity(read: Read, production: boolean): CapacitySettings {
  return {
    requestsAtOnce: read('INKWELL_REQUESTS_AT_ONCE', 200, wholeNumber(1, 10_000), 'a number of requests between 1 and 10000'),
    connectionsAtOnce: read(
      'INKWELL_CONNECTIONS_AT_ONCE',
      USUAL_CONNECTIONS.atOnce,
      wholeNumber(50, 1_000_000),
      'a number of connections between 50 and 1000000',
    ),
    connectionsPerAddress: read(
      'INKWELL_CONNECTIONS_PER_ADDRESS',
      USUAL_CONNECTIONS.perNetwork,
      wholeNumber(10, 1_000_000),
      'a number of connections between 10 and 1000000',
    ),
    drainMs: read('INKWELL_DRAIN_MS', production ? 5_000 : 0, wholeNumber(0, 120_000), 'at most 120000 milliseconds'),
    triesPerAddress: read('INKWELL_TRIES_PER_ADDRESS', 50, wholeNumber(1, 100_000), 'a number of tries between 1 and 100000'),
  };
}

export function wholeNumber(low: number, high: number) {
  return (text: string): number | undefined => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= low && value <= high ? value : undefined;
  };
}
