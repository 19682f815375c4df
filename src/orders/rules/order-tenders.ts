// What an order is paid with: each tender with its number, which names its key at the provider, and what it gives (PAY-1).
import { applyTenders, type CheckoutEntries, type ChosenPayment, type GiftTender } from '#checkout/rules';
import { meansOf } from '#payment/rules';

/** Billed to the account by invoice: no provider is asked for it (decision 0172). */
export const ACCOUNT = 'ACCOUNT';

export interface OrderTender {
  /** From 1, in the order in which they are taken: gift and prepaid cards first. */
  readonly tenderNo: number;
  readonly paymentType: ChosenPayment['paymentType'] | GiftTender['paymentType'] | typeof ACCOUNT;
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
  const gifts = applied
    .filter(({ amount }) => amount > 0)
    .map(({ tender: { paymentType, lastFour, token }, amount }) => ({ paymentType, brand: paymentType, lastFour, token, amount }));
  if (left === 0 && gifts.length > 0) return numbered(gifts);
  if (onAccount !== null) return numbered([...gifts, { paymentType: ACCOUNT, brand: null, lastFour: null, token: '', amount: left }]);
  if (payment === null) return null;
  const { paymentType, token } = payment;
  return numbered([...gifts, { paymentType, ...meansOf(payment), token, amount: left }]);
}

function numbered(tenders: readonly Omit<OrderTender, 'tenderNo'>[]): readonly OrderTender[] {
  return tenders.map((tender, at) => ({ tenderNo: at + 1, ...tender }));
}
