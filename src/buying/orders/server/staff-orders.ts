// Orders as text for staff in a terminal.
import { shownOrderNumber } from '#base/order-number/rules';
import { nextStep, returnNumber } from '#buying/orders/rules';
import type { Queries } from '#platform/db';
import { orderShipments } from './order-shipments.ts';
import { MONEY_LAPSED } from './money-queries.ts';
import { STORED_ORDER } from './order-change-queries.ts';
import { OPEN_ORDERS } from './open-order-queries.ts';
import { OPEN_RETURNS, RETURNS_OF } from './return-queries.ts';

const MOST = 500;

/** One line for each unfinished order, oldest first. */
export async function openOrders(db: Queries, now: Date): Promise<readonly string[]> {
  const rows = await db.many(OPEN_ORDERS, [now, MOST]);
  return rows.map(
    ({ order_number, placed_at, fulfilment, units, email }) =>
      `${shownOrderNumber(order_number)}  ${placed_at.toISOString().slice(0, 16)}  ${fulfilment.padEnd(11)}  ${units} units  ${email}`,
  );
}

/** One line for each return that has not arrived, oldest first. */
export async function openReturns(db: Queries, now: Date): Promise<readonly string[]> {
  const rows = await db.many(OPEN_RETURNS, [now, MOST]);
  return rows.map(
    ({ order_number, return_no, requested_at, reason, units }) =>
      `${returnNumber(shownOrderNumber(order_number), return_no)}  ${requested_at.toISOString().slice(0, 16)}  ${reason.padEnd(14)}  ${units} units`,
  );
}

/** An order's shipments and returns with their lines and the usual next step; undefined for an unknown number. */
export async function orderReport(db: Queries, orderNumber: string): Promise<readonly string[] | undefined> {
  const order = await db.maybe(STORED_ORDER, [orderNumber]);
  if (order === undefined) return undefined;
  const returns = await db.many(RETURNS_OF, [orderNumber]);
  const lapsed = await db.maybe(MONEY_LAPSED, [orderNumber]);
  return [
    `${shownOrderNumber(orderNumber)}  ${order.status}  ${(order.total - order.cancelled) / 100}`,
    ...(lapsed === undefined
      ? []
      : [`money: the bank let go of ${(lapsed.amount / 100).toFixed(2)} and refuses to hold it again; ask for another way to pay`]),
    ...orderShipments(order).flatMap(({ shipmentNo, kind, state, lines }) => [
      `shipment ${shipmentNo}  ${kind}  ${state}  next: ${nextStep(kind, state) ?? 'nothing'}`,
      ...lines.map(
        ({ lineNo, itemId, qty, furnitureService: service, cancelled }) =>
          `  line ${lineNo}  ${qty} × ${itemId}${service === null ? '' : `  furniture service ${service.level} for ${service.qty}`}${cancelled ? '  cancelled' : ''}`,
      ),
    ]),
    ...returns.flatMap(({ returnNo, state, reason, lines }) => [
      `return ${returnNo}  ${state}  ${reason}`,
      ...lines.map(({ lineNo, qty, arrived, condition, amount }) =>
        arrived === null
          ? `  line ${lineNo}  ${qty} on the way`
          : `  line ${lineNo}  ${arrived} of ${qty} came, ${condition}  ${(amount / 100).toFixed(2)}`,
      ),
    ]),
  ];
}
