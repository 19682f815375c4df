export {
  checkRewards,
  earnedByOrder,
  earnRewards,
  giveBackRewards,
  isRewardsShort,
  memberSegment,
  rewardsOfOrders,
  spendableRewards,
  spendRewards,
  takeBackRewards,
} from './reward-book.ts';
export { rewardsHandlers } from './rewards-handlers.ts';
