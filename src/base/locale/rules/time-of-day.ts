// Format of times of day per locale (§9); separate because most pages need none.
import { cachedFormat } from './format-cache.ts';
import type { CopyLocale } from './locale.ts';

const timeFormat = cachedFormat((locale, timeZone) =>
  locale === 'fr-CA'
    ? new Intl.DateTimeFormat('fr-CA', { hour: 'numeric', minute: '2-digit', hour12: false, timeZone })
    : new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }),
);

/** `9:15 am`, « 9 h 15 » */
export function formatTime(date: Date, timeZone: string, locale: CopyLocale): string {
  const format = timeFormat(locale, timeZone);
  if (locale === 'fr-CA') {
    const parts = format.formatToParts(date);
    const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
    return of('minute') === '00' ? `${Number(of('hour'))}\u00A0h` : `${Number(of('hour'))}\u00A0h\u00A0${of('minute')}`;
  }
  return format.format(date).replace(/[\s\u202F]*([AP])M/, (_, half: string) => ` ${half.toLowerCase()}m`);
}
