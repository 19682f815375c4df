// What a member of the rewards programme has (RWD-1). Amounts are two-decimal numbers in the site's currency.
import Type from 'typebox';
import { oneOf, orNull } from '#base/schema/contract';

const TierName = oneOf('member', 'best', 'elite');

export const rewardsContract = {
  'GET /ele-lpd/api/getSlpCustomerRewardsInfo': {
    summary: 'How far a member is this calendar year; what is new is said once. 401 for guests, 404 for shoppers without a rewards number',
    access: 'account',
    ids: {},
    reply: Type.Object({
      /** A free item of the programme can be had, and was not told yet. */
      showFreeSkuNewFlag: Type.Boolean(),
      /** The tier is higher than the one last told. */
      showTierUpgradeNewFlag: Type.Boolean(),
      /** What to spend until the next tier; 0 at the top. */
      remainingAmt: Type.Number(),
      /** A free item of the programme can be had now. */
      isFreeSkusEligible: Type.Boolean(),
      /** Paid this year, less what was cancelled or sent back. */
      amtSpent: Type.Number(),
    }),
  },
  'GET /ele-lpd/api/getAvailableRewards': {
    summary: 'Rewards a member can use now, and their tier. 401 for guests, 404 for shoppers without a rewards number',
    access: 'account',
    ids: {},
    reply: Type.Object({
      /** `code` is entered like a coupon; `endDate` is the last day, null without one; `freeItemId` is what it gives for nothing. */
      availableRewards: Type.Array(
        Type.Object({
          code: Type.String(),
          title: Type.String(),
          endDate: orNull(Type.String()),
          freeItemId: orNull(Type.String()),
        }),
      ),
      loyaltyRewards: Type.Object({ tier: TierName, nextTier: Type.Union([TierName, Type.Null()]) }),
    }),
  },
  'GET /api/rewards': {
    summary: 'Reward money a member has, and the latest that came and went. 401 for guests, 404 for shoppers without a rewards number',
    access: 'account',
    ids: {},
    reply: Type.Object({
      balance: Type.Number(),
      /** The latest first; below 0 what was used, or taken back with goods that came back. */
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

/** Both answers together: what a page keeps for five minutes under `rewardsInformation-slp-{id}`. */
export type RewardsInformation = Type.Static<(typeof rewardsContract)['GET /ele-lpd/api/getSlpCustomerRewardsInfo']['reply']> &
  Type.Static<(typeof rewardsContract)['GET /ele-lpd/api/getAvailableRewards']['reply']>;
