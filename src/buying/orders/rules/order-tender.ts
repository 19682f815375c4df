// What an order is paid with: each tender with its number, which names its key at the provider, and what it gives (PAY-1).
import type { GiftType, PrimaryPaymentType } from '#buying/payment/rules';

/** Billed to the account by invoice: no provider is asked for it (decision 0172). */
export const ACCOUNT = 'ACCOUNT';
/** Reward money of a member: the shop's own books give it (decision 0200). */
export const REWARDS = 'REWARDS';

export interface OrderTender {
  /** From 1, in the order in which they are taken: reward money first, then gift and prepaid cards. */
  readonly tenderNo: number;
  readonly paymentType: PrimaryPaymentType | GiftType | typeof REWARDS | typeof ACCOUNT;
  /** What it is called: a card's brand, a vendor, or the kind of a gift card. */
  readonly brand: string | null;
  readonly lastFour: string | null;
  readonly token: string;
  /** Cents. */
  readonly amount: number;
}
