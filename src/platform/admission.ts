// Limits how many requests run at once, so that replies stay about as fast as usual. Other requests wait for their turn; the shop refuses those that
// wait too long with 503 (trust 33, 37). A request runs from the arrival of its body until its reply is written, so slow clients do not count (trust
// 35).
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BusyPage } from './busy-page.ts';
import { AdmissionQueue, CROWD } from './admission-queue.ts';
import type { Ticket } from './admission-ticket.ts';
import { networkOf } from './network-address.ts';
import { AWAY_S, sendRefusal } from './refusals.ts';
import { isWarmUp } from './warm-up-requests.ts';

/** Longest wait for a turn. With the network's round trip, a refused client hears within a second. */
const PATIENCE_MS = 750;
/** Longest wait under lasting load: served requests take at most twice the time they take under a tenth of that load (trust 37, decision 0272). */
const STANDING_PATIENCE_MS = 400;
/** First and lowest value of the limit of running requests. */
const [START, LEAST] = [20, 8];
const WAITING = { count: 5_000, bytes: 64 * 1024 * 1024 };
/** Monitoring must be answered above all when the shop is overloaded. */
const WATCHING = new Set(['/healthz', '/readyz', '/metrics']);

export interface Admission {
  /** Runs work that waits for another service; meanwhile its request does not count as running. */
  awaitService<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when no request is unfinished, including those whose client has left. */
  idle(): Promise<void>;
  readonly load: AdmissionLoad;
}

export interface AdmissionLoad {
  readonly limit: number;
  readonly atWork: number;
  readonly waiting: number;
  /** Requests that wait for another service. */
  readonly awaitingService: number;
  /** Requests refused with 503 since the start. */
  readonly refused: number;
}

export interface AdmissionFacts {
  /** Upper bound of requests that run at once, however fast the replies are. */
  readonly most: number;
  /** Text of the refusal. */
  readonly words: (request: FastifyRequest) => string;
  /** First value of the limit; at most `most`. */
  readonly start?: number;
  readonly least?: number;
  /** How long a request waits for its turn before the shop refuses it: in a burst, and under lasting load. */
  readonly patienceMs?: number;
  readonly standingPatienceMs?: number;
  /** With fewer unfinished requests the shop refuses nobody for waiting. */
  readonly crowd?: number;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the request is so cheap that it never waits: files in memory. */
    costsNothing?: (request: FastifyRequest) => boolean;
    /** Group of requests to compare with each other, where the route alone does not say; the number of groups must be bounded. */
    kindOf?: (request: FastifyRequest) => string;
    /** The page that a refused person sees instead of a JSON error. */
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
      go(ticket: Ticket) {
        request.admitted = ticket;
        asking.run(ticket, next);
      },
      refuse() {
        refused += 1;
        sendBusy(request, reply, words);
      },
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
    async awaitService(work) {
      const ticket = asking.getStore();
      // Upkeep waits for other services too, but belongs to no request.
      if (ticket === undefined) return work();
      const takePlace = queue.releasePlace(ticket);
      try {
        return await work();
      } finally {
        takePlace();
      }
    },
    idle: () => queue.idle(),
    get load() {
      return { limit: queue.limit, atWork: queue.atWork, waiting: queue.waiting, awaitingService: queue.awaitingService, refused };
    },
  };
}

/** Refuses a request for now: a person sees a page, a program gets a JSON error. */
function sendBusy(request: FastifyRequest, reply: FastifyReply, words: AdmissionFacts['words']): void {
  const page = request.routeOptions.config.busyPage?.(request);
  if (page !== undefined) void reply.code(503).headers(page.headers).header('retry-after', AWAY_S).send(page.html);
  else void sendRefusal(reply, { refused: true, status: 503, code: 'UNAVAILABLE', message: words(request) });
}

function costsNothing(request: FastifyRequest): boolean {
  const { url = '', config } = request.routeOptions;
  return WATCHING.has(url) || config.costsNothing?.(request) === true || isWarmUp(request);
}

/** Requests to compare with each other: those of one route, or of one page pattern, because all pages share a route. */
function kindOf(request: FastifyRequest): string {
  const { url = '', config } = request.routeOptions;
  return config.contractKey ?? `${request.method} ${config.kindOf?.(request) ?? url}`;
}
