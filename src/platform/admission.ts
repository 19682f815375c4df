// Which requests are at work: as many as are answered about as fast as ever. Others wait a moment for their turn, and who would wait longer than
// a reply is worth is told to come again (trust 33, 37). A request is at work from when its body has come to when its reply is written: how slow
// its client is does not matter here (trust 35).
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BusyPage } from './busy-page.ts';
import { AdmissionQueue, CROWD, type Ticket } from './admission-queue.ts';
import { networkOf } from './network-address.ts';
import { AWAY_S, sendRefusal } from './refusals.ts';
import { isTrial } from './trial-requests.ts';

/** Nobody waits longer for a turn: with what the way there and back takes, whoever is refused hears it within a second. */
const PATIENCE_MS = 750;
/** Under a load that lasts: those served are answered within twice the time of a tenth of that load (trust 37, decision 0272). */
const STANDING_PATIENCE_MS = 400;
/** Of the limit of requests at work. */
const [START, LEAST] = [20, 8];
const WAITING = { count: 5_000, bytes: 64 * 1024 * 1024 };
/** Whoever watches the shop has to be answered most of all then. */
const WATCHING = new Set(['/healthz', '/readyz', '/metrics']);

export interface Admission {
  /** Does work that waits for somebody outside: meanwhile its request is not at work, and keeps nobody out. */
  aside<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves once no request is unfinished, also none whose client has gone. */
  idle(): Promise<void>;
  readonly load: AdmissionLoad;
}

export interface AdmissionLoad {
  readonly limit: number;
  readonly atWork: number;
  readonly waiting: number;
  /** Not at work, because they wait for somebody outside. */
  readonly aside: number;
  /** Told to come again since the start. */
  readonly refused: number;
}

export interface AdmissionFacts {
  /** Requests at work at once, however fast they are answered. */
  readonly most: number;
  /** What whoever is told to come again reads. */
  readonly words: (request: FastifyRequest) => string;
  /** Where the limit begins; `most` at most. */
  readonly start?: number;
  readonly least?: number;
  /** How long a request waits for its turn before it is refused: in a burst, and under a load that lasts. */
  readonly patienceMs?: number;
  readonly standingPatienceMs?: number;
  /** With fewer unfinished requests nobody is refused for waiting. */
  readonly crowd?: number;
  /** Milliseconds that never go back. */
  readonly now?: () => number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it costs so little that it never waits: what lies finished in memory. */
    costsNothing?: (request: FastifyRequest) => boolean;
    /** What its requests are compared with, where the route alone does not say; of a bounded number. */
    kindOf?: (request: FastifyRequest) => string;
    /** What whoever is told to come again sees instead of the shape of an error. */
    busyPage?: (request: FastifyRequest) => BusyPage | undefined;
  }
  interface FastifyRequest {
    admitted: Ticket | null;
  }
}

export function admitRequests(app: FastifyInstance, facts: AdmissionFacts): Admission {
  const { most, words, start = START, least = LEAST, crowd = CROWD, now = () => performance.now() } = facts;
  const { patienceMs = PATIENCE_MS, standingPatienceMs = Math.min(patienceMs, STANDING_PATIENCE_MS) } = facts;
  const limit = { start, least: Math.min(least, most), most };
  const queue = new AdmissionQueue({ limit, line: { patienceMs, standingPatienceMs, ...WAITING }, crowd, now });
  const asking = new AsyncLocalStorage<Ticket>();
  let refused = 0;
  app.server.on('connection', () => queue.connected());
  app.decorateRequest('admitted', null);
  app.addHook('preValidation', (request, reply, next) => {
    if (costsNothing(request)) return next();
    request.admitted = queue.enter(networkOf(request.ip), kindOf(request), {
      bytes: Number(request.headers['content-length'] ?? 0),
      isGone: () => request.raw.socket.destroyed,
      go: AsyncResource.bind((ticket: Ticket) => {
        request.admitted = ticket;
        asking.run(ticket, next);
      }),
      refuse: AsyncResource.bind(() => {
        refused += 1;
        const page = request.routeOptions.config.busyPage?.(request);
        if (page !== undefined) void reply.code(503).headers(page.headers).header('retry-after', AWAY_S).send(page.html);
        else void sendRefusal(reply, { refused: true, status: 503, code: 'UNAVAILABLE', message: words(request) });
      }),
    });
  });
  app.addHook('onSend', (request, _reply, _payload, next) => {
    if (request.admitted !== null) queue.leave(request.admitted);
    next();
  });
  app.addHook('onClose', (_app, done) => {
    queue.close();
    done();
  });
  return {
    async aside(work) {
      const ticket = asking.getStore();
      // Upkeep waits for others, too, and is nobody's request.
      if (ticket === undefined) return work();
      const back = queue.stepAside(ticket);
      try {
        return await work();
      } finally {
        back();
      }
    },
    idle: () => queue.idle(),
    get load() {
      return { limit: queue.limit, atWork: queue.atWork, waiting: queue.waiting, aside: queue.aside, refused };
    },
  };
}

function costsNothing(request: FastifyRequest): boolean {
  const { url = '', config } = request.routeOptions;
  return WATCHING.has(url) || config.costsNothing?.(request) === true || isTrial(request);
}

/** What is compared with each other: requests of one route, and of all pages, which share one route, those of one pattern. */
function kindOf(request: FastifyRequest): string {
  const { url = '', config } = request.routeOptions;
  return config.contractKey ?? `${request.method} ${config.kindOf?.(request) ?? url}`;
}
