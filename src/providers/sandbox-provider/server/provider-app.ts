// The sandbox payment provider as an application of its own: on the payment host, with its own policy and log.
import { timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { CardDesk } from '#providers/aci-provider/server';
import { authTokens } from '#buying/payment/server';
import { serveAssets } from '#platform/assets';
import { rememberRequests } from '#platform/faults';
import { originForm } from '#platform/hosts';
import { serverOptions } from '#platform/http-server';
import { lateSchemas } from '#platform/late-schemas';
import { transportHeaders } from '#platform/protective-headers';
import { refuseSecondHost } from '#platform/security';
import { limitSlowClients } from '#platform/slow-clients';
import { refuseUnstorableText } from '#platform/text-door';
import {
  AuthorisationId,
  AuthoriseBody,
  BalanceBody,
  CheckoutId,
  KeepCardBody,
  KeyQuery,
  LedgerQuery,
  MoveBody,
  TokenBody,
  VoidBody,
} from '#providers/sandbox-provider/contract';
import { readFrameQuery } from '#providers/sandbox-provider/rules';
import { framePage, framePolicy, SENT_PAGE, sentPolicy } from './frame-page.ts';
import { readFrameFiles } from './frame-files.ts';
import type { BeforeRequest, ProviderFacts } from './provider-facts.ts';
import { serveQuestionPages } from './question-routes.ts';
import { makeVault } from './vault.ts';
import { serveWallets } from './wallet-calls.ts';
import { leadsToShop } from './return-url.ts';

const LOST_ANSWER_MS = 30_000;

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Builds the provider; it does not listen yet. */
export async function buildSandboxProvider(facts: ProviderFacts): Promise<FastifyInstance> {
  const app = fastify({
    // Neither query nor body of a payment request is ever written down.
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
  if (facts.tokeniser === undefined) serveInterface(app, facts);
  await serveFrame(app, facts);
  await app.ready();
  return app;
}

/** What the shop calls, with the shared key. */
function serveInterface(app: FastifyInstance, facts: ProviderFacts): void {
  const { key, parents, lostAnswerMs = LOST_ANSWER_MS } = facts;
  const vault = makeVault(facts);
  const wanted = Buffer.from(`Bearer ${key}`);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const given = Buffer.from(request.headers.authorization ?? '');
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? undefined : reply.code(401).send({ error: 'unauthorised' });
  };
  app.post<{ Body: AuthoriseBody }>('/v1/authorisations', { onRequest, schema: { body: AuthoriseBody } }, async (request, reply) => {
    const { returnTo } = request.body;
    if (returnTo !== undefined && !leadsToShop(returnTo, parents)) return reply.code(400).send({ error: 'bad_request' });
    const result = await vault.authorise(request.body);
    if (result === 'down') return reply.code(503).send({ error: 'unavailable' });
    if (result === 'keyUsedOtherwise') return reply.code(422).send({ error: 'key_used_otherwise' });
    if (result.answerLost) await delay(lostAnswerMs, undefined, { ref: false });
    return result.reply;
  });
  app.get<{ Querystring: Static<typeof KeyQuery> }>(
    '/v1/authorisations',
    { onRequest, schema: { querystring: KeyQuery } },
    async (request, reply) => (await vault.find(request.query.key)) ?? reply.code(404).send({ error: 'not_found' }),
  );
  app.post<{ Body: Static<typeof BalanceBody> }>('/v1/balances', { onRequest, schema: { body: BalanceBody } }, async (request, reply) => {
    const balance = await vault.balance(request.body);
    return balance === 'down' ? reply.code(503).send({ error: 'unavailable' }) : balance;
  });
  app.post<{ Body: Static<typeof KeepCardBody> }>('/v1/cards', { onRequest, schema: { body: KeepCardBody } }, async (request, reply) => {
    const kept = await vault.keepCard(request.body.token);
    if (kept === 'down') return reply.code(503).send({ error: 'unavailable' });
    return kept ?? reply.code(404).send({ error: 'not_found' });
  });
  app.post<{ Body: Static<typeof VoidBody> }>('/v1/voids', { onRequest, schema: { body: VoidBody } }, async (request) => {
    await vault.voidKey(request.body.key);
    return {};
  });
  app.get<{ Querystring: Static<typeof LedgerQuery> }>('/v1/ledger', { onRequest, schema: { querystring: LedgerQuery } }, (request) =>
    vault.ledger(request.query),
  );
  for (const [kind, act] of [
    ['captures', vault.capture],
    ['releases', vault.release],
    ['refunds', vault.refund],
    ['renewals', vault.renew],
  ] as const) {
    app.post<{ Params: Static<typeof AuthorisationId>; Body: Static<typeof MoveBody> }>(
      `/v1/authorisations/:id/${kind}`,
      { onRequest, schema: { params: AuthorisationId, body: MoveBody } },
      async (request, reply) => {
        const done = await act(request.params.id, request.body.key, request.body.amount);
        if (done === 'lapsed') return reply.code(409).send({ error: 'lapsed' });
        return done ?? reply.code(404).send({ error: 'not_found' });
      },
    );
  }
  serveWallets(app, facts, onRequest);
}

/** The card form. */
async function serveFrame(app: FastifyInstance, facts: ProviderFacts): Promise<void> {
  const { parents, ownOrigin, frame: directory, tokeniser } = facts;
  // Pages are served by the payment host's name alone: another name for this machine is nobody's business (trust 18).
  const onRequest: BeforeRequest = async (request, reply) =>
    `${new URL(ownOrigin()).protocol}//${request.headers.host}` === ownOrigin() ? undefined : reply.code(421).send({ error: 'wrong_host' });
  if (facts.desk !== undefined) serveDesk(app, facts.desk, facts, onRequest);
  const files = directory === undefined ? undefined : readFrameFiles(directory);
  if (tokeniser === undefined) {
    serveTokens(app, facts, onRequest);
    serveQuestionPages(app, facts, { onRequest, styles: files?.pageStyles ?? [] });
  }
  if (directory === undefined || files === undefined) return;
  await app.register(async (named) => {
    named.addHook('onRequest', onRequest);
    await serveAssets(named, directory);
  });
  app.get<{ Querystring: Record<string, unknown> }>('/frame', { onRequest }, (request, reply) => {
    const frame = readFrameQuery(request.query);
    // Where another company makes the tokens there are no gift cards.
    if (frame === undefined || (frame.isGift && tokeniser !== undefined))
      return reply.code(400).type('text/plain; charset=utf-8').send('Bad request');
    const parent = frame.isDotcom ? parents.consumer : parents.business;
    return reply
      .header('content-security-policy', framePolicy(parent, tokeniser))
      .type('text/html; charset=utf-8')
      .send(framePage(frame, parent, files, tokeniser));
  });
}

/** What the form asks where it sends the card to a checkout; the card itself never comes here. */
function serveDesk(app: FastifyInstance, desk: CardDesk, { parents, ownOrigin }: ProviderFacts, onRequest: BeforeRequest): void {
  // Only the form's own page may ask, as for tokens.
  const fromOwnPage: BeforeRequest = async (request, reply) => {
    const refused = await onRequest(request, reply);
    if (refused !== undefined || request.headers.origin === ownOrigin()) return refused;
    return reply.code(400).send({ error: 'bad_request' });
  };
  app.post('/v1/checkouts', { onRequest: fromOwnPage }, async () => ({ id: await desk.prepare() }));
  app.post<{ Params: CheckoutId }>('/v1/checkouts/:id/card', { onRequest: fromOwnPage, schema: { params: CheckoutId } }, (request) =>
    desk.registered(request.params.id),
  );
  for (const method of ['GET', 'POST'] as const)
    app.route({
      method,
      url: '/frame/sent',
      onRequest,
      handler: (_request, reply) =>
        reply
          .header('content-security-policy', sentPolicy(Object.values(parents)))
          .type('text/html; charset=utf-8')
          .send(SENT_PAGE),
    });
}

/** The one call that the form makes. */
function serveTokens(app: FastifyInstance, facts: ProviderFacts, onRequest: BeforeRequest): void {
  const { ownOrigin } = facts;
  const vault = makeVault(facts);
  const tokens = authTokens(facts.key);
  app.post<{ Body: TokenBody; Querystring: Record<string, unknown> }>(
    '/v1/tokens',
    { onRequest, schema: { body: TokenBody } },
    async (request, reply) => {
      const frame = readFrameQuery(request.query);
      // Only the frame's own page may make tokens: another site's page cannot use a shopper's browser to try cards.
      const isOpen = frame !== undefined && (frame.checkoutId === '' || tokens.isGood('card', frame.checkoutId, facts.clock.now()));
      if (!isOpen || request.headers.origin !== ownOrigin()) return reply.code(400).send({ error: 'bad_request' });
      const made = await vault.tokenise(request.body, frame);
      if (made === 'down') return reply.code(503).send({ error: 'unavailable' });
      const { token, problems } = made;
      return token ?? reply.code(422).send({ error: 'card', problems });
    },
  );
}
