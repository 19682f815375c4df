// Amounts of a budget (B2B-1).
import { useMoney } from '#ui/page/use-money';

/** Formats an amount in dollars of a budget in `currency`. */
export function useBudgetPrice(currency: string): (amount: number) => string {
  const money = useMoney();
  return (amount) => money(amount, currency);
}
