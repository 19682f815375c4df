// Reads an amount as somebody types it.
import { readMoney } from '#buying/budgets/rules';

const MOST_CENTS = 2_000_000_000;

/** Cents of "$1,234.50" or "1 234,50 $"; null for anything else, and for more than 20 million. */
export function readAmountText(text: string): number | null {
  const cents = readMoney(text) ?? null;
  return cents === null || cents > MOST_CENTS ? null : cents;
}
