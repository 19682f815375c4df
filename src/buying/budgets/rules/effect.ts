// What an order does to the running period of a center.
import type { PeriodLength, WhenOver } from './center.ts';
import type { RunningPeriod } from './period.ts';

export interface BudgetOwner {
  readonly profileId: string;
  readonly name: string;
}

/** `amount`, `leftBefore` and `leftAfter` are null for a center without a limit; `overBy` is 0 when the order fits. Cents. */
export interface BudgetEffect {
  readonly center: string;
  readonly cents: number;
  readonly amount: number | null;
  /** Spent and held before the order. */
  readonly used: number;
  readonly leftBefore: number | null;
  readonly leftAfter: number | null;
  readonly overBy: number;
  readonly whenOver: WhenOver;
  readonly period: PeriodLength;
  readonly owner: BudgetOwner | null;
}

interface Charged {
  readonly center: string;
  readonly cents: number;
  /** What the order that this one replaces has spent there; it counts as free. */
  readonly replaced: number;
  readonly whenOver: WhenOver;
  readonly period: PeriodLength;
  readonly owner: BudgetOwner | null;
}

export function effectOf({ amount, held, spent }: Pick<RunningPeriod, 'amount' | 'held' | 'spent'>, charged: Charged): BudgetEffect {
  const { replaced, ...rest } = charged;
  const used = held + spent - replaced;
  if (amount === null) return { ...rest, amount, used, leftBefore: null, leftAfter: null, overBy: 0 };
  const leftBefore = amount - used;
  const leftAfter = leftBefore - rest.cents;
  return { ...rest, amount, used, leftBefore, leftAfter, overBy: Math.max(0, -leftAfter) };
}
