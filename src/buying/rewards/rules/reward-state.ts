// A member's standing, from the audience flags of their session (HDR-5, USR-5).

export type RewardState =
  | 'member'
  | 'new'
  | 'atRisk'
  | 'plus'
  | 'business'
  | 'associate'
  | 'tin'
  | 'bronze'
  | 'silver'
  | 'gold'
  | 'platinum'
  | 'best'
  | 'elite';

/** By flag; the first that is set counts. Whoever has none of them, or is in the penalty box, is a member like others. */
const STATES: ReadonlyMap<string, RewardState> = new Map<string, RewardState>([
  ['associateRewards', 'associate'],
  ['tierAtRisk', 'atRisk'],
  ['loyaltyNew', 'new'],
  ['elite', 'elite'],
  ['best', 'best'],
  ['platinum', 'platinum'],
  ['gold', 'gold'],
  ['silver', 'silver'],
  ['bronze', 'bronze'],
  ['tin', 'tin'],
  ['plus1', 'plus'],
  ['plus2', 'plus'],
  ['plusPaid', 'plus'],
  ['plusFree', 'plus'],
  ['bepPremier', 'business'],
  ['bepBase', 'business'],
]);

/** Null for who is not in rewards. */
export function rewardStateOf(audience: readonly string[]): RewardState | null {
  if (!audience.includes('rewards')) return null;
  return [...STATES].find(([flag]) => audience.includes(flag))?.[1] ?? 'member';
}
