// Requests that the shop sends itself as soon as it can answer some: what ran some hundred times is compiled, and answers several
// times faster than when it was read. They are neither logged nor counted.
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** No connection comes from there. */
const ITSELF = 'itself';

/** Whether the shop itself asks; nothing that a caller sends makes it so. */
export function isTrial({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return raw.socket.remoteAddress === ITSELF;
}

/** Asks for each address once, one after the other, as long as there is time. Answers do not matter. */
export async function sendTrials(shop: FastifyInstance, host: string, addresses: Iterable<string>, mostMs: number): Promise<void> {
  const until = performance.now() + mostMs;
  for (const url of addresses) {
    if (performance.now() > until) return;
    await shop.inject({ url, headers: { host }, remoteAddress: ITSELF });
    // Others that have come meanwhile go first.
    await setImmediate();
  }
}
