// North American phone numbers: stored as digits, displayed with separators (APP-22).
import type { CopyLocale } from '#base/locale/rules';

/** The ten digits of a typed number, '' when empty, null when invalid. A leading 1 is the country code. */
export function readPhone(typed: string): string | null {
  if (typed.trim() === '') return '';
  if (/[^\d\s().+\-/]/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(digits) ? digits : null;
}

/** `508-555-0137`, « 514 555-0137 ». */
export function formatPhone(digits: string, locale: CopyLocale): string {
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  if (line === undefined) return digits;
  return locale === 'fr-CA' ? `${area}\u00A0${exchange}-${line}` : `${area}-${exchange}-${line}`;
}
