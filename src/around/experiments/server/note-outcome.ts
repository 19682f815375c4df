// What became of who saw a variant: orders, and errors that pages report (guardrails).
import { createHash } from 'node:crypto';
import type { Currency } from '#base/money/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { NOTE_ERROR, NOTE_ORDER } from './experiment-queries.ts';
import { visitorDigest, visitorOf } from './experiment-visitor.ts';

/** What is counted of an order. */
export interface OutcomeOrder {
  readonly orderNumber: string;
  readonly cents: number;
  readonly currency: Currency;
}

/** Counts an order once in each running experiment that its shopper has seen. It is read only for who takes part. */
export async function noteOutcome(db: Queries, visit: Visit, read: () => Promise<OutcomeOrder | undefined>): Promise<void> {
  const visitor = visitorOf(visit);
  const order = visitor === null ? undefined : await read();
  if (visitor === null || order === undefined) return;
  const digest = createHash('sha256').update(`experiment order ${order.orderNumber}`).digest();
  await db.run(NOTE_ORDER, [visitorDigest(visitor), digest, order.cents, order.currency]);
}

export async function noteExperimentError(db: Queries, visit: Visit): Promise<void> {
  const visitor = visitorOf(visit);
  if (visitor !== null) await db.run(NOTE_ERROR, [visitorDigest(visitor)]);
}
