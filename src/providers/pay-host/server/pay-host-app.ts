// The payment host as a separate application: the card form for the configured company, its own policy and its own log.
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { rememberRequests } from '#platform/faults';
import { originForm } from '#platform/hosts';
import { serverOptions } from '#platform/http-server';
import { lateSchemas } from '#platform/late-schemas';
import { transportHeaders } from '#platform/protective-headers';
import { refuseSecondHost } from '#platform/security';
import { limitSlowClients } from '#platform/slow-clients';
import { refuseUnstorableText } from '#platform/refuse-unstorable-text';
import { serveForm } from './form-routes.ts';
import type { PayHostFacts } from './pay-host-facts.ts';

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Builds the host without listening. */
export async function buildPayHost(facts: PayHostFacts): Promise<FastifyInstance> {
  const app = fastify({
    // The log contains neither query nor body of a payment request.
    logger: {
      level: facts.logLevel,
      serializers: { req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?', 1)[0] }) },
    },
    ...serverOptions({ trustProxy: facts.trustProxy ?? false }),
    rewriteUrl: originForm,
    bodyLimit: 16 * 1024,
    schemaController: lateSchemas(),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  });
  rememberRequests(app);
  limitSlowClients(app);
  app.addHook('onSend', async (_request, reply) => {
    const transport = transportHeaders(facts.ownOrigin().startsWith('https:') ? 'https' : 'http');
    for (const [name, value] of Object.entries({ ...HEADERS, ...transport })) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  refuseSecondHost(app, (_request, reply) => reply.code(400).send({ error: 'bad_request' }));
  refuseUnstorableText(app, (_request, reply) => reply.code(400).send({ error: 'bad_request' }));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ code: error.code, message: error.message }, 'request failed');
    return reply.code(status).send({ error: status >= 500 ? 'processing_error' : 'bad_request' });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }));
  app.get('/healthz', () => ({ status: 'ok' }));
  await serveForm(app, facts);
  await app.ready();
  return app;
}
