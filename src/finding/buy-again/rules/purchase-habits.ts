// How somebody buys an item: how many at a time, how often, and when it is due again.
import { addDays } from '#base/calendar/rules';

/** One item in one order. */
export interface Bought {
  readonly itemId: string;
  /** ISO day on the site's calendar. */
  readonly day: string;
  readonly qty: number;
}

/** due: now or overdue. soon: within two weeks. later: after that. once: bought too seldom to tell, or not any more. */
export type Due = 'due' | 'soon' | 'later' | 'once';

export interface Habit {
  readonly itemId: string;
  /** Days on which it was bought. */
  readonly times: number;
  /** As many as are usually bought at a time. */
  readonly qty: number;
  readonly lastOn: string;
  /** Usual days from one purchase to the next; null: too few purchases to tell. */
  readonly everyDays: number | null;
  readonly dueOn: string | null;
  readonly due: Due;
}

/** Two purchases have one gap, which may be chance. */
const LEAST_TIMES = 3;
const SOON_DAYS = 14;
/** Whoever left out so many purchases does not buy it any more. */
const LEFT_OUT = 3;
const DAY_MS = 86_400_000;
const ORDER: readonly Due[] = ['due', 'soon', 'later', 'once'];

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The middle one; of two the smaller, so that nobody is sold more than they usually buy. */
function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** What is due first; then what is bought most often. */
export function purchaseHabits(bought: readonly Bought[], today: string): readonly Habit[] {
  const habits = [...Map.groupBy(bought, ({ itemId }) => itemId)].map(([itemId, own]) => habitOf(itemId, own, today));
  return habits.toSorted(
    (a, b) =>
      ORDER.indexOf(a.due) - ORDER.indexOf(b.due) ||
      (a.dueOn ?? '').localeCompare(b.dueOn ?? '') ||
      b.times - a.times ||
      b.lastOn.localeCompare(a.lastOn) ||
      a.itemId.localeCompare(b.itemId),
  );
}

function habitOf(itemId: string, own: readonly Bought[], today: string): Habit {
  const ofDay = [...Map.groupBy(own, ({ day }) => day)]
    .map(([day, lines]) => ({ day, qty: lines.reduce((sum, { qty }) => sum + qty, 0) }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const lastOn = ofDay.at(-1)?.day ?? today;
  const gaps = ofDay.slice(1).map(({ day }, at) => daysBetween(ofDay[at]?.day ?? day, day));
  const everyDays = ofDay.length < LEAST_TIMES ? null : Math.max(1, middle(gaps));
  const facts = { itemId, times: ofDay.length, qty: Math.max(1, middle(ofDay.map(({ qty }) => qty))), lastOn, everyDays };
  if (everyDays === null) return { ...facts, dueOn: null, due: 'once' };
  const dueOn = addDays(lastOn, everyDays);
  const left = daysBetween(today, dueOn);
  if (-left > everyDays * LEFT_OUT) return { ...facts, dueOn: null, due: 'once' };
  return { ...facts, dueOn, due: left <= 0 ? 'due' : left <= SOON_DAYS ? 'soon' : 'later' };
}

/** The usual quantity as the item can be bought: whole steps, no more than the limit. */
export function buyable(qty: number, { step, limit }: { readonly step: number; readonly limit: number }): number {
  const most = Math.max(step, Math.floor(limit / step) * step);
  return Math.min(Math.ceil(qty / step) * step, most);
}
