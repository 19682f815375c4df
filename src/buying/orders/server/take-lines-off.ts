// Takes lines off an order, whoever wants it: the shopper, staff, or the clock when nobody fetched them.
import { endLines } from '#goods/inventory/server';
import { stateAfter } from '#base/state-table/rules';
import { cancelledAmount, fulfilmentOf, isGone, ORDER_STATES } from '#buying/orders/rules';
import type { Queries } from '#platform/db';
import type { Coupons } from '#goods/promotions/server';
import { livingShipments, stockOf } from './living-shipments.ts';
import { CANCEL_LINES, UPDATE_HEAD, type LifeLine, type LifeRow, type TaskRow } from './order-life-queries.ts';

interface Going {
  readonly orderNumber: string;
  readonly going: readonly LifeLine[];
  readonly now: Date;
}

/** Takes lines off an order: their stock, their money and, with the last of them, coupons and the authorisation are given up. */
export async function takeLinesOff(
  tx: Queries,
  { coupons }: { readonly coupons: Pick<Coupons, 'giveBack'> },
  order: LifeRow,
  { orderNumber, going, now }: Going,
) {
  const numbers = going.map(({ lineNo }) => lineNo);
  const amount = cancelledAmount(numbers, order.total, livingShipments(order));
  const lines = order.lines.map((line) => ({ ...line, cancelled: line.cancelled || numbers.includes(line.lineNo) }));
  const shipments = livingShipments({ ...order, lines });
  const isAll = shipments.every(({ state }) => isGone(state));
  // Coupons before shelves, as whoever places an order locks them.
  if (isAll) await coupons.giveBack(tx, orderNumber);
  await endLines(tx, orderNumber, stockOf(going), 'released');
  await tx.run(CANCEL_LINES, [orderNumber, numbers, now]);
  // Whoever takes lines off has asked before whether they may go, so the order is one that can lose its last.
  const ended = stateAfter(ORDER_STATES, order.status, 'loseLastLine');
  const status = isAll && ended.ok ? ended.value : order.status;
  const left: LifeRow = { ...order, lines, status, cancelled: order.cancelled + amount };
  await tx.run(UPDATE_HEAD, [orderNumber, left.status, fulfilmentOf(shipments), left.cancelled, false]);
  // With the last of them all that is held goes; before that what will not be taken any more.
  const money = isAll ? (['void'] as const) : amount > 0 ? (['release'] as const) : [];
  const tasks: TaskRow['kind'][] = ['mail', ...money, 'webhook'];
  return { amount, numbers, tasks, left };
}
