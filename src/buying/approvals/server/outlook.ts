// Amounts of an order that waits, as submitted and with some lines declined, and what it uses of its budgets. Only reads (B2B-3).
import type { ApprovalOutlook } from '#buying/approvals/contract';
import { chargesOf, type Charge } from '#buying/budgets/rules';
import { effectsOf } from '#buying/budgets/server';
import type { WaitingOrder } from '#buying/orders/server';
import type { Queries } from '#platform/db';
import type { ApprovalRow } from './approval-rows.ts';
import { chargedLines, leftOf, type LineDecision } from './keep-lines.ts';

interface Looked {
  readonly row: ApprovalRow;
  readonly order: WaitingOrder;
  readonly decisions: readonly LineDecision[];
  /** Only approvers see budgets. */
  readonly decides: boolean;
}

const dollars = (cents: number): number => cents / 100;

export async function outlookOf(on: Queries, { row, order, decisions, decides }: Looked, now: Date): Promise<ApprovalOutlook> {
  const left = leftOf(order, decisions);
  const isNothing = left.lines.length === 0;
  const { subTotal, discount, shipFee, handlingFee, surchargeFee, areaFee, tax } = left.amounts;
  const total = isNothing ? 0 : left.amounts.total;
  const unitsBefore = new Map(order.lines.map(({ lineNo, qty }) => [lineNo, qty]));
  return {
    kept: left.lines.length,
    declined: order.lines.length - left.lines.length,
    reduced: left.lines.filter(({ lineNo, qty }) => qty < (unitsBefore.get(lineNo) ?? 0)).length,
    goods: dollars(subTotal),
    discount: dollars(discount),
    delivery: isNothing ? 0 : dollars(shipFee),
    fees: isNothing ? 0 : dollars(handlingFee + surchargeFee + areaFee),
    tax: isNothing ? 0 : dollars(tax),
    total: dollars(total),
    less: dollars(order.amounts.total - total),
    deliveryTo: decides && shipFee + areaFee > 0 && left.lines.some(({ budgetCenter }) => budgetCenter !== '') ? left.budgetCenter : '',
    lines: left.lines.map(({ lineNo, qty, gross, itemDiscount, basketDiscount }) => ({
      lineNo,
      qty,
      total: dollars(gross - itemDiscount - basketDiscount),
    })),
    budgets: decides ? await budgetsOf(on, row, order, { ...order, ...left }, total, now) : [],
  };
}

/** The centers charged before or after. What the order holds in a center counts as free there. */
async function budgetsOf(on: Queries, row: ApprovalRow, before: WaitingOrder, after: WaitingOrder, total: number, now: Date) {
  const charges = (order: WaitingOrder, cents: number): readonly Charge[] =>
    cents === 0 ? [] : chargesOf({ center: order.budgetCenter, total: cents, lines: chargedLines(order) });
  const wanted = charges(after, total);
  const gone = charges(before, before.amounts.total).filter(({ center }) => !wanted.some((one) => one.center === center));
  const view = { accountNumber: row.account_number, profileId: row.buyer_id, currency: row.currency, replaces: row.order_number };
  const effects = await effectsOf(on, view, [...wanted, ...gone.map(({ center }) => ({ center, cents: 0 }))], now);
  return effects.map(({ center, amount, used, cents, overBy }) => ({
    center,
    amount: amount === null ? null : dollars(amount),
    used: dollars(used + cents),
    without: dollars(used),
    overBy: dollars(overBy),
  }));
}
