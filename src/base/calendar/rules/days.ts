// Days of the calendar as texts, `2026-11-30`: adding, and the day of the week.
const DAY_MS = 86_400_000;

/** Days since 1970-01-01, a Thursday. */
const numberOf = (day: string): number => Date.parse(day) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
const weekdayOfNumber = (number: number): number => (number + 3) % 7;

export function addDays(day: string, count: number): string {
  return dayOf(numberOf(day) + count);
}

/** The day `count` months after `day`, or the last day of a month that is too short. */
export function addMonths(day: string, count: number): string {
  const [inYear = 0, inMonth = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const months = inYear * 12 + inMonth - 1 + count;
  const [year, month] = [Math.floor(months / 12), months % 12];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(dayOfMonth, last)) / DAY_MS);
}

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return weekdayOfNumber(numberOf(day));
}
