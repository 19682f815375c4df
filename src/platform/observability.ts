// Health checks and metrics (`/healthz`, `/readyz`, `/metrics`), and one JSON log line per request.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Drain } from './drain.ts';
import { pulled, registerFigures, type Figures } from './figures.ts';
import { AWAY_S } from './refusals.ts';
import { isWarmUp } from './warm-up-requests.ts';

interface Observed extends Figures {
  readonly drain: Pick<Drain, 'hasBegun'>;
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
