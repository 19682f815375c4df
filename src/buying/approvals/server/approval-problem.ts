// Why somebody's answer does not count.
import type { StockShortage } from '#goods/inventory/rules';

export type ApprovalProblem =
  /** No such order, or none that the caller may see. */
  | 'APPROVAL_NOT_FOUND'
  | 'NOT_APPROVER'
  | 'OWN_ORDER'
  | 'COMMENT_REQUIRED'
  | 'ALREADY_DECIDED'
  | 'APPROVAL_EXPIRED'
  /** Every line was taken off. */
  | 'NOTHING_LEFT'
  | 'STOCK_SHORT'
  | 'REWARDS_SHORT'
  /** The buyer has left the organization. */
  | 'BUYER_GONE'
  /** The location is retired, or not the buyer's any more. */
  | 'ADDRESS_GONE'
  /** A line was moved to a center that it does not fit in, or that the buyer cannot charge. */
  | 'OVER_BUDGET'
  | 'CENTER_GONE';

/** Carries a problem out of a transaction that is rolled back. */
export class ApprovalRefused extends Error {
  override readonly name = 'ApprovalRefused';
  readonly problem: ApprovalProblem;
  readonly shortages: readonly StockShortage[];
  constructor(problem: ApprovalProblem, shortages: readonly StockShortage[] = []) {
    super(problem);
    this.problem = problem;
    this.shortages = shortages;
  }
}
