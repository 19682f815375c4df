// Categories that earn more for a member who chose them: from when a choice counts, and what it earns (RWD-2, decision 0458).
import { addMonths } from '#base/calendar/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { moneyBack, type GoodsPayment } from './earning.ts';

export interface BonusRule {
  /** Cents for each whole dollar, besides those of the tier. */
  readonly percent: number;
  /** The categories that can be chosen. */
  readonly categories: readonly string[];
  /** How many a member may choose. */
  readonly most: number;
}

/** By chosen category, everything below it. */
export type Covers = Readonly<Record<string, readonly string[]>>;

/** The first day of a day's quarter (ISO). */
export function quarterOf(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
}

export const nextQuarter = (day: string): string => addMonths(quarterOf(day), 3);

/** The chosen categories that are still offered. */
export const chosenOf = (covers: Covers | null, { categories }: BonusRule): readonly string[] =>
  Object.keys(covers ?? {}).filter((id) => categories.includes(id));

/** Every category whose goods earn the bonus. */
export const coveredBy = (covers: Covers | null, rule: BonusRule): ReadonlySet<string> =>
  new Set(Object.entries(covers ?? {}).flatMap(([id, below]) => (rule.categories.includes(id) ? below : [])));

/** From when a new choice counts: at once for who has none in this quarter, else from the next one. */
export const choiceBegins = (today: string, chosenNow: readonly string[]): string =>
  chosenNow.length === 0 ? quarterOf(today) : nextQuarter(today);

export type ChoiceProblem = 'BONUS_NONE' | 'BONUS_TOO_MANY' | 'BONUS_NOT_OFFERED';

/** A category that is named twice counts once. */
export function readChoice(wanted: readonly string[], { categories, most }: BonusRule): Outcome<readonly string[], ChoiceProblem> {
  const chosen = [...new Set(wanted)];
  if (chosen.length === 0) return failed('BONUS_NONE');
  if (chosen.some((id) => !categories.includes(id))) return failed('BONUS_NOT_OFFERED');
  return chosen.length > most ? failed('BONUS_TOO_MANY') : done(chosen);
}

/** Cents that the goods of chosen categories earn besides the tier's. */
export const bonusFor = (payment: GoodsPayment, percent: number): number => moneyBack(payment, percent);
