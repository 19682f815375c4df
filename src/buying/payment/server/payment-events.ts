// The payment company's notifications (webhooks). The shop accepts an event only with a fresh, valid signature, and only once.
import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import { PaymentEvents } from '#buying/payment/contract';
import type { Clock } from '#platform/clock';
import { statement, type Db } from '#platform/db';
import { isSigned } from '#platform/signature';

export type PaymentEvent = PaymentEvents['events'][number];

export interface PaymentEventFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  /** Acts on new events. After an error it may get the same events again. */
  readonly onEvents: (events: readonly PaymentEvent[], now: Date) => Promise<void>;
}

export const PAYMENT_EVENTS_PATH = '/payment/events';

/** The key that signs notifications, derived from the shared key: one secret to configure, two in use. */
export function eventSecretOf(key: string): string {
  return createHmac('sha256', key).update('payment events').digest('base64url');
}

const SHAPE = Compile(PaymentEvents);

const KNOWN = statement<{ readonly event_id: string }>(
  'payment_events_known',
  'select event_id from payment_event where event_id = any($1)',
);

const KEEP = statement<unknown>(
  'payment_events_keep',
  `insert into payment_event (event_id, kind, reference, amount, at, heard_at)
select event_id, kind, reference, amount, at, $6 from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::timestamptz[]) as e (event_id, kind, reference, amount, at)
on conflict (event_id) do nothing`,
);

/** Deletes old event ids: the stale signature already refuses such an old message. */
export const FORGET_PAYMENT_EVENTS = statement<unknown>('payment_events_forget', 'delete from payment_event where heard_at < $1');

export function servePaymentEvents(app: FastifyInstance, { db, clock, secret, onEvents }: PaymentEventFacts): void {
  void app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    scope.post<{ Body: string }>(PAYMENT_EVENTS_PATH, { config: { access: 'system' } }, async (request, reply) => {
      const now = clock.now();
      const signature = String(request.headers['inkwell-pay-signature'] ?? '');
      if (typeof request.body !== 'string' || !isSigned(request.body, signature, secret, now)) return reply.code(401).send({ taken: 0 });
      const events = readEvents(request.body);
      if (events === undefined) return reply.code(400).send({ taken: 0 });
      return { taken: await takePaymentEvents({ db, onEvents }, events, now) };
    });
  });
}

function readEvents(text: string): readonly PaymentEvent[] | undefined {
  const read = JSON.parse(text) as unknown;
  return SHAPE.Check(read) ? read.events : undefined;
}

/** Acts before it records the events: after a crash in between the company sends them again, and acting twice changes nothing. */
export async function takePaymentEvents(
  { db, onEvents }: Pick<PaymentEventFacts, 'db' | 'onEvents'>,
  events: readonly PaymentEvent[],
  now: Date,
): Promise<number> {
  const known = new Set((await db.many(KNOWN, [events.map(({ id }) => id)])).map(({ event_id }) => event_id));
  const fresh = events.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return 0;
  await onEvents(fresh, now);
  const column = <T>(of: (event: PaymentEvent) => T): T[] => fresh.map(of);
  await db.run(KEEP, [
    column(({ id }) => id),
    column(({ kind }) => kind),
    column(({ authorisation }) => authorisation.reference),
    column(({ amount }) => amount),
    column(({ at }) => at),
    now,
  ]);
  return fresh.length;
}
