// The shop's calls to the sandbox: the contract in docs/contracts/payment-provider.md.
import { timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import {
  AuthorisationId,
  AuthoriseBody,
  BalanceBody,
  KeepCardBody,
  KeyQuery,
  LedgerQuery,
  MoveBody,
  VoidBody,
} from '#providers/sandbox-provider/contract';
import { leadsToShop } from './return-url.ts';
import type { BeforeRequest, SandboxFacts } from './sandbox-facts.ts';
import type { Vault } from './vault.ts';
import { serveWallets } from './wallet-calls.ts';

const LOST_ANSWER_MS = 30_000;

/** Every call needs the shared key. */
export function serveInterface(app: FastifyInstance, facts: SandboxFacts, vault: Vault): void {
  const { key, parents, lostAnswerMs = LOST_ANSWER_MS } = facts;
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
  serveMoves(app, vault, onRequest);
  serveWallets(app, facts, onRequest);
}

/** Captures, releases, refunds and renewals of an authorisation. */
function serveMoves(app: FastifyInstance, vault: Vault, onRequest: BeforeRequest): void {
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
}
