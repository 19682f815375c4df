// What the rules are asked about: an order as its buyer submits it.

/** What an order does to a budget center's running period; the budgets' `BudgetEffect` is one. Cents. */
export interface BudgetFacts {
  readonly center: string;
  /** Null for a center without a limit, as `leftAfter` is. */
  readonly amount: number | null;
  /** What the period would have left; negative when the order goes over. */
  readonly leftAfter: number | null;
  /** 0 when the order fits. */
  readonly overBy: number;
  /** Whether people decide when it goes over, or the order is refused. */
  readonly whenOver: 'approval' | 'refuse';
  readonly owner: { readonly profileId: string; readonly name: string } | null;
}

export const PAYMENT_KINDS = ['card', 'account', 'gift', 'paypal', 'rewards'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export const PERIODS = ['month', 'quarter', 'year'] as const;
export type Period = (typeof PERIODS)[number];

export interface SubmittedLine {
  readonly lineNo: number;
  readonly itemId: string;
  readonly title: string;
  /** '' for none. */
  readonly brand: string;
  /** The item's category and those above it. */
  readonly categoryIds: readonly string[];
  readonly qty: number;
  readonly totalCents: number;
  /** A contract of the organization prices the item, or it is a service, which comes with goods. */
  readonly onContract: boolean;
  /** The organization does not want the item bought. */
  readonly isBlocked: boolean;
}

export interface Submission {
  readonly buyer: { readonly profileId: string; /** Null: in no group. */ readonly groupId: string | null };
  /** With tax and delivery. */
  readonly totalCents: number;
  readonly deliveryFeeCents: number;
  readonly paymentKind: PaymentKind;
  /** Null: an address that is no location of the organization. */
  readonly shipTo: { readonly locationId: string | null };
  readonly lines: readonly SubmittedLine[];
  /** The organization wants items off contract approved, whatever its own rules say. */
  readonly asksOffContract?: boolean;
  readonly budgets: readonly BudgetFacts[];
  /** Cents of the buyer's earlier orders in the running month, quarter and year; a missing period counts as 0. */
  readonly spentBefore: ReadonlyMap<Period, number>;
}
