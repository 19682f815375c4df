// Lines that an approver takes off, makes fewer, or moves to another budget center.
import { leaveLines, moveLines } from '#buying/approvals/rules';
import { chargesOf } from '#buying/budgets/rules';
import { OverBudget, replaceHold } from '#buying/budgets/server';
import { numberCharges } from '#buying/purchase-orders/rules';
import { holdPurchaseOrdersAgain } from '#buying/purchase-orders/server';
import type { WaitingOrder } from '#buying/orders/server';
import type { Queries } from '#platform/db';
import { ApprovalRefused } from './approval-problem.ts';
import { KEEP_LINES } from './approval-queries.ts';
import type { ApprovalRow } from './approval-rows.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';

export interface LineDecision {
  readonly lineNo: number;
  /** Units to keep; 0 declines the line. More than there are changes nothing. */
  readonly qty: number;
  /** Absent: as it is. */
  readonly budgetCenter?: string | undefined;
}

/** What decisions leave of an order: the units of its lines, the budget centers of the lines and of the order, and all amounts. */
export function leftOf(order: WaitingOrder, decisions: readonly LineDecision[]) {
  const left = leaveLines(order, new Map(decisions.map(({ lineNo, qty }) => [lineNo, qty])));
  const moves = decisions.flatMap(({ lineNo, budgetCenter }) => (budgetCenter === undefined ? [] : [[lineNo, budgetCenter] as const]));
  return { ...left, ...moveLines(order.budgetCenter, left.lines, new Map(moves)) };
}

/** The order as it is left, written with the approval; unchanged without decisions. */
export async function keepLines(
  tx: Queries,
  { orders }: Pick<ApprovalsDeps, 'orders'>,
  row: ApprovalRow,
  order: WaitingOrder,
  decisions: readonly LineDecision[],
): Promise<WaitingOrder> {
  const left = leftOf(order, decisions);
  const { budgetCenter, lines } = left;
  if (lines.length === 0) throw new ApprovalRefused('NOTHING_LEFT');
  const isSame =
    budgetCenter === order.budgetCenter &&
    lines.length === order.lines.length &&
    lines.every((line, at) => line.qty === order.lines[at]?.qty && line.budgetCenter === order.lines[at].budgetCenter);
  if (isSame) return order;
  await orders.rewrite(tx, row.order_number, left);
  const shown = row.lines.map((line) => {
    const now = lines.find(({ lineNo }) => lineNo === line.lineNo);
    return { ...line, kept: now?.qty ?? 0, budgetCenter: now?.budgetCenter ?? line.budgetCenter };
  });
  await tx.run(KEEP_LINES, [row.account_number, row.order_number, JSON.stringify(shown), budgetCenter, left.amounts.total]);
  return { ...order, ...left };
}

/** The lines as budget centers and purchase orders are charged for them. */
export const chargedLines = ({ lines }: Pick<WaitingOrder, 'lines'>) =>
  lines.map(({ budgetCenter: center, purchaseOrder: number, gross, itemDiscount, basketDiscount, handling, surcharge, taxes }) => ({
    center,
    number,
    gross,
    discount: itemDiscount + basketDiscount,
    handling,
    surcharge,
    tax: taxes.reduce((sum, { cents }) => sum + cents, 0),
  }));

/** Holds what is left in its centers and of its purchase orders, instead of what was held. Funds are locked after stock, as in placing. */
export async function holdAgain(tx: Queries, row: ApprovalRow, order: WaitingOrder, now: Date): Promise<void> {
  const charged = chargedLines(order);
  const { total } = order.amounts;
  const { account_number: accountNumber, buyer_id: profileId, currency } = row;
  const held = {
    orderNumber: row.order_number,
    accountNumber,
    profileId,
    currency,
    by: row.buyer_name,
    charges: chargesOf({ center: order.budgetCenter, total, lines: charged }),
    mayGoOver: new Set(row.facts.mayGoOver),
  };
  try {
    const outcome = await replaceHold(tx, held, now);
    if (!outcome.ok) throw new ApprovalRefused(outcome.problem.code === 'OVER_BUDGET' ? 'OVER_BUDGET' : 'CENTER_GONE');
    const drawn = numberCharges({ number: order.purchaseOrder, total, lines: charged });
    await holdPurchaseOrdersAgain(tx, { orderNumber: row.order_number, replaces: null, by: row.buyer_name }, drawn, now);
  } catch (error) {
    throw error instanceof OverBudget ? new ApprovalRefused('OVER_BUDGET') : error;
  }
}
