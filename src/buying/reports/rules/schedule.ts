// When a report is mailed, and which days it is about then.
import { addDays, weekdayOf } from '#base/calendar/rules';
import { addMonths, type Period } from './period.ts';

export const CADENCES = ['weekly', 'monthly'] as const;
export type Cadence = (typeof CADENCES)[number];

/** The hour from which it is sent on its day, on the site's clock, in minutes after midnight. */
export const SEND_FROM = 6 * 60;

/** The next Monday, or first of a month, after a day. */
export const sendDayAfter = (day: string, cadence: Cadence): string =>
  cadence === 'weekly' ? addDays(day, 7 - weekdayOf(day)) : addMonths(`${day.slice(0, 7)}-01`, 1);

/** The week, or month, that had ended on the day a report is sent. */
export function periodSentOn(day: string, cadence: Cadence): Period {
  const to = addDays(day, -1);
  return cadence === 'weekly'
    ? { kind: 'days', from: addDays(day, -7), to }
    : { kind: 'lastMonth', from: addMonths(`${day.slice(0, 7)}-01`, -1), to: addDays(`${day.slice(0, 7)}-01`, -1) };
}
