// Ends pickups that were not collected in time. Every server may run it at any time: each pickup ends once.
import { shopDay } from '#base/site/rules';
import type { Db } from '#platform/db';
import { OVERDUE_PICKUPS } from './open-order-queries.ts';
import type { OrderLifecycle } from './order-lifecycle.ts';

const ORDERS_PER_RUN = 200;

export interface LapsingFacts {
  readonly db: Db;
  readonly lifecycle: Pick<OrderLifecycle, 'lapse'>;
  /** Gets the error of an order; the next run tries it again, and the other orders go on. */
  readonly failed: (error: unknown) => void;
}

/** Ends every pickup whose last day has passed. Returns how many. */
export async function endLapsedPickups({ db, lifecycle, failed }: LapsingFacts, now: Date): Promise<number> {
  let ended = 0;
  for (const { order_number } of await db.many(OVERDUE_PICKUPS, [shopDay(now), ORDERS_PER_RUN])) {
    try {
      const outcome = await lifecycle.lapse(order_number, now);
      if (outcome.ok) ended += outcome.value.shipments.length;
    } catch (error) {
      failed(error);
    }
  }
  return ended;
}
