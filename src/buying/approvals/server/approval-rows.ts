// An approval as stored.
import type { Answer, ApprovalState, Asked, Decision } from '#buying/approvals/rules';
import type { Verdict } from '#buying/approval-rules/rules';
import type { CustomDesign } from '#goods/customization/rules';
import type { Place } from '#people/addresses/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
import type { SiteId } from '#base/site/rules';

/** A line as it was submitted. Cents. */
export interface ApprovalLine {
  readonly lineNo: number;
  readonly itemId: string;
  readonly partNumber: string;
  /** The organization's own number; null for none. */
  readonly customerSku: string | null;
  readonly title: string;
  readonly qty: number;
  /** What approvers left of it. */
  readonly kept: number;
  readonly unitPrice: number;
  /** Goods after discounts, without fees and tax. */
  readonly net: number;
  /** '' for none. */
  readonly budgetCenter: string;
  /** The line's own; absent in orders from before lines had one. */
  readonly purchaseOrder?: string;
  readonly onContract: boolean;
  /** Whether the goods are off contract, in an organization with contracts. Missing on old orders: then `!onContract`. */
  readonly offContract?: boolean;
  /** Customization of goods made to order; missing on old orders. */
  readonly custom?: CustomDesign | null;
  /** Name of the contract that made the price, ''; missing on old orders. */
  readonly contract?: string;
}

export interface PaidBy {
  readonly paymentType: string;
  readonly brand: string | null;
  readonly lastFour: string | null;
  readonly amount: number;
}

export interface ApprovalFacts {
  readonly shipTo: readonly string[];
  /** What taxes and days are for. */
  readonly place: Place;
  /** The organization's location; null for a typed address and a pickup. */
  readonly locationId: string | null;
  readonly purchaseOrder: string;
  /** ''; missing on orders from before it was kept. */
  readonly purchaseOrderRelease?: string;
  readonly budgetCenter: string;
  /** Centers that the order may take over their budget, because its approvers are asked about that. */
  readonly mayGoOver: readonly string[];
  readonly paidBy: readonly PaidBy[];
}

/** What the provider knows a payment by. `isTyped`: a card that was typed, whose reference has to be made lasting. */
export interface KeptTender {
  readonly tenderNo: number;
  readonly token: string;
  readonly isTyped: boolean;
}

export interface ApprovalRow {
  readonly account_number: string;
  readonly order_number: string;
  readonly buyer_id: string;
  readonly buyer_name: string;
  readonly group_id: string | null;
  readonly site_id: SiteId;
  readonly copy_locale: CopyLocale;
  readonly currency: Currency;
  readonly state: ApprovalState;
  readonly verdict: Verdict;
  readonly step_no: number;
  readonly lines: readonly ApprovalLine[];
  readonly facts: ApprovalFacts;
  readonly total: number;
  readonly submitted_total: number;
  readonly submitted_at: Date;
  readonly step_since: Date;
  readonly reminded_at: Date | null;
  readonly escalated_at: Date | null;
  readonly expires_at: Date;
  readonly decided_at: Date | null;
  readonly asked: readonly Asked[];
  readonly answers: readonly (Answer & { readonly byName: string; readonly decision: Decision; readonly at: string })[];
}

export interface CommentRow {
  readonly author_id: string;
  readonly author_name: string;
  readonly kind: 'comment' | 'approve' | 'decline' | 'withdraw';
  readonly body: string;
  readonly at: Date;
}
