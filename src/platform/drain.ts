// Graceful stop of one server while others stay (trust 30, 38): it reports "not ready", closes each connection with its next reply, then closes idle
// connections. It finishes every request it has begun, even those whose client has left.
import type { FastifyInstance } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { Admission } from './admission.ts';
import { closeSilent } from './http-server.ts';

/** An order waits for the payment company twice at most, ten seconds each. */
export const IN_FLIGHT_MS = 25_000;
/** How often to look for idle connections again: one may have been accepted just before. */
const LOOK_EVERY_MS = 500;

export interface Drain {
  /** From now on the server is not ready, and each connection closes after its next reply. */
  begin(): void;
  readonly hasBegun: boolean;
  /** Resolves when nothing is in flight, after `mostMs` at the latest; connections without a reply are cut then. */
  end(mostMs?: number): Promise<void>;
}

export function makeDrain(app: FastifyInstance, { idle }: Pick<Admission, 'idle'>): Drain {
  let hasBegun = false;
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (hasBegun) void reply.header('connection', 'close');
    next();
  });
  const begin = (): void => void (hasBegun = true);
  return {
    begin,
    get hasBegun() {
      return hasBegun;
    },
    async end(mostMs = IN_FLIGHT_MS) {
      begin();
      const late = new AbortController();
      const patience = delay(mostMs, undefined, { signal: late.signal }).then(
        () => app.server.closeAllConnections(),
        () => undefined, // all are done
      );
      const closed = app.close();
      // Data that has already arrived is read first.
      setImmediate(() => closeSilent(app.server));
      const looking = setInterval(() => closeSilent(app.server), LOOK_EVERY_MS);
      await closed.finally(() => clearInterval(looking));
      await Promise.race([idle(), patience]);
      late.abort();
    },
  };
}
