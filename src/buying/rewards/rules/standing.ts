// A member's standing in the rewards program: the tier, and the amount missing for the next (RWD-1, USR-5).
import { segmentOf } from '#people/sessions/rules';

/** In rising order. `from`: cents spent in a calendar year that reach the tier. */
export const TIERS = [
  { tier: 'member', from: 0 },
  { tier: 'best', from: 50_000 },
  { tier: 'elite', from: 100_000 },
] as const;

export type Tier = (typeof TIERS)[number]['tier'];

export interface Standing {
  readonly tier: Tier;
  /** Null at the top. */
  readonly nextTier: Tier | null;
  /** Cents to spend this year to reach it. */
  readonly remaining: number;
}

/** The tier that the member's segment grants; spending may have reached a higher one. */
export function tierOfSegment(segmentCode: string): Tier {
  const segment = segmentOf(segmentCode);
  return segment === 'best' || segment === 'elite' ? segment : 'member';
}

/** @param spent cents paid this calendar year, minus cancellations and returns */
export function standingOf(spent: number, segmentCode: string): Standing {
  const given = TIERS.findIndex(({ tier }) => tier === tierOfSegment(segmentCode));
  const earned = TIERS.findLastIndex(({ from }) => spent >= from);
  const at = Math.max(given, earned);
  const next = TIERS[at + 1];
  return {
    tier: TIERS[at]?.tier ?? 'member',
    nextTier: next?.tier ?? null,
    remaining: next === undefined ? 0 : Math.max(0, next.from - spent),
  };
}

/** Whether one tier ranks above another. */
export function isAbove(tier: Tier, other: Tier): boolean {
  const rank = (one: Tier): number => TIERS.findIndex((known) => known.tier === one);
  return rank(tier) > rank(other);
}
