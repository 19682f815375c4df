// Reads single cells of the sheet of contracts. What cannot be read is an error sentence.
import { addDays, instantOf, localDay } from '#base/calendar/rules';
import { isDay } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import type { AgreedPrice, Period } from './contract-rows.ts';

export type Cells = Readonly<Record<string, string | undefined>>;

const ZONES: ReadonlyMap<string, { readonly currency: Currency; readonly timeZone: string }> = new Map([
  ['USD', { currency: 'USD', timeZone: SHIPPED_SITES['business-US'].timeZone }],
  ['CAD', { currency: 'CAD', timeZone: SHIPPED_SITES['business-CA'].timeZone }],
]);
const DECIMAL = /^(\d{1,7})(?:\.(\d{1,2}))?$/;
/** An export protects spreadsheets from a text that looks like a formula. */
const ESCAPED = /^'(?=[=+\-@])/;

/** A text of the sheet's own writing. */
export const textOf = (text = ''): string => text.replace(ESCAPED, '');

/** "12.50" in hundredths: cents of dollars, or hundredths of a percent. */
export const hundredthsOf = (text: string): number | undefined => {
  const [, whole, rest = ''] = DECIMAL.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
};

export const currencyOf = (text = ''): Currency | undefined => ZONES.get(text)?.currency;

/** Two days, the last included, on the clock of the site with this currency. */
export function readPeriod({ valid_from: first = '', valid_until: last = '' }: Cells, currency: Currency): Period | string {
  const timeZone = zoneOf(currency);
  for (const [column, day] of [
    ['valid_from', first],
    ['valid_until', last],
  ] as const)
    if (day !== '' && !isDay(day)) return `${column} ${day} is no day such as 2027-01-31`;
  if (first !== '' && last !== '' && last < first) return `valid_until ${last} is before valid_from ${first}`;
  return {
    from: first === '' ? null : instantOf(first, 0, timeZone),
    until: last === '' ? null : instantOf(addDays(last, 1), 0, timeZone),
  };
}

const zoneOf = (currency: Currency): string => ZONES.get(currency)?.timeZone ?? SHIPPED_SITES['business-US'].timeZone;

/** The first and last day of something agreed, as the sheet has them; '' without one. */
export function contractDays({ from, until }: Period, currency: Currency): { readonly first: string; readonly last: string } {
  const timeZone = zoneOf(currency);
  return {
    first: from === null ? '' : localDay(new Date(from), timeZone),
    last: until === null ? '' : addDays(localDay(new Date(until), timeZone), -1),
  };
}

const BREAK = /^(\d{1,6})\s*=\s*(\S+)$/;

/** "10=4.20 | 50=3.99": from a quantity on, as in the sheet of products. `better`: whether a figure is better for the buyer than the one before. */
export function readBreaks(
  text: string,
  first: number,
  {
    better,
    sample,
    problem,
  }: { readonly better: (each: number, before: number) => boolean; readonly sample: string; readonly problem: string },
): AgreedPrice['breaks'] | string {
  const breaks: { readonly qty: number; readonly each: number }[] = [];
  for (const step of text === '' ? [] : text.split('|')) {
    const [, qty, amount = ''] = BREAK.exec(step.trim()) ?? [];
    const each = hundredthsOf(amount);
    if (qty === undefined || each === undefined) return `breaks ${text} are not written as ${sample}`;
    const before = breaks.at(-1) ?? { qty: 1, each: first };
    if (Number(qty) <= before.qty || !better(each, before.each)) return `breaks ${text} ${problem}`;
    breaks.push({ qty: Number(qty), each });
  }
  return breaks;
}
