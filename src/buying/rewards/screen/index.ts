export { MemberRewards, type Reward } from './member-rewards.tsx';
export { RewardMoney } from './reward-money.tsx';
export { isKnown, useRewards } from './use-rewards.ts';
