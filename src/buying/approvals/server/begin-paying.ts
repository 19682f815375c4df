// The last approver agreed: the order takes its goods and becomes a draft that is paid for.
import type { WaitingOrder } from '#buying/orders/server';
import { isRewardsShort } from '#buying/rewards/server';
import type { Transaction } from '#platform/db';
import { ApprovalRefused } from './approval-problem.ts';
import type { ApprovalRow } from './approval-rows.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { deliverApproved } from './deliver-approved.ts';

export type PayingDeps = Pick<ApprovalsDeps, 'orders' | 'inventory' | 'supply' | 'store' | 'catalog'>;

/** Throws `STOCK_SHORT` or `REWARDS_SHORT`: then nothing is decided, and the order goes on waiting. */
export async function beginPaying(tx: Transaction, deps: PayingDeps, row: ApprovalRow, left: WaitingOrder, now: Date): Promise<void> {
  const { orders, inventory } = deps;
  const { order, stock } = deliverApproved(deps, row, left, now);
  await orders.rewrite(tx, row.order_number, order);
  try {
    if (!(await orders.beginPaying(tx, row.order_number, order, stock, now))) throw new ApprovalRefused('ALREADY_DECIDED');
  } catch (error) {
    const shortages = inventory.shortages(error);
    if (shortages !== null) throw new ApprovalRefused('STOCK_SHORT', shortages);
    if (isRewardsShort(error)) throw new ApprovalRefused('REWARDS_SHORT');
    throw error;
  }
}
