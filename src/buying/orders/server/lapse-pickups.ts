// Ends pickups of one order that were not collected in time; the last day counts in the store's time zone.
import type { StoreRecord } from '#goods/catalog/rules';
import { isHoldOver, type HoldPlace } from '#goods/delivery/rules';
import { done, type Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import { ORDER_STATES, SHIPMENT_STATES } from '#buying/orders/rules';
import type { Queries } from '#platform/db';
import type { Coupons } from '#goods/promotions/server';
import { SHIPPED_SITES } from '#base/site/rules';
import { orderShipments, type OrderShipment } from './order-shipments.ts';
import { WRITE_SHIPMENT, type StoredOrder } from './order-change-queries.ts';
import { WRITE_EVENT } from './order-event-queries.ts';
import { takeLinesOff } from './take-lines-off.ts';

export interface LapseFacts {
  readonly coupons: Pick<Coupons, 'release'>;
  readonly store: (storeNumber: string) => StoreRecord | undefined;
}

/** Where a pickup is held; a store that was removed falls back to the site's time zone. */
export function holdPlace({ storeNumber }: OrderShipment, order: StoredOrder, store: LapseFacts['store']): HoldPlace {
  const { timeZone } = SHIPPED_SITES[order.site_id];
  return (storeNumber === null ? undefined : store(storeNumber)) ?? { timeZone };
}

/** Runs inside the transaction that locks the order. */
export async function lapsePickups(
  tx: Queries,
  facts: LapseFacts,
  order: StoredOrder,
  orderNumber: string,
  now: Date,
): Promise<Outcome<{ readonly shipments: readonly number[] }, never>> {
  if (!stateAfter(ORDER_STATES, order.status, 'lapse').ok) return done({ shipments: [] });
  let current = order;
  const over = orderShipments(order).flatMap((shipment) => {
    const { state, heldUntil, shipmentNo, lines } = shipment;
    const isOver = heldUntil !== null && isHoldOver(heldUntil, holdPlace(shipment, order, facts.store), now.getTime());
    const lapsed = stateAfter(SHIPMENT_STATES, state, 'lapse', { isHoldOver: isOver });
    return lapsed.ok ? [{ shipmentNo, lines, state: lapsed.value }] : [];
  });
  // One after the other, because each has its own event, amount and mail.
  for (const { shipmentNo, lines, state } of over) {
    const going = lines.filter(({ cancelled }) => !cancelled);
    await tx.run(WRITE_SHIPMENT, {
      orderNumber,
      shipmentNo,
      state,
      carrier: null,
      trackingNumber: null,
      captured: null,
      now,
      heldUntil: null,
    });
    const { amount, numbers, tasks, left } = await takeLinesOff(tx, facts, current, { orderNumber, going, now });
    await tx.maybe(WRITE_EVENT, {
      orderNumber,
      kind: 'lapsed',
      shipmentNo,
      lineNos: numbers,
      returnNo: null,
      amount,
      by: 'shop',
      now,
      tasks,
    });
    current = left;
  }
  return done({ shipments: over.map(({ shipmentNo }) => shipmentNo) });
}
