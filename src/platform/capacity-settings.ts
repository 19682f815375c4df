// Capacity settings from the environment: how much the shop handles at once, in all and per network address.
import { USUAL_CONNECTIONS } from './http-server.ts';
import { wholeNumber, type Read } from './setting-parsers.ts';

export interface CapacitySettings {
  /** Upper bound of requests that run at once, however fast the replies are. */
  readonly requestsAtOnce: number;
  /** Most connections, in all and per network address; one more closes an idle one. */
  readonly connectionsAtOnce: number;
  readonly connectionsPerAddress: number;
  /** Milliseconds between SIGTERM (not ready) and the moment when the shop accepts no more connections. */
  readonly drainMs: number;
  /** Wrong passwords, look-ups and new accounts per network address in 15 minutes. */
  readonly triesPerAddress: number;
}

/** Reads the settings by their names in the environment. */
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
