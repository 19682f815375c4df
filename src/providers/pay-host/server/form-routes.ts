// The card form: its page, its files, and its calls to its own host.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authTokens } from '#buying/payment/server';
import { serveAssets } from '#platform/assets';
import { CheckoutId, TokenBody } from '#providers/pay-host/contract';
import { readFrameQuery } from '#providers/pay-host/rules';
import { readBuiltFiles, type BuiltFiles } from './built-files.ts';
import { framePage } from './frame-page.ts';
import { framePolicy, SENT_PAGE, sentPolicy, takesGiftCards } from './frame-policy.ts';
import type { BeforeRequest, HostedCompany, PayHostFacts } from './pay-host-facts.ts';

export async function serveForm(app: FastifyInstance, facts: PayHostFacts): Promise<void> {
  const { ownOrigin, frame: directory, company } = facts;
  // The payment host answers only to its own name; other names of this machine get nothing (trust 18).
  const isForUs = ({ headers }: FastifyRequest): boolean => `${new URL(ownOrigin()).protocol}//${headers.host}` === ownOrigin();
  const onRequest: BeforeRequest = async (request, reply) => (isForUs(request) ? undefined : reply.code(421).send({ error: 'wrong_host' }));
  // Only the form's own page may call: a foreign site must not use a shopper's browser to test cards.
  const fromOwnPage: BeforeRequest = async (request, reply) => {
    if (!isForUs(request)) return reply.code(421).send({ error: 'wrong_host' });
    return request.headers.origin === ownOrigin() ? undefined : reply.code(400).send({ error: 'bad_request' });
  };
  const files = directory === undefined ? undefined : readBuiltFiles(directory);
  if (company.tokenise !== undefined) serveTokens(app, company.tokenise, facts, fromOwnPage);
  if (company.desk !== undefined) serveCheckouts(app, company.desk, facts, { onRequest, fromOwnPage });
  company.serve?.(app, { onRequest, styles: company.sheet === undefined ? [] : (files?.sheet(company.sheet) ?? []) });
  if (directory === undefined || files?.form === undefined) return;
  await app.register(async (named) => {
    named.addHook('onRequest', onRequest);
    await serveAssets(named, directory);
  });
  servePage(app, files.form, facts, onRequest);
}

function servePage(
  app: FastifyInstance,
  files: NonNullable<BuiltFiles['form']>,
  { parents, tokeniser }: PayHostFacts,
  onRequest: BeforeRequest,
): void {
  app.get<{ Querystring: Record<string, unknown> }>('/frame', { onRequest }, (request, reply) => {
    const frame = readFrameQuery(request.query);
    if (frame === undefined || (frame.isGift && !takesGiftCards(tokeniser)))
      return reply.code(400).type('text/plain; charset=utf-8').send('Bad request');
    const parent = frame.isDotcom ? parents.consumer : parents.business;
    return reply
      .header('content-security-policy', framePolicy(parent, tokeniser))
      .type('text/html; charset=utf-8')
      .send(framePage(frame, parent, files, tokeniser));
  });
}

/** The form's call when its own host tokenises. */
function serveTokens(
  app: FastifyInstance,
  tokenise: NonNullable<HostedCompany['tokenise']>,
  { key, clock }: PayHostFacts,
  fromOwnPage: BeforeRequest,
): void {
  const tokens = authTokens(key);
  app.post<{ Body: TokenBody; Querystring: Record<string, unknown> }>(
    '/v1/tokens',
    { onRequest: fromOwnPage, schema: { body: TokenBody } },
    async (request, reply) => {
      const frame = readFrameQuery(request.query);
      const isOpen = frame !== undefined && (frame.checkoutId === '' || tokens.isGood('card', frame.checkoutId, clock.now()));
      if (!isOpen) return reply.code(400).send({ error: 'bad_request' });
      const made = await tokenise(request.body, frame);
      if (made === 'down') return reply.code(503).send({ error: 'unavailable' });
      const { token, problems } = made;
      return token ?? reply.code(422).send({ error: 'card', problems });
    },
  );
}

/** The form's calls when it posts the card to a checkout; the card itself never comes here. */
function serveCheckouts(
  app: FastifyInstance,
  desk: NonNullable<HostedCompany['desk']>,
  { parents }: PayHostFacts,
  { onRequest, fromOwnPage }: { readonly onRequest: BeforeRequest; readonly fromOwnPage: BeforeRequest },
): void {
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
