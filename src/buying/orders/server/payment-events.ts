// What the payment company tells by itself ends a draft whose answer was lost, or whose bank was asking, long before the sweeper looks.
import type { PaymentEvent } from '#buying/payment/server';
import { statement, type Db } from '#platform/db';
import type { Settling } from './settle-order.ts';

/** Drafts, and those that were given up: money held for one of these goes back. */
const UNPLACED_AMONG = statement<{ readonly order_number: string }>(
  'order_unplaced_among',
  `select order_number from order_head where placed_at is null and order_number = any($1)`,
);

/**
 * Places the drafts that were authorised, with all their tenders; whoever still waits for the answer finds the order placed. What is held
 * for a draft that was given up is let go of.
 */
export function makePaymentEvents({ db, settling }: { readonly db: Db; readonly settling: Pick<Settling, 'hear'> }) {
  return async (events: readonly PaymentEvent[], now: Date): Promise<void> => {
    const authorised = events.filter(({ kind }) => kind === 'authorised');
    const numbers = [...new Set(authorised.map(({ authorisation }) => authorisation.reference))];
    if (numbers.length === 0) return;
    for (const { order_number } of await db.many(UNPLACED_AMONG, [numbers])) await settling.hear(order_number, now);
  };
}
