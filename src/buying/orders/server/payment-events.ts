// Notifications of the payment company end a draft whose answer was lost, or whose challenge was open, long before the sweeper looks.
import type { PaymentEvent } from '#buying/payment/server';
import { statement, type Db } from '#platform/db';
import type { Settling } from './settle-order.ts';

/** Drafts and released orders among these numbers; money held for a released one goes back. */
const UNPLACED_AMONG = statement<{ readonly order_number: string }>(
  'order_unplaced_among',
  `select order_number from order_head where placed_at is null and order_number = any($1)`,
);

/**
 * Places drafts whose tenders are all authorised; a request that still waits for the answer finds the order placed. Voids what is held for
 * a released draft.
 */
export function makePaymentEvents({ db, settling }: { readonly db: Db; readonly settling: Pick<Settling, 'placeIfAuthorised'> }) {
  return async (events: readonly PaymentEvent[], now: Date): Promise<void> => {
    const authorised = events.filter(({ kind }) => kind === 'authorised');
    const numbers = [...new Set(authorised.map(({ authorisation }) => authorisation.reference))];
    if (numbers.length === 0) return;
    for (const { order_number } of await db.many(UNPLACED_AMONG, [numbers])) await settling.placeIfAuthorised(order_number, now);
  };
}
