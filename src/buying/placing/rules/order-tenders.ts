// What each tender pays of an order, in the order of payment (PAY-1).
import { applyTenders, type CheckoutEntries } from '#buying/checkout/rules';
import { ACCOUNT, REWARDS, type OrderTender } from '#buying/orders/rules';
import { meansOf } from '#buying/payment/rules';

/** The tenders of an order; their amounts add up to its total. Null when they do not cover it. */
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
