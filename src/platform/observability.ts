// Is it alive, is it ready, how is it doing: `/healthz`, `/readyz`, `/metrics`, and one JSON log line per request.
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Admission } from './admission.ts';
import type { Db } from './db.ts';
import type { Drain } from './drain.ts';
import type { PageCache } from './page-cache.ts';
import { isTrial } from './trial-requests.ts';

export interface Observed {
  readonly db: Db;
  readonly cache: PageCache;
  readonly drain: Pick<Drain, 'hasBegun'>;
  readonly admission: Pick<Admission, 'load'>;
}

export function observe(app: FastifyInstance, { db, cache, drain, admission }: Observed): void {
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
  register.registerMetric(pulled('inkwell_page_cache_hits_total', 'Pages answered from the cache', () => cache.stats.hits));
  register.registerMetric(pulled('inkwell_page_cache_misses_total', 'Pages that had to be rendered', () => cache.stats.misses));
  register.registerMetric(pulled('inkwell_sql_statements_total', 'SQL statements sent', () => db.statements.count));
  register.registerMetric(pulled('inkwell_requests_refused_total', 'Requests told to come again', () => admission.load.refused));
  new Gauge({
    name: 'inkwell_requests',
    help: 'Requests at work and waiting for their turn, and how many may be at work',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { atWork, waiting, limit } = admission.load;
      for (const [state, count] of Object.entries({ atWork, waiting, limit })) this.set({ state }, count);
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

  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTrial(request)) received += 1;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.config.contractKey ?? request.routeOptions.url ?? 'unknown';
    if (!isTrial(request)) seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    // A balancer sends its requests elsewhere then, before anything is closed.
    if (drain.hasBegun) return reply.code(503).send({ status: 'stopping' });
    const ready = await db.raw('select 1').then(
      () => true,
      () => false,
    );
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database unreachable' });
  });
  app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));
}

/** A counter kept elsewhere and read when metrics are asked for. */
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
