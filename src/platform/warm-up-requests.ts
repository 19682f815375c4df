// Warm-up requests that the shop sends itself at the start: code that ran some hundred times is compiled and answers several times faster. They are
// neither logged nor counted.
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Marks the shop's own requests; no real connection has this address. */
const ITSELF = 'itself';

/** Whether the shop itself sent the request; a caller cannot fake this. */
export function isWarmUp({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return raw.socket.remoteAddress === ITSELF;
}

/** Requests each address once, one after the other, as long as there is time. The answers do not matter. */
export async function sendWarmUps(shop: FastifyInstance, host: string, addresses: Iterable<string>, mostMs: number): Promise<void> {
  const until = performance.now() + mostMs;
  for (const url of addresses) {
    if (performance.now() > until) return;
    await shop.inject({ url, headers: { host }, remoteAddress: ITSELF });
    // Requests that have arrived meanwhile go first.
    await setImmediate();
  }
}
