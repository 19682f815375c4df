// Amounts in files: "12.99", "12.99 USD". Converted to cents without floating point.
import type { Currency } from '#base/money/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';

/** Ten million dollars: a higher price is a mistake. */
const MOST_CENTS = 1_000_000_000;
const CURRENCIES: readonly string[] = ['USD', 'CAD'] satisfies readonly Currency[];

/** "12.99", "1,299.00" or "12" in cents. A problem is the end of a sentence that begins with the price's name. */
export function readAmount(text: string): Outcome<number, string> {
  const amount = text.trim();
  if (/^[-−–(]/.test(amount)) return failed(`“${text}” is negative`);
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount);
  if (match === null) return failed(`“${text}” is not an amount such as 12.99`);
  const [, whole = '', fraction = ''] = match;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents > MOST_CENTS ? failed(`“${text}” is more than ${MOST_CENTS / 100}`) : done(cents);
}

export interface Price {
  readonly cents: number;
  readonly currency: Currency;
}

/** "12.99 USD" (or "USD 12.99"), in one of the shop's currencies. */
export function readPrice(text: string): Outcome<Price, string> {
  const match = /^(?:([A-Za-z]{3})\s*)?([^A-Za-z]+?)(?:\s*([A-Za-z]{3}))?$/.exec(text.trim());
  const currency = (match?.[3] ?? match?.[1])?.toUpperCase();
  if (match?.[2] === undefined || currency === undefined || (match[1] !== undefined && match[3] !== undefined))
    return failed(`“${text}” is not an amount with a currency such as 12.99 USD`);
  if (!isCurrency(currency)) return failed(`“${text}” is in ${currency}; the shop sells in ${CURRENCIES.join(' and ')}`);
  const amount = readAmount(match[2]);
  return amount.ok ? done({ cents: amount.value, currency }) : amount;
}

function isCurrency(text: string): text is Currency {
  return CURRENCIES.includes(text);
}

/** 1299 → "12.99". */
export function amountText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
