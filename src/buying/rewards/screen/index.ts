export { MemberRewards, type Reward } from './member-rewards.tsx';
export { useLoyaltyText } from './use-loyalty-text.ts';
export { RewardMoney } from './reward-money.tsx';
export { isKnown, useRewards } from './use-rewards.ts';
export { useRewardMoney } from './use-reward-money.ts';
export { JoinRewards } from './join-rewards.tsx';
export { RewardsOverview } from './rewards-overview.tsx';
/** What buying earns, with the drawer to join (RWD-2). */
export { JoinOffer } from './join-offer.tsx';
/** A member's standing in the header (HDR-5). */
export { RewardState } from './reward-state.tsx';
/** The way to a member's offers, with the drawer that turns them on (RWD-2). */
export { OffersLine } from './offers-line.tsx';
export type { ClaimAnswer } from './claim-fields.tsx';
/** What a member's own categories add, with the drawer to choose them (RWD-2). */
export { BonusLine } from './bonus-line.tsx';
