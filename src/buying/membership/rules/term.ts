// The year of a membership, what a paid order makes of it, and the days on which its owner is told and charged (RWD-4).
import { addDays, addMonths } from '#base/calendar/rules';
import type { Program } from '#buying/cart/rules';

/** Days before the end on which a notice goes out. */
export const NOTICES = [30, 7] as const;
/** Tries of the card, and the days between one and the next: three in ten days. */
export const MOST_TRIES = 3;
const RETRY_AFTER: readonly number[] = [4, 6];

/** February 29 ends on February 28. */
export const yearAfter = (day: string): string => addMonths(day, 12);

export type TermKind = 'bought' | 'renewed' | 'movedUp' | 'extended' | 'given';

export interface RunningTerm {
  readonly program: Program;
  readonly beginsOn: string;
  readonly endsOn: string;
}

export interface BoughtTerm {
  readonly program: Program;
  /** The day on which it was paid. */
  readonly day: string;
  readonly isRenewal: boolean;
}

/** What a paid order makes of the running term (null: none runs). */
export function termAfter(running: RunningTerm | null, { program, day, isRenewal }: BoughtTerm): RunningTerm & { readonly kind: TermKind } {
  if (running !== null && isRenewal)
    return { kind: 'renewed', program: running.program, beginsOn: running.endsOn, endsOn: yearAfter(running.endsOn) };
  if (running === null || running.endsOn < day) return { kind: 'bought', program, beginsOn: day, endsOn: yearAfter(day) };
  if (running.program === 'SELECT' && program === 'PREMIUM') return { ...running, kind: 'movedUp', program };
  return { ...running, kind: 'extended', endsOn: yearAfter(running.endsOn) };
}

interface Told {
  readonly endsOn: string;
  readonly toldFor: string | null;
  readonly toldDays: number | null;
}

/** The notice that is due today: of several that were missed only the last. */
export function noticeDue({ endsOn, toldFor, toldDays }: Told, today: string): (typeof NOTICES)[number] | null {
  const told = toldFor === endsOn && toldDays !== null ? toldDays : Infinity;
  const due = NOTICES.findLast((days) => today >= addDays(endsOn, -days));
  return due !== undefined && due < told ? due : null;
}

/** Whether the owner has known for a week, so that the card may be charged. */
export const isChargeable = ({ endsOn, toldFor, toldDays, toldOn }: Told & { readonly toldOn: string | null }, today: string): boolean =>
  today >= endsOn && toldFor === endsOn && toldDays === 7 && toldOn !== null && today >= addDays(toldOn, 7);

/** Days from refusal number `tries` until the next try; null when there is no further try. */
export const daysToNextTry = (tries: number): number | null => (tries >= MOST_TRIES ? null : (RETRY_AFTER[tries - 1] ?? null));
