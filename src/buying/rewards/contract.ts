// A member's rewards (RWD-1). Amounts have two decimals, in the site's currency.
import Type from 'typebox';
import { oneOf, orNull } from '#base/schema/contract';

const TierName = oneOf('member', 'best', 'elite');

export const rewardsContract = {
  'GET /ele-lpd/api/getSlpCustomerRewardsInfo': {
    summary: 'How far a member is this calendar year; what is new is said once. 401 for guests, 404 for shoppers without a rewards number',
    access: 'account',
    ids: {},
    reply: Type.Object({
      /** A free item is available and has not been announced yet. */
      showFreeSkuNewFlag: Type.Boolean(),
      /** The tier is higher than the one last announced. */
      showTierUpgradeNewFlag: Type.Boolean(),
      /** Amount to spend until the next tier; 0 at the top. */
      remainingAmt: Type.Number(),
      /** A free item is available now. */
      isFreeSkusEligible: Type.Boolean(),
      /** Paid this year, minus cancellations and returns. */
      amtSpent: Type.Number(),
    }),
  },
  'GET /ele-lpd/api/getAvailableRewards': {
    summary: 'Rewards a member can use now, and their tier. 401 for guests, 404 for shoppers without a rewards number',
    access: 'account',
    ids: {},
    reply: Type.Object({
      /** `code` is entered like a coupon; `endDate` is the last day, null without one; `freeItemId` is the free item. */
      availableRewards: Type.Array(
        Type.Object({
          code: Type.String(),
          title: Type.String(),
          endDate: orNull(Type.String()),
          freeItemId: orNull(Type.String()),
        }),
      ),
      /** `messaging` chooses the texts (USR-5): PR6 says what the next tier takes, PR7 what theirs gives. */
      loyaltyRewards: Type.Object({ tier: TierName, nextTier: Type.Union([TierName, Type.Null()]), messaging: oneOf('PR6', 'PR7') }),
    }),
  },
  'GET /api/rewards': {
    summary: 'Reward money a member has, and the latest that came and went. 401 for guests, 404 for shoppers without a rewards number',
    access: 'account',
    ids: {},
    reply: Type.Object({
      balance: Type.Number(),
      /** Latest first. Negative amounts were used, or taken back with returned goods. */
      entries: Type.Array(
        Type.Object({
          kind: oneOf('earned', 'spent', 'givenBack', 'takenBack'),
          orderNumber: Type.String(),
          amount: Type.Number(),
          at: Type.String(),
        }),
      ),
    }),
  },
} as const;

export type RewardBalance = Type.Static<(typeof rewardsContract)['GET /api/rewards']['reply']>;

/** Both replies together: a page caches them for five minutes under `rewardsInformation-slp-{id}`. */
export type RewardsInformation = Type.Static<(typeof rewardsContract)['GET /ele-lpd/api/getSlpCustomerRewardsInfo']['reply']> &
  Type.Static<(typeof rewardsContract)['GET /ele-lpd/api/getAvailableRewards']['reply']>;
