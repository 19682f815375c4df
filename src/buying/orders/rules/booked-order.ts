// What is compared when an order's books are checked: the shop's records, and the payment company's.
import type { OrderStatus } from './order-status.ts';

/** A money event recorded by the shop. Cents. */
export interface MoneyEvent {
  readonly kind: string;
  readonly authorisationId: string | null;
  readonly amount: number;
  /** False when no payment company moves the money, as for an account's bill. */
  readonly inBooks: boolean;
  /** A member's reward money. */
  readonly isRewards?: boolean;
}

/** The same authorisation in the company's books. */
export interface BankEntry {
  readonly id: string;
  readonly status: 'authorised' | 'declined' | 'voided' | 'challenge';
  readonly amount: number;
  readonly currency: string;
  readonly captured: number;
  readonly refunded: number;
}

export interface GoodsAt {
  readonly itemId: string;
  readonly location: string;
  readonly qty: number;
}

/** The entries of an order in the book of rewards. Cents. */
export interface BookedRewards {
  readonly spent: number;
  readonly givenBack: number;
  readonly earned: number;
}

export interface BookedOrder {
  readonly status: OrderStatus;
  readonly currency: string;
  /** Cents: the total when it was placed, and what was cancelled and refunded since. */
  readonly total: number;
  readonly refunded: number;
  /** The sum of its lines. */
  readonly subTotal: number;
  readonly discount: number;
  readonly linesGross: number;
  readonly linesDiscount: number;
  readonly placed: boolean;
  /** Not begun and nothing cancelled: stock still holds all its units. */
  readonly untouched: boolean;
  readonly events: readonly MoneyEvent[];
  /** Units its lines took from each location, and units that stock still reserves for it. */
  readonly taken: readonly GoodsAt[];
  readonly promised: readonly GoodsAt[];
  /** The coupons of the order, and those that count it as a use. */
  readonly coupons: readonly string[];
  readonly couponUses: readonly string[];
  readonly rewards: BookedRewards;
}
