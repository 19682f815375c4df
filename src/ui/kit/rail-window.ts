// Which slides of a carousel are visible, from the visible share of each.

/** Slides with less visible are hidden from keyboard and screen readers. */
const SEEN = 0.1;
/** Slides with at least this share count in "1 to 5 of 12". */
const SHOWN = 0.6;

export interface RailWindow {
  readonly hidden: readonly boolean[];
  /** Index of the first and last visible slide, from 0. */
  readonly first: number;
  readonly last: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

export function railWindow(shares: readonly number[]): RailWindow {
  const first = shares.findIndex((share) => share >= SHOWN);
  const last = shares.findLastIndex((share) => share >= SHOWN);
  return {
    hidden: shares.map((share) => share < SEEN),
    first: Math.max(first, 0),
    last: Math.max(last, 0),
    atStart: (shares[0] ?? 1) >= 0.98,
    atEnd: (shares.at(-1) ?? 1) >= 0.98,
  };
}
