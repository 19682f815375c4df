// Webhooks of payment companies, each in its own format: accepted with a fresh signature, each event once.
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { PAYMENT_EVENTS_PATH, takePaymentEvents, type PaymentEvent, type PaymentEventFacts } from '#buying/payment/server';
import type { Clock } from '#platform/clock';

/** Reads a webhook: its events (empty when irrelevant), or its problem. `body` is the raw body. */
export type EventReader = (
  body: string,
  headers: IncomingHttpHeaders,
  now: Date,
) => Promise<readonly PaymentEvent[] | 'unsigned' | 'unreadable'>;

export interface VendorEventFacts extends Pick<PaymentEventFacts, 'db' | 'onEvents'> {
  readonly clock: Clock;
  readonly read: EventReader;
}

export function serveVendorEvents(app: FastifyInstance, { db, clock, onEvents, read }: VendorEventFacts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    scope.post<{ Body: string }>(PAYMENT_EVENTS_PATH, { config: { access: 'system' } }, async (request, reply) => {
      const now = clock.now();
      const events = typeof request.body === 'string' ? await read(request.body, request.headers, now) : 'unsigned';
      if (events === 'unsigned') return reply.code(401).send({ taken: 0 });
      if (events === 'unreadable') return reply.code(400).send({ taken: 0 });
      return { taken: await takePaymentEvents({ db, onEvents }, events, now) };
    });
  });
}
