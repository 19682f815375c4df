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
export { bonusOn, setBonusRule, type Bonus } from './bonus.ts';
export { claimsForStaff, decideClaim } from './decide-claims.ts';
export { makeLapseJob, type LapseDeps } from './lapse-rewards.ts';
export { makeClaimLetters } from './claim-letters.ts';
export { makeLapseLetters } from './lapse-letter.ts';
export type { LetterDeps } from './member-letter.ts';
export { changeRewards, rewardsLedger } from './staff-rewards.ts';
export type { RewardsFacts } from './member.ts';
export { rewardsHandlers } from './rewards-handlers.ts';
export { rewardsPersonalData } from './personal-data.ts';
