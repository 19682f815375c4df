// Whether somebody has to approve an order before it is placed (B2B-3). The capability of the approvals answers; without one every order is placed.
import type { PricedCart } from '#buying/cart/rules';
import type { BudgetEffect } from '#buying/budgets/rules';
import type { CheckoutEntries } from '#buying/checkout/rules';
import type { ApprovalPreview } from '#buying/placing/contract';
import type { Verdict } from '#buying/approval-rules/rules';
import type { OrderTender } from '#buying/orders/rules';
import type { OrderDraft } from '#buying/placing/rules';
import type { Shopper } from '#base/shopper/rules';
import type { Queries, Transaction } from '#platform/db';
import type { Visit } from '#platform/visit';

/** An order that would be placed now. */
export interface GateAsked {
  readonly visit: Visit;
  readonly shopper: Shopper;
  readonly priced: PricedCart;
  readonly entries: CheckoutEntries;
  /** Null: the payment is not chosen yet. */
  readonly tenders: readonly OrderTender[] | null;
  /** What it would do to its budget centers. */
  readonly budgets: readonly BudgetEffect[];
}

export interface SubmittedOrder extends Omit<GateAsked, 'budgets'> {
  readonly orderNumber: string;
  readonly draft: OrderDraft;
  readonly tenders: readonly OrderTender[];
  readonly verdict: Verdict;
  /** Centers that its approvers let go over. */
  readonly mayGoOver: ReadonlySet<string>;
}

export interface ApprovalGate {
  /** Null: no approval is needed. */
  judge(on: Queries, asked: GateAsked): Promise<Verdict | null>;
  /** Sends the draft that `tx` wrote to its approvers. */
  submit(tx: Transaction, order: SubmittedOrder): Promise<void>;
  /** Who decides and why, in the visitor's language. */
  preview(verdict: Verdict, visit: Visit): Omit<ApprovalPreview, 'problem'>;
}
