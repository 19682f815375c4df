export {
  checkRewards,
  earnedByOrder,
  earnRewards,
  refundRewards,
  isRewardsShort,
  memberSegment,
  rewardsOfOrders,
  spendableRewards,
  spendRewards,
  takeBackRewards,
} from './reward-book.ts';
export { decideClaim, openClaims } from './claims.ts';
export { makeLapseJob, type LapseDeps } from './lapse-rewards.ts';
export { makeLapseLetters, type LetterDeps } from './lapse-letter.ts';
export { changeRewards, rewardsLedger } from './staff-rewards.ts';
export { rewardsHandlers, type RewardsFacts } from './rewards-handlers.ts';
export { rewardsPersonalData } from './personal-data.ts';
