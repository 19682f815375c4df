// Amounts in files: "12.99", "12.99 USD", "$9.99", "1 299,50 $". Converted to cents without floating point.
import type { Locale } from '#base/locale/rules';
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

/** A currency, by code or by sign; the sign alone is the dollar of the file's locale. */
const CURRENCY = /US\s?\$|CA?\s?\$|\$\s?US|\$\s?CA|\$|[A-Za-z]{3}/giu;

/**
 * A price as a reader of the locale understands it: "12.99 USD", "USD 12.99", "$12.99"; "12,99 $" in French; without a currency in the locale's own.
 * What could be read in two ways is refused.
 */
export function readPrice(text: string, locale: Locale): Outcome<Price, string> {
  const own: Currency = locale === 'en-US' ? 'USD' : 'CAD';
  const said = [...text.matchAll(CURRENCY)].map(([currency]) => codeOf(currency));
  const codes = new Set(said.filter((code) => code !== '$'));
  // Databases write amounts with more digits than there are cents: 34.0000.
  const amount = text
    .replace(CURRENCY, ' ')
    .trim()
    .replace(/([.,]\d{2})0+$/, '$1');
  if (said.length > 2 || codes.size > 1 || (codes.size === 1 && said.filter((code) => code !== '$').length > 1))
    return failed(`“${text}” is not an amount with a currency such as 12.99 USD`);
  const [currency = own] = codes;
  if (!isCurrency(currency)) return failed(`“${text}” is in ${currency}; the shop sells in ${CURRENCIES.join(' and ')}`);
  const cents = readAmount(locale === 'fr-CA' ? inEnglish(amount) : amount);
  if (cents.ok) return done({ cents: cents.value, currency });
  return failed(
    /is negative|is more/.test(cents.problem) ? cents.problem : `“${text}” is not an amount with a currency such as 12.99 ${own}`,
  );
}

/** "1 299,50" → "1299.50"; texts of other forms stay. */
function inEnglish(amount: string): string {
  return /^(?:\d{1,3}(?:[\s\u00A0\u202F]\d{3})+|\d{1,9})(?:,\d{1,2})?$/u.test(amount)
    ? amount.replaceAll(/[\s\u00A0\u202F]/gu, '').replace(',', '.')
    : amount;
}

function codeOf(text: string): string {
  const plain = text.replaceAll(/\s/gu, '').toUpperCase();
  if (plain === 'US$' || plain === '$US') return 'USD';
  return plain === '$' ? '$' : plain.includes('$') ? 'CAD' : plain;
}

function isCurrency(text: string): text is Currency {
  return CURRENCIES.includes(text);
}

/** 1299 → "12.99". */
export function amountText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
