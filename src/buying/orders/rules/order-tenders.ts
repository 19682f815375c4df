// What an order is paid with: each tender with its number, which names its key at the provider, and what it gives (PAY-1).
import { applyTenders, type CheckoutEntries, type ChosenPayment, type Tender } from '#buying/checkout/rules';
import { meansOf } from '#buying/payment/rules';

/** Billed to the account by invoice: no provider is asked for it (decision 0172). */
export const ACCOUNT = 'ACCOUNT';
/** Reward money of a member: the shop's own books give it (decision 0200). */
export const REWARDS = 'REWARDS';

export interface OrderTender {
  /** From 1, in the order in which they are taken: reward money first, then gift and prepaid cards. */
  readonly tenderNo: number;
  readonly paymentType: ChosenPayment['paymentType'] | Tender['paymentType'] | typeof ACCOUNT;
  /** What it is called: a card's brand, a vendor, or the kind of a gift card. */
  readonly brand: string | null;
  readonly lastFour: string | null;
  readonly token: string;
  /** Cents. */
  readonly amount: number;
}

/** The tenders of an order; their amounts make its total. Null: something is left that nothing pays. */
export function orderTenders(
  total: number,
  { payment, tenders, onAccount }: Pick<CheckoutEntries, 'payment' | 'tenders' | 'onAccount'>,
): readonly OrderTender[] | null {
  const { applied, left } = applyTenders(total, tenders);
  const first = applied
    .filter(({ amount }) => amount > 0)
    .map(({ tender: { paymentType, lastFour, token }, amount }) => ({
      paymentType,
      brand: paymentType === REWARDS ? null : paymentType,
      lastFour,
      token,
      amount,
    }));
  if (left === 0 && first.length > 0) return numbered(first);
  if (onAccount !== null) return numbered([...first, { paymentType: ACCOUNT, brand: null, lastFour: null, token: '', amount: left }]);
  if (payment === null) return null;
  const { paymentType, token } = payment;
  return numbered([...first, { paymentType, ...meansOf(payment), token, amount: left }]);
}

function numbered(tenders: readonly Omit<OrderTender, 'tenderNo'>[]): readonly OrderTender[] {
  return tenders.map((tender, at) => ({ tenderNo: at + 1, ...tender }));
}
