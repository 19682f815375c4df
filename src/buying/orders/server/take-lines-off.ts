// Takes lines off an order for the shopper, for staff, or because a pickup lapsed.
import { endLines } from '#goods/inventory/server';
import { stateAfter } from '#base/state-table/rules';
import { cancelledAmount, fulfilmentOf, isGone, ORDER_STATES } from '#buying/orders/rules';
import type { Queries } from '#platform/db';
import type { Coupons } from '#goods/promotions/server';
import { creditCancelled } from './credit-budgets.ts';
import { orderShipments, stockOf } from './order-shipments.ts';
import { CANCEL_LINES, UPDATE_HEAD, type StoredLine, type StoredOrder } from './order-change-queries.ts';
import type { TaskRow } from './order-event-queries.ts';

interface Going {
  readonly orderNumber: string;
  readonly going: readonly StoredLine[];
  readonly now: Date;
}

/** Gives back the lines' stock, money and budgets and, with the last line, coupons and the authorisation. */
export async function takeLinesOff(
  tx: Queries,
  { coupons }: { readonly coupons: Pick<Coupons, 'release'> },
  order: StoredOrder,
  { orderNumber, going, now }: Going,
) {
  const numbers = going.map(({ lineNo }) => lineNo);
  const amount = cancelledAmount(numbers, order.total, orderShipments(order));
  const lines = order.lines.map((line) => ({ ...line, cancelled: line.cancelled || numbers.includes(line.lineNo) }));
  const shipments = orderShipments({ ...order, lines });
  const isAll = shipments.every(({ state }) => isGone(state));
  // Coupons before stock, in the lock order of placing.
  if (isAll) await coupons.release(tx, orderNumber);
  await endLines(tx, orderNumber, stockOf(going), 'released');
  await tx.run(CANCEL_LINES, [orderNumber, numbers, now]);
  // The caller has checked that the lines may be cancelled, so the state allows losing the last one.
  const ended = stateAfter(ORDER_STATES, order.status, 'loseLastLine');
  const status = isAll && ended.ok ? ended.value : order.status;
  const left: StoredOrder = { ...order, lines, status, cancelled: order.cancelled + amount };
  await tx.run(UPDATE_HEAD, [orderNumber, left.status, fulfilmentOf(shipments), left.cancelled, false]);
  await creditCancelled(tx, order, { orderNumber, going, amount, isAll }, now);
  // With the last line everything held is voided; otherwise only the amount that will not be captured is released.
  const money = isAll ? (['void'] as const) : amount > 0 ? (['release'] as const) : [];
  const tasks: TaskRow['kind'][] = ['mail', ...money, 'webhook'];
  return { amount, numbers, tasks, left };
}
