// Which slides of a carousel are in view, from the share of each that is.

/** Less than this much of a slide in view counts as hidden: it cannot be reached by keyboard or screen reader. */
const SEEN = 0.1;
/** At least this much counts as shown in "1 to 5 of 12". */
const SHOWN = 0.6;

export interface RailWindow {
  readonly hidden: readonly boolean[];
  /** From 0; the first and last that are shown. */
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
