// Decimal amounts of companies that count in dollars: `44.99`. The shop counts in cents.
import { PaymentUnreachable } from '#buying/payment/server';

export function decimalOf(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** An unreadable amount counts as no answer. */
export function centsOf(amount: string): number {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === undefined) throw new PaymentUnreachable('The payment company answered an amount that cannot be read');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
