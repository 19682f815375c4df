// Names the days of a period. `formatRange` alone differs between Node and browsers, so a page that used it would not wake as it was served.
import type { CopyLocale } from './locale.ts';

/** Noon, so that a day is the same in every time zone. */
const NOON = 'T12:00:00Z';

/** `November 1 – 29, 2026`, « 1–29 novembre 2026 »; a single day is named once. */
export function formatDays({ from, to }: { readonly from: string; readonly to: string }, locale: CopyLocale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  // Some versions of the language data put thin spaces around the dash.
  const text = format.formatRange(new Date(from + NOON), new Date(to + NOON)).replaceAll(/[\u2009\u202F]/g, ' ');
  // French has an ordinal for the first day of a month.
  return locale === 'fr-CA' ? text.replaceAll(/(?<!\d)1(?= \p{L}|–\d)/gu, '1er') : text;
}
