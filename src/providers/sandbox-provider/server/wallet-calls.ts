// The shop's calls about vendors, with the shared key.
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { ReferenceBody, WalletBody } from '#providers/sandbox-provider/contract';
import type { BeforeRequest, SandboxFacts } from './sandbox-facts.ts';
import { makeWalletBook } from './wallet-book.ts';
import { leadsToShop } from './return-url.ts';

export function serveWallets(app: FastifyInstance, { db, clock, ownOrigin, parents }: SandboxFacts, onRequest: BeforeRequest): void {
  const book = makeWalletBook(db, clock);
  app.post<{ Body: WalletBody }>('/v1/wallets', { onRequest, schema: { body: WalletBody } }, async (request, reply) => {
    if (!leadsToShop(request.body.returnTo, parents)) return reply.code(400).send({ error: 'bad_request' });
    const { wallet_id: id } = await book.begin(request.body);
    return { id, url: `${ownOrigin()}/wallet/${id}` };
  });
  app.post<{ Body: Static<typeof ReferenceBody> }>(
    '/v1/wallets/exchange',
    { onRequest, schema: { body: ReferenceBody } },
    async (request, reply) => {
      const exchanged = await book.exchange(request.body.reference);
      if (exchanged === 'down') return reply.code(503).send({ error: 'unavailable' });
      return exchanged ?? reply.code(404).send({ error: 'not_found' });
    },
  );
}
