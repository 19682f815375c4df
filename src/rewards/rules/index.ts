export { keptRewards, REWARDS_CACHE_MS, rewardsKey } from './kept-rewards.ts';
export { isAbove, standingOf, tierOfSegment, TIERS, type Standing, type Tier } from './standing.ts';
