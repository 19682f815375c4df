// How a server goes while others stay (trust 30, 38): it says that it is not ready, closes each connection with the next reply on it, and at the end
// those on which nobody waits for a reply; it ends what was begun, requests whose client has gone among them.
import type { FastifyInstance } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { Admission } from './admission.ts';
import { closeSilent } from './http-server.ts';

/** An order waits twice for the payment company at most, ten seconds each. */
export const IN_FLIGHT_MS = 25_000;
/** How often connections are looked for that are silent, after the first time: one may have been accepted just before. */
const LOOK_EVERY_MS = 500;

export interface Drain {
  /** From now on it is not ready, and connections are closed after the next reply on them. */
  begin(): void;
  readonly hasBegun: boolean;
  /** Resolves once nothing is in flight, at the latest after `mostMs`: connections that still have no reply then are cut. */
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
      // What has come by now is read first.
      setImmediate(() => closeSilent(app.server));
      const looking = setInterval(() => closeSilent(app.server), LOOK_EVERY_MS);
      await closed.finally(() => clearInterval(looking));
      await Promise.race([idle(), patience]);
      late.abort();
    },
  };
}
