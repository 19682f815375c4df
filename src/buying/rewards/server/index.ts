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
export { rewardsHandlers, type RewardsFacts } from './rewards-handlers.ts';
export { rewardsPersonalData } from './personal-data.ts';
