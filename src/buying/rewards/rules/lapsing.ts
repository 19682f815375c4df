// When reward money lapses: a year after it came, the oldest first, told 30 days before (RWD-4). Days are of the site's calendar.
import { addDays, addMonths } from '#base/calendar/rules';

/** How long before its end a member is told. */
export const TOLD_DAYS = 30;
/** A notice tells all that lapses in a week, so that nobody gets one every day. */
const TOLD_AHEAD_DAYS = 7;

export interface RewardMove {
  /** Positive: it came; negative: it went. */
  readonly cents: number;
  readonly day: string;
}

export const lapsesOn = (day: string): string => addMonths(day, 12);

/** What is left of each day's credits, the oldest first, after all that went; with the last day on which it can be used. */
export function creditsLeft(moves: readonly RewardMove[]): readonly { readonly cents: number; readonly endsOn: string }[] {
  let gone = moves.reduce((sum, { cents }) => sum + Math.max(0, -cents), 0);
  const days = new Map<string, number>();
  for (const { cents, day } of moves) if (cents > 0) days.set(day, (days.get(day) ?? 0) + cents);
  const credits = [...days].toSorted(([a], [b]) => a.localeCompare(b));
  return credits.flatMap(([day, cents]) => {
    const used = Math.min(gone, cents);
    gone -= used;
    return cents > used ? [{ cents: cents - used, endsOn: lapsesOn(day) }] : [];
  });
}

/** Cents that have lapsed by the end of a day. */
export const lapsedBy = (moves: readonly RewardMove[], day: string): number =>
  creditsLeft(moves).reduce((sum, { cents, endsOn }) => sum + (endsOn <= day ? cents : 0), 0);

export interface LapseNotice {
  readonly cents: number;
  /** The first day on which something lapses, at the earliest 30 days from today. */
  readonly day: string;
  /** The notice is about everything until then. */
  readonly until: string;
}

/** The notice that is due; null: nothing lapses soon, or the member knows. `toldUntil`: null when they were told nothing yet. */
export function lapseNotice(moves: readonly RewardMove[], today: string, toldUntil: string | null): LapseNotice | null {
  const left = creditsLeft(moves).filter(({ endsOn }) => toldUntil === null || endsOn > toldUntil);
  const [first] = left;
  const soon = addDays(today, TOLD_DAYS);
  if (first === undefined || first.endsOn > soon) return null;
  const until = addDays(soon, TOLD_AHEAD_DAYS);
  const cents = left.reduce((sum, one) => sum + (one.endsOn <= until ? one.cents : 0), 0);
  return { cents, day: first.endsOn > soon ? first.endsOn : soon, until };
}
