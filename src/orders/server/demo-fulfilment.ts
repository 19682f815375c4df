// Fulfils the orders of a demonstration by itself, a step every few minutes, so that it shows life. Never runs in a real shop.
import { nextStep } from '#orders/rules';
import type { Db } from '#platform/db';
import { livingShipments } from './living-shipments.ts';
import type { OrderLife } from './order-life.ts';
import { OPEN_ORDERS, ORDER_LIFE } from './order-life-queries.ts';

/** How long an order rests between two steps. */
const REST_MS = 2 * 60_000;
const ORDERS_PER_RUN = 50;
const CARRIER = 'Inkwell Courier';

export interface DemoFulfilmentFacts {
  readonly db: Db;
  readonly life: OrderLife;
}

/** Takes the usual next step with every shipment of the orders that have rested long enough. */
export async function fulfilDemoOrders({ db, life }: DemoFulfilmentFacts, now: Date): Promise<void> {
  for (const { order_number: orderNumber } of await db.many(OPEN_ORDERS, [new Date(now.getTime() - REST_MS), ORDERS_PER_RUN])) {
    for (const { shipmentNo, kind, state } of livingShipments(await db.one(ORDER_LIFE, [orderNumber]))) {
      const step = nextStep(kind, state);
      if (step === null) continue;
      const tracking = step === 'ship' ? { carrier: CARRIER, trackingNumber: `IW${orderNumber}-${shipmentNo}` } : {};
      // Cancelled meanwhile: then there is nothing to do, which is as good.
      await life.step({ orderNumber, shipmentNo, step, by: 'shop', ...tracking }, now);
    }
  }
}
