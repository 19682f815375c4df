export { earnedFor, takenBackFor } from './earning.ts';
export { keptRewards, REWARDS_CACHE_MS, rewardsKey } from './kept-rewards.ts';
export { isAbove, standingOf, tierOfSegment, type Standing, type Tier } from './standing.ts';
