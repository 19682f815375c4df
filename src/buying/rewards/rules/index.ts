export {
  bonusFor,
  choiceBegins,
  chosenOf,
  coveredBy,
  nextQuarter,
  quarterOf,
  readChoice,
  type BonusRule,
  type ChoiceProblem,
  type Covers,
} from './bonus.ts';
export { EARNS, earnedFor, rewardsToTakeBack } from './earning.ts';
export { creditsLeft, lapsedBy, lapseNotice, TOLD_DAYS, type RewardMove } from './lapsing.ts';
export { CLAIM_STATES, type ClaimState } from './claim-states.ts';
export { CLAIM_DAYS, readClaim, type ClaimProblem } from './read-claim.ts';
export { cachedRewards, REWARDS_CACHE_MS, rewardsKey } from './rewards-cache.ts';
export { loyaltyMessagingOf, type LoyaltyMessaging } from './loyalty-messaging.ts';
export { isAbove, standingOf, tierOfSegment, TIERS, type Standing, type Tier } from './standing.ts';
/** The loyalty offers by their codes (REC-2). */
export { loyaltyOffersFor, type LoyaltyOfferCode } from './loyalty-offers.ts';
/** What the header says of a member (HDR-5). */
export { rewardStateOf, type RewardState } from './reward-state.ts';
