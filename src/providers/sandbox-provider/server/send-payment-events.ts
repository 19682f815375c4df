// Sends notifications to the shop: signed, in batches, repeated until accepted.
import { request } from 'node:http';
import type { PaymentEvents } from '#buying/payment/contract';
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';
import { signatureOf } from '#platform/signature';
import { CLAIM_EVENTS, FORGET_EVENTS, TAKEN, type EventRow } from './event-queries.ts';
import { entryOf } from './ledger-entry.ts';

const LOOK_MS = 1_000;
const AT_ONCE = 200;
const PATIENCE_MS = 10_000;
const KEPT_MS = 30 * 86_400_000;
const LOOKS_PER_HOUR = 3_600;

export interface Receiver {
  readonly url: string;
  /** Host name of the shop; the address may be an IP. */
  readonly host: string;
  readonly secret: string;
}

export interface PaymentEventSender {
  start(): void;
  /** Stops, and waits for running requests. */
  stop(): Promise<void>;
}

export interface PaymentEventSenderFacts {
  readonly db: Queries;
  readonly clock: Clock;
  readonly receiver: Receiver;
  readonly failed: (error: unknown) => void;
}

export function makePaymentEventSender({ db, clock, receiver, failed }: PaymentEventSenderFacts): PaymentEventSender {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let looks = 0;
  const tell = async (): Promise<void> => {
    for (;;) {
      const rows = await db.many(CLAIM_EVENTS, [clock.now(), AT_ONCE]);
      if (rows.length === 0) break;
      await send(receiver, { events: rows.map(eventOf) } satisfies PaymentEvents, clock.now());
      await db.run(TAKEN, [rows.map(({ event_id }) => event_id), clock.now()]);
      // Events that become due meanwhile wait for the next run, because many small batches would cost more than one.
      if (rows.length < AT_ONCE) break;
    }
    if (looks++ % LOOKS_PER_HOUR === 0) await db.run(FORGET_EVENTS, [new Date(clock.now().getTime() - KEPT_MS)]);
  };
  return {
    start() {
      timer = setInterval(() => {
        underWay ??= tell()
          .catch(failed)
          .finally(() => (underWay = undefined));
      }, LOOK_MS);
    },
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}

function eventOf(row: EventRow): PaymentEvents['events'][number] {
  return { id: `pev_${row.event_id}`, kind: row.kind, at: row.at.toISOString(), amount: row.moved, authorisation: entryOf(row) };
}

/** Throws when the shop did not accept. */
function send({ url, host, secret }: Receiver, events: PaymentEvents, now: Date): Promise<void> {
  const body = JSON.stringify(events);
  const headers = {
    host,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'inkwell-pay-signature': signatureOf(body, secret, now),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE_MS) }, (reply) => {
      reply.resume();
      const { statusCode = 0 } = reply;
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`The shop answered ${statusCode}`));
    });
    call.once('error', reject);
    call.end(body);
  });
}
