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
      /** Another one with each change of the balance: what a page has cached of before is outdated. */
      revision: Type.String(),
      /** What ends first, at the latest in 60 days, and its last day; null: nothing does. */
      lapsing: orNull(Type.Object({ amount: Type.Number(), on: Type.String() })),
      /** Latest first. Negative amounts were used, or taken back with returned goods. */
      entries: Type.Array(
        Type.Object({
          kind: oneOf('earned', 'bonus', 'spent', 'givenBack', 'takenBack', 'given', 'taken', 'lapsed'),
          /** '' for what belongs to no order. */
          orderNumber: Type.String(),
          /** Why staff gave or took it; '' for everything else. */
          note: Type.String(),
          amount: Type.Number(),
          at: Type.String(),
        }),
      ),
    }),
  },
  'POST /api/rewards/join': {
    summary: 'Joins the free program: the person gets a rewards number, or keeps theirs. The business site has no program',
    access: 'account',
    ids: {},
    body: Type.Object({}),
    reply: Type.Object({}),
  },
  'GET /api/rewards/offers': {
    summary: 'Offers for the member today: on, off, or used. 401 for guests, 404 for shoppers without a rewards number',
    access: 'account',
    ids: {},
    reply: Type.Object({
      /** `endDate`: the last day; null without one. */
      offers: Type.Array(
        Type.Object({ code: Type.String(), title: Type.String(), endDate: orNull(Type.String()), state: oneOf('on', 'off', 'used') }),
      ),
    }),
  },
  'POST /api/rewards/offers': {
    summary: 'Turns an offer on or off; on, it counts in the cart without its code. A repeat changes nothing',
    access: 'account',
    ids: { 'body.code': 'note' },
    body: Type.Object({ code: Type.String({ maxLength: 40 }), isOn: Type.Boolean() }),
    reply: Type.Object({}),
  },
  'GET /api/rewards/bonus': {
    summary: 'Categories that earn more, and those that the member chose. 401 for guests, 404 for shoppers without a rewards number',
    access: 'account',
    ids: {},
    reply: Type.Object({
      /** Cents for each whole dollar, besides those of the tier; 0: there is no bonus now. */
      percent: Type.Integer(),
      /** How many may be chosen. */
      most: Type.Integer(),
      categories: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
      chosen: Type.Array(Type.String()),
      /** The chosen categories and everything below them: goods of these earn the bonus. */
      covers: Type.Array(Type.String()),
      /** From when a new choice counts. */
      from: Type.String(),
      /** What was chosen for that day; null: nothing yet. */
      next: orNull(Type.Array(Type.String())),
    }),
  },
  'POST /api/rewards/bonus': {
    summary:
      'Chooses the categories that earn more: at once for who has none in this quarter, else from the next one. A repeat changes nothing',
    access: 'account',
    ids: { 'body.categories': 'category' },
    body: Type.Object({ categories: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 }) }),
    reply: Type.Object({}),
  },
  'GET /api/rewards/claims': {
    summary:
      'Purchases that a member says earned nothing, the latest first, and what was decided. 404 for shoppers without a rewards number',
    access: 'account',
    ids: {},
    reply: Type.Object({
      claims: Type.Array(
        Type.Object({
          reference: Type.String(),
          boughtOn: Type.String(),
          amount: Type.Number(),
          state: oneOf('open', 'granted', 'refused', 'withdrawn'),
          /** Why it was refused; '' otherwise. */
          reason: Type.String(),
        }),
      ),
    }),
  },
  'POST /api/rewards/claims': {
    summary: 'Claims the rewards of a purchase by its order or receipt number; staff decide. A receipt is claimed once',
    access: 'account',
    ids: { 'body.reference': 'note' },
    body: Type.Object({
      reference: Type.String({ maxLength: 60 }),
      boughtOn: Type.String({ maxLength: 20 }),
      amount: Type.String({ maxLength: 20 }),
    }),
    reply: Type.Object({}),
  },
  'POST /api/rewards/claims/withdrawal': {
    summary: 'Takes back a claim that staff have not decided; its receipt can be claimed again. 404 without one, 409 once it is decided',
    access: 'account',
    ids: { 'body.reference': 'note' },
    body: Type.Object({ reference: Type.String({ maxLength: 40 }) }),
    reply: Type.Object({}),
  },
} as const;

export type RewardBonus = Type.Static<(typeof rewardsContract)['GET /api/rewards/bonus']['reply']>;
export type RewardClaims = Type.Static<(typeof rewardsContract)['GET /api/rewards/claims']['reply']>;
export type RewardOffers = Type.Static<(typeof rewardsContract)['GET /api/rewards/offers']['reply']>;
export type RewardBalance = Type.Static<(typeof rewardsContract)['GET /api/rewards']['reply']>;

/** Both replies together: a page caches them for five minutes under `rewardsInformation-slp-{id}`, unless reward money came or went. */
export type RewardsInformation = Type.Static<(typeof rewardsContract)['GET /ele-lpd/api/getSlpCustomerRewardsInfo']['reply']> &
  Type.Static<(typeof rewardsContract)['GET /ele-lpd/api/getAvailableRewards']['reply']>;
