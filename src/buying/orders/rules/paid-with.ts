// How an order was paid, in words: each means by name, with amounts when there are several.
import { meansText, type PaymentMeans } from '#buying/payment/rules';

interface PaidOrder {
  readonly payments: readonly (PaymentMeans & { readonly amount: number })[];
  /** Two-decimal number; 0: nothing. */
  readonly billedToAccount: number;
  readonly paidByRewards: number;
}

type SayPayment = (
  key: Parameters<Parameters<typeof meansText>[0]>[0] | 'ACCOUNT' | 'REWARDS',
  values?: Readonly<Record<string, unknown>>,
) => string;

/** `amount` is null when one means pays everything. */
export function paidWith(
  { payments, billedToAccount, paidByRewards }: PaidOrder,
  say: SayPayment,
): readonly { name: string; amount: number | null }[] {
  const named = [
    ...(paidByRewards > 0 ? [{ name: say('REWARDS'), amount: paidByRewards }] : []),
    ...payments.map((means) => ({ name: meansText(say, means), amount: means.amount })),
    ...(billedToAccount > 0 ? [{ name: say('ACCOUNT'), amount: billedToAccount }] : []),
  ].filter(({ name }) => name !== '');
  return named.length === 1 ? named.map(({ name }) => ({ name, amount: null })) : named;
}

/** One line for each means, for mails. */
export function paidWithText(order: PaidOrder, say: SayPayment, money: (amount: number) => string): readonly string[] {
  return paidWith(order, say).map(({ name, amount }) => (amount === null ? name : `${name} – ${money(amount)}`));
}
