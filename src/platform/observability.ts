// Health checks and metrics (`/healthz`, `/readyz`, `/metrics`), and one JSON log line per request.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Admission } from './admission.ts';
import type { Db } from './db.ts';
import type { Drain } from './drain.ts';
import { faultCounts } from './faults.ts';
import type { PageCache } from './page-cache.ts';
import type { RowsLeftOut } from './rows-left-out.ts';
import { AWAY_S } from './refusals.ts';
import { isWarmUp } from './warm-up-requests.ts';

/** Failures since the start, by the step after an order: `confirm`, `learn`, `announce`, `mail`, `money`, `webhook`. */
export interface FollowFailures {
  readonly failed: Map<string, number>;
  /** Steps that are no longer retried: staff have to look at them. */
  readonly setAside: Map<string, number>;
}

interface Observed {
  readonly db: Db;
  readonly cache: PageCache;
  readonly leftOut: RowsLeftOut;
  readonly followFailures: FollowFailures;
  readonly drain: Pick<Drain, 'hasBegun'>;
  readonly admission: Pick<Admission, 'load'>;
  /** Who sees metrics and details; everybody else sees only whether the shop is alive and ready. */
  readonly mayWatch: (request: FastifyRequest) => boolean;
}

export function observe(app: FastifyInstance, facts: Observed): void {
  const { db, drain, mayWatch } = facts;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: 'inkwell_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  let received = 0;
  register.registerMetric(pulled('inkwell_requests_total', 'Requests that came in, answered or not yet', () => received));
  registerFigures(register, facts);

  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarmUp(request)) received += 1;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.config.contractKey ?? request.routeOptions.url ?? 'unknown';
    if (!isWarmUp(request)) seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/healthz', { config: { access: 'anyone' } }, () => ({ status: 'ok' }));
  app.get('/readyz', { config: { access: 'anyone' } }, async (request, reply) => {
    // A load balancer sends its requests elsewhere then, before anything is closed.
    if (drain.hasBegun) return reply.code(503).header('retry-after', AWAY_S).send({ status: 'stopping' });
    const ready = await db.ping().then(
      () => true,
      () => false,
    );
    if (ready) return { status: 'ready' };
    const detail = mayWatch(request) ? { detail: 'database unreachable' } : {};
    return reply
      .code(503)
      .header('retry-after', AWAY_S)
      .send({ status: 'not ready', ...detail });
  });
  app.get('/metrics', { config: { access: 'system' } }, async (request, reply) =>
    mayWatch(request) ? reply.type(register.contentType).send(await register.metrics()) : reply.callNotFound(),
  );
}

/** Counters of other parts, read when metrics are requested. */
function registerFigures(register: Registry, { db, cache, leftOut, followFailures, admission }: Observed): void {
  register.registerMetric(pulled('inkwell_page_cache_hits_total', 'Pages answered from the cache', () => cache.stats.hits));
  register.registerMetric(pulled('inkwell_page_cache_misses_total', 'Pages that had to be rendered', () => cache.stats.misses));
  register.registerMetric(pulled('inkwell_sql_statements_total', 'SQL statements sent', () => db.statements.count));
  const faults = [
    pulled(
      'inkwell_unhandled_rejections_total',
      'Promises that were rejected and nobody waited for',
      () => faultCounts.unhandledRejections,
    ),
    pulled('inkwell_uncaught_exceptions_total', 'Exceptions that nobody caught', () => faultCounts.uncaughtExceptions),
  ];
  for (const counter of faults) register.registerMetric(counter);
  new Gauge({
    name: 'inkwell_rows_left_out',
    help: 'Rows that cannot be used, by table; the log names them',
    labelNames: ['table'],
    registers: [register],
    collect() {
      for (const { table, count } of leftOut.counts()) this.set({ table }, count);
    },
  });
  const { failed, setAside } = followFailures;
  register.registerMetric(pulledByFollower('inkwell_order_follow_failures_total', 'Tries of what follows an order that failed', failed));
  register.registerMetric(pulledByFollower('inkwell_order_follow_set_aside_total', 'What follows an order and waits for staff', setAside));
  register.registerMetric(pulled('inkwell_requests_refused_total', 'Requests told to come again', () => admission.load.refused));
  new Gauge({
    name: 'inkwell_requests',
    help: 'Requests at work, waiting for their turn and for others outside, and how many may be at work',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { atWork, waiting, awaitingService: aside, limit } = admission.load;
      for (const [state, count] of Object.entries({ atWork, waiting, aside, limit })) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'inkwell_page_cache_bytes',
    help: 'Memory held by cached pages',
    registers: [register],
    collect() {
      this.set(cache.stats.bytes);
    },
  });
}

function pulledByFollower(name: string, help: string, counts: ReadonlyMap<string, number>): Counter {
  return new Counter({
    name,
    help,
    labelNames: ['follower'],
    registers: [],
    collect() {
      this.reset();
      for (const [follower, count] of counts) this.inc({ follower }, count);
    },
  });
}

/** A counter whose value is read when metrics are requested. */
function pulled(name: string, help: string, read: () => number): Counter {
  return new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}
