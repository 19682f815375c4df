// A budget center: what orders may be charged to it, for how long, and what happens when it is used up (B2B-1). Cents, days as ISO dates.

/** `once`: from `since` to `ends`; the others begin anew again and again. Quarters and years follow the fiscal year. */
export const PERIODS = ['once', 'month', 'quarter', 'year'] as const;
export type PeriodLength = (typeof PERIODS)[number];

/** An order over budget: it goes to somebody for approval, or it is refused. */
export const WHEN_OVER = ['approval', 'refuse'] as const;
export type WhenOver = (typeof WHEN_OVER)[number];

export interface Center {
  readonly centerId: string;
  /** Unique in the organization; orders and carts name it. */
  readonly name: string;
  /** Of each period; null: no limit. */
  readonly amount: number | null;
  /** Its first day. */
  readonly since: string;
  /** The last day of a center of period `once`; null: no end. */
  readonly ends: string | null;
  readonly period: PeriodLength;
  /** 1 to 12: the month in which the fiscal year begins. */
  readonly fiscalMonth: number;
  /** The rest of a period adds to the next. */
  readonly carriesOver: boolean;
  /** Percent of the amount at which the owner is warned; null: never. */
  readonly warnAt: number | null;
  readonly whenOver: WhenOver;
  /** A single line may be charged to it. */
  readonly forLines: boolean;
  /** Profile ids and group ids of those who may charge it; both empty: everybody. */
  readonly people: readonly string[];
  readonly groups: readonly string[];
  readonly ownerId: string | null;
  /** The currency of the orders that it counts; null: all. */
  readonly currency: string | null;
  readonly isRetired: boolean;
}
