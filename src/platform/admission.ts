// How many requests are at work at once: what comes on top is told to come again, so that those let in are answered as fast as ever
// (trust 33). Many at once are let in as long as it is a moment; where they stay, only a fifth of them.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from './refusals.ts';

/** A crowd that is still there after so long is no moment. */
const MOMENT_MS = 2_000;
const STEADY_SHARE = 0.2;
const RETRY_AFTER_S = '2';
/** Whoever watches the shop has to be answered most of all then. */
const WATCHING = new Set(['/healthz', '/readyz', '/metrics']);

export interface Admission {
  /** Does work that waits for somebody outside: meanwhile its request is not at work, and keeps nobody out. */
  aside<T>(work: () => Promise<T>): Promise<T>;
}

export interface AdmissionFacts {
  /** Requests at once. */
  readonly most: number;
  /** What whoever is told to come again reads. */
  readonly words: (request: FastifyRequest) => string;
  /** Milliseconds that never go back. */
  readonly now?: () => number;
}

export function admitRequests(app: FastifyInstance, { most, words, now = () => performance.now() }: AdmissionFacts): Admission {
  const steady = Math.max(1, Math.floor(most * STEADY_SHARE));
  let atWork = 0;
  let crowdedSince: number | undefined;
  const enter = (): void => {
    atWork += 1;
    if (atWork >= steady) crowdedSince ??= now();
  };
  const leave = (): void => {
    atWork -= 1;
    // Half empty before it is over: one that goes makes room for one, not for a crowd.
    if (atWork <= steady / 2) crowdedSince = undefined;
  };
  app.addHook('onRequest', (request, reply, next) => {
    if (WATCHING.has(request.routeOptions.url ?? '')) return next();
    const isMoment = crowdedSince === undefined || now() - crowdedSince < MOMENT_MS;
    if (atWork >= (isMoment ? most : steady)) {
      const refusal = { refused: true, status: 503, code: 'UNAVAILABLE', message: words(request) } as const;
      return void sendRefusal(reply.header('retry-after', RETRY_AFTER_S), refusal);
    }
    enter();
    let isIn = true;
    const left = (): void => {
      if (isIn) leave();
      isIn = false;
    };
    // Answered, or gone without waiting for it.
    reply.raw.once('finish', left);
    reply.raw.once('close', left);
    next();
  });
  return {
    async aside(work) {
      leave();
      try {
        return await work();
      } finally {
        enter();
      }
    },
  };
}
