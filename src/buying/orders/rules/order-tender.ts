// A tender of an order: its number, which is part of its key at the provider, and the amount it pays (PAY-1).
import type { GiftType, PrimaryPaymentType } from '#buying/payment/rules';

/** Billed to the account by invoice, without a provider (decision 0172). */
export const ACCOUNT = 'ACCOUNT';
/** A member's reward money, from the shop's own books (decision 0200). */
export const REWARDS = 'REWARDS';

export interface OrderTender {
  /** From 1, in the order of payment: reward money, then gift and prepaid cards, then the primary payment. */
  readonly tenderNo: number;
  readonly paymentType: PrimaryPaymentType | GiftType | typeof REWARDS | typeof ACCOUNT;
  /** A card's brand, a vendor, or the kind of a gift card. */
  readonly brand: string | null;
  readonly lastFour: string | null;
  readonly token: string;
  /** Cents. */
  readonly amount: number;
}
