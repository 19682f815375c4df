// Fulfils the orders of a demo shop automatically, one step every few minutes, and lets returns arrive. Never runs in a real shop.
import { nextStep } from '#buying/orders/rules';
import type { Db } from '#platform/db';
import { orderShipments } from './order-shipments.ts';
import type { OrderLifecycle } from './order-lifecycle.ts';
import { STORED_ORDER } from './order-change-queries.ts';
import { OPEN_ORDERS } from './open-order-queries.ts';
import type { OrderReturns } from './order-returns.ts';
import { OPEN_RETURNS } from './return-queries.ts';

/** Pause between two steps of an order. */
const REST_MS = 2 * 60_000;
const ORDERS_PER_RUN = 50;
const CARRIER = 'Inkwell Courier';

export interface DemoFulfilmentFacts {
  readonly db: Db;
  readonly lifecycle: OrderLifecycle;
  readonly returns: Pick<OrderReturns, 'receive'>;
}

/** How long a returned parcel travels. */
const WAY_BACK_MS = 5 * 60_000;

/** Takes the usual next step with every shipment of the orders whose pause is over. */
export async function fulfilDemoOrders({ db, lifecycle, returns }: DemoFulfilmentFacts, now: Date): Promise<void> {
  for (const { order_number: orderNumber } of await db.many(OPEN_ORDERS, [new Date(now.getTime() - REST_MS), ORDERS_PER_RUN])) {
    for (const { shipmentNo, kind, state } of orderShipments(await db.one(STORED_ORDER, [orderNumber]))) {
      const step = nextStep(kind, state);
      if (step === null) continue;
      const tracking = step === 'ship' ? { carrier: CARRIER, trackingNumber: `IW${orderNumber}-${shipmentNo}` } : {};
      // A refusal means that the order was cancelled meanwhile, which is fine.
      await lifecycle.step({ orderNumber, shipmentNo, step, by: 'shop', ...tracking }, now);
    }
  }
  for (const row of await db.many(OPEN_RETURNS, [new Date(now.getTime() - WAY_BACK_MS), ORDERS_PER_RUN]))
    await returns.receive({ orderNumber: row.order_number, returnNo: row.return_no, arrivals: null, by: 'shop' }, now);
}
