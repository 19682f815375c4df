// The hours and days of a due order: when it is placed, reminded of, tried again, and given up.
import { addDays, instantOf } from '#base/calendar/rules';

/** Orders are placed from 6 am on, and tried again at 9 am, on the site's clock. */
const PLACED_AT = 6 * 60;
const RETRIED_AT = 9 * 60;

/** How long before an order the reminder goes out. */
export const REMIND_DAYS = 3;
/** How long a question waits for an answer before its day is skipped. */
export const ASK_DAYS = 7;
/** How long goods are waited for. */
export const WAIT_DAYS = 14;
/** An order that would be later than this is asked about first: nobody is charged for a day they have forgotten. */
export const LATE_DAYS = 14;
/** Days skipped in a row, because nobody answered, after which the restock pauses. */
export const MOST_UNANSWERED = 3;
/** How long a cancellation can be taken back. */
export const RETURN_MS = 86_400_000;

/** Days until a declined card is tried again, after each try; the last one leaves it to the owner. */
const RETRY_AFTER: readonly number[] = [1, 3];

export const placedFrom = (day: string, timeZone: string): Date => new Date(instantOf(day, PLACED_AT, timeZone));

/** When the shop looks again `days` after today. */
export const retriedOn = (today: string, days: number, timeZone: string): Date =>
  new Date(instantOf(addDays(today, days), RETRIED_AT, timeZone));

/** When a declined card is tried again; null: no more by itself. `tries`: those before. */
export function nextTry(today: string, tries: number, timeZone: string): Date | null {
  const days = RETRY_AFTER[tries];
  return days === undefined ? null : retriedOn(today, days, timeZone);
}
