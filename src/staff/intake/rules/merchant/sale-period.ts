// The period of a sale price in files: "2027-01-01T00:00-0500/2027-01-31T23:59-0500", "2027-01-01/2027-01-31".
import { addDays, instantOf } from '#base/calendar/rules';
import { isDay } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { PriceRecord } from '#goods/pricing/rules';

type SalePeriod = Pick<PriceRecord, 'saleFrom' | 'saleUntil'>;

const EXAMPLE = '2027-01-01T00:00-0500/2027-01-31T23:59-0500';

/** A problem is the end of a sentence that begins with "sale_price_effective_date". `timeZone` is that of the site, for times without an offset. */
export function readSalePeriod(text: string, timeZone: string): Outcome<SalePeriod, string> {
  const [from = '', until, ...more] = text.split('/').map((part) => part.trim());
  if (until === undefined || more.length > 0 || (from === '' && until === ''))
    return failed(`“${text}” is not a period such as ${EXAMPLE}`);
  return salePeriodOf(from, until, timeZone);
}

/** The same from two cells, either of which may be empty. */
export function salePeriodOf(from: string, until: string, timeZone: string): Outcome<SalePeriod, string> {
  const [begins, ends] = [readMoment(from, timeZone), readMoment(until, timeZone)];
  if (begins === null || ends === null)
    return failed(`“${begins === null ? from : until}” is not a day or time such as 2027-01-31 or 2027-01-31T23:59-0500`);
  if (begins !== undefined && ends !== undefined && begins.at >= ends.end) return failed(`“${from}/${until}” ends before it begins`);
  return done({
    ...(begins !== undefined && { saleFrom: new Date(begins.at).toISOString() }),
    ...(ends !== undefined && { saleUntil: new Date(ends.end).toISOString() }),
  });
}

/** "2027-01-31T05:00+0000/…" as feeds write it; a side without an end is written far away. */
export function salePeriodText({ saleFrom, saleUntil }: SalePeriod): string | undefined {
  if (saleFrom === undefined && saleUntil === undefined) return undefined;
  return `${momentText(saleFrom ?? '2000-01-01T00:00:00.000Z')}/${momentText(saleUntil ?? '2099-12-31T00:00:00.000Z')}`;
}

/** With seconds where a reader would take a last minute for the whole of it. */
function momentText(instant: string): string {
  const [minute, seconds] = [instant.slice(0, 16), instant.slice(16, 19)];
  return `${minute}${seconds === ':00' && !minute.endsWith('59') ? '' : seconds}+0000`;
}

interface Moment {
  readonly at: number;
  /** The first instant after it: a day without a time lasts until it ends, and so does a last minute or second (:59). */
  readonly end: number;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Undefined for an empty text, null for an unreadable one. */
function readMoment(text: string, timeZone: string): Moment | null | undefined {
  if (text === '') return undefined;
  const [, day = '', hour, minute = '0', second, offset] = MOMENT.exec(fromAmerican(text)) ?? [];
  if (!isDay(day)) return null;
  if (hour === undefined) return { at: instantOf(day, 0, timeZone), end: instantOf(addDays(day, 1), 0, timeZone) };
  const minutes = Number(hour) * 60 + Number(minute);
  if (Number(hour) > 24 || Number(minute) > 59 || minutes > 1_440 || Number(second ?? 0) > 59) return null;
  const whole = offset === undefined ? instantOf(day, minutes, timeZone) : Date.parse(day) + (minutes - offsetMinutes(offset)) * 60_000;
  const at = whole + Number(second ?? 0) * 1_000;
  const lasts = second === undefined ? (minute === '59' ? 60_000 : 0) : second === '59' ? 1_000 : 0;
  return { at, end: at + lasts };
}

/** "10/21/16, 2:10 AM", as Magento exports it, month first → "2016-10-21 2:10"; other texts stay. */
function fromAmerican(text: string): string {
  const [whole, month = '', day = '', year = '', hour, minute = '', half = ''] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,?\s+(\d{1,2}):(\d{2})\s*([AP])M)?$/iu.exec(text) ?? [];
  if (whole === undefined) return text;
  const date = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return hour === undefined ? date : `${date} ${(Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)}:${minute}`;
}

function offsetMinutes(offset: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
