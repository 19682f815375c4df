export { MemberRewards, type Reward } from './member-rewards.tsx';
export { useLoyaltyText } from './use-loyalty-text.ts';
export { RewardMoney } from './reward-money.tsx';
export { isKnown, useRewardMoney, useRewards } from './use-rewards.ts';
