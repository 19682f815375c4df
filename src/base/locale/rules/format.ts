// Formats of numbers, money and dates per locale (CAT-10, §9). Pure: instant and time zone are arguments.
import { cachedFormat } from './format-cache.ts';
import type { CopyLocale } from './locale.ts';

/** `$1,234.50` in English, `1 234,50 $` with no-break spaces in French: always two decimals, never `US$`; negative amounts have a minus sign. */
export function formatPrice(cents: number, currency: string, locale: CopyLocale): string {
  return money(decimal(cents, -2, 2, 2, locale), currency, locale);
}

/** An amount of a site with the other dollar: `CA$1,234.50`, `1 234,50 $ CA`. */
export function formatForeignPrice(cents: number, currency: string, locale: CopyLocale): string {
  const country = currency.slice(0, 2);
  return money(decimal(cents, -2, 2, 2, locale), locale === 'fr-CA' ? `$\u00A0${country}` : `${country}$`, locale);
}

/** The minus sign, as wide as a plus; Intl uses a hyphen. */
const MINUS = '−';
/** Both dollars have the same sign: the site decides which one it is. Any other currency is its own sign. */
const SIGNS: ReadonlyMap<string, string> = new Map(Object.entries({ USD: '$', CAD: '$' }));

function money(amount: string, currency: string, locale: CopyLocale): string {
  const sign = SIGNS.get(currency) ?? currency;
  const [minus, size] = amount.startsWith('-') ? [MINUS, amount.slice(1)] : ['', amount];
  return minus + (locale === 'fr-CA' ? `${size}\u00A0${sign}` : sign + size);
}

/**
 * `value` times ten to the power of `shift`, with the decimals it needs between two bounds. Does not use Intl, whose first number format costs a
 * phone a tenth of a second, because it searches all known locales.
 */
function decimal(value: number, shift: number, least: number, most: number, locale: CopyLocale): string {
  if (!Number.isFinite(value)) return String(value);
  const french = locale === 'fr-CA';
  // Shifts the digits instead of multiplying, so that exact halves round up.
  const [digits, power = '0'] = String(Math.abs(value)).split('e');
  const rounded = Math.round(Number(`${digits}e${Number(power) + shift + most}`));
  const text = String(rounded).padStart(most + 1, '0');
  const whole = text.slice(0, text.length - most).replaceAll(/\B(?=(?:\d{3})+$)/g, french ? '\u00A0' : ',');
  let end = text.length;
  while (end > text.length - most + least && text[end - 1] === '0') end -= 1;
  const decimals = text.slice(text.length - most, end);
  return `${value < 0 && rounded > 0 ? '-' : ''}${whole}${decimals === '' ? '' : (french ? ',' : '.') + decimals}`;
}

const dayFormat = cachedFormat(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone }),
);
/** For a day of another year. */
export const dayAndYearFormat = cachedFormat(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', timeZone }),
);
const dateFormat = cachedFormat((locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }));

/** Unit price with as many decimals as needed to distinguish cheap items (`$0.009`, `0,012 $`). */
export function formatUnitPrice(centsEach: number, currency: string, locale: CopyLocale): string {
  const digits = centsEach >= 10 ? 2 : centsEach >= 1 ? 3 : 4;
  return money(decimal(centsEach, -2, Math.min(digits, 3), digits, locale), currency, locale);
}

/** Text for a missing price: 'Price N/A' by default, or '$0.00' or 'N/A' by option, in the locale's form (CAT-10). */
export function formatPriceOr(
  cents: number | null | undefined,
  currency: string,
  locale: CopyLocale,
  missing: 'unavailable' | 'zero' | 'short' = 'unavailable',
): string {
  if (cents !== null && cents !== undefined && Number.isFinite(cents)) return formatPrice(cents, currency, locale);
  if (missing === 'zero') return formatPrice(0, currency, locale);
  return MISSING[locale][missing];
}

const MISSING: Readonly<Record<CopyLocale, { readonly unavailable: string; readonly short: string }>> = {
  'en-US': { unavailable: 'Price N/A', short: 'N/A' },
  'en-CA': { unavailable: 'Price N/A', short: 'N/A' },
  'fr-CA': { unavailable: 'Prix n.d.', short: 'n.d.' },
  'es-US': { unavailable: 'Precio n/d', short: 'n/d' },
};

export function formatNumber(value: number, locale: CopyLocale): string {
  return decimal(value, 0, 0, 3, locale);
}

/** `Sat, Nov 21`, « sam. 21 nov. » */
export function formatDay(date: Date, timeZone: string, locale: CopyLocale): string {
  return firstOfMonth(dayFormat(locale, timeZone).format(date), locale);
}

/** `November 20, 2026`, « 20 novembre 2026 » */
export function formatDate(date: Date, timeZone: string, locale: CopyLocale): string {
  return firstOfMonth(dateFormat(locale, timeZone).format(date), locale);
}

/** French uses an ordinal for the first day of a month: « 1er janvier », then « 2 janvier ». */
export const firstOfMonth = (day: string, locale: CopyLocale): string =>
  locale === 'fr-CA' ? day.replace(/(?<!\d)1(?= \p{L})/u, '1er') : day;
