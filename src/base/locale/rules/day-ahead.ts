import { dayAndYearFormat, firstOfMonth, formatDay } from './format.ts';
import type { CopyLocale } from './locale.ts';

/** A future day (ISO): "Fri, Feb 12", or "Fri, Feb 12, 2027" when `today` (ISO) is in another year. */
export function formatDayAhead(day: string, today: string, locale: CopyLocale): string {
  const noon = new Date(`${day}T12:00:00Z`);
  if (day.slice(0, 4) === today.slice(0, 4)) return formatDay(noon, 'UTC', locale);
  return firstOfMonth(dayAndYearFormat(locale, 'UTC').format(noon), locale);
}
