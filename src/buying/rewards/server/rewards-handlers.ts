// Handlers of the rewards contract.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { rewardsContract } from '#buying/rewards/contract';
import { isAbove, loyaltyMessagingOf, tierOfSegment } from '#buying/rewards/rules';
import { rewardsWords } from '#buying/rewards/words';
import { contentLocale } from '#goods/catalog/rules';
import { conditionOf } from '#goods/promotions/rules';
import { joinRewards } from '#people/sessions/server';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { bonusReply, chooseBonus } from './choose-bonus.ts';
import { claimHandlers } from './claim-handlers.ts';
import { memberOf, openRewards, profileOf, type RewardsFacts } from './member.ts';
import { moneyReply } from './money-reply.ts';
import { offersReply, turnOne } from './offers.ts';
import { ANNOUNCE_TO_MEMBER } from './rewards-queries.ts';

export function rewardsHandlers(facts: RewardsFacts): Handlers<typeof rewardsContract> {
  const { db } = facts;
  return {
    denied: (visit) => refuse(401, 'MISSING_USER', sayer(rewardsWords, visit.copyLocale)('server.signIn')),

    'GET /ele-lpd/api/getSlpCustomerRewardsInfo': async ({ visit, shopper }) => {
      const member = await memberOf(facts, visit, shopper);
      if ('code' in member) return member;
      const { profile, spent, standing } = member;
      const free = (await openRewards(facts, member, visit)).some(({ kind }) => kind === 'freeItem');
      const announced = await db.maybe(ANNOUNCE_TO_MEMBER, [profile.profileId, standing.tier, free]);
      return {
        showFreeSkuNewFlag: free && announced?.free_item !== true,
        showTierUpgradeNewFlag: isAbove(standing.tier, announced?.tier ?? tierOfSegment(profile.segmentCode)),
        remainingAmt: standing.remaining / 100,
        isFreeSkusEligible: free,
        amtSpent: spent / 100,
      };
    },

    'GET /ele-lpd/api/getAvailableRewards': ({ visit, shopper }) => availableReply(facts, visit, shopper),

    'POST /api/rewards/join': async ({ visit, shopper }) => {
      if (visit.site.tenant !== 'consumer') return refusedHere(visit);
      await joinRewards(db, shopper.profile.profileId);
      return {};
    },

    'GET /api/rewards/offers': async ({ visit, shopper }) => {
      const profile = profileOf(visit, shopper);
      return 'code' in profile ? profile : { offers: [...(await offersReply(facts, visit, shopper))] };
    },

    'POST /api/rewards/offers': ({ visit, shopper, body }) => turned(facts, visit, shopper, body),

    'GET /api/rewards/bonus': async ({ visit, shopper }) => {
      const profile = profileOf(visit, shopper);
      return 'code' in profile ? profile : bonusReply(facts, visit, profile.profileId);
    },

    'POST /api/rewards/bonus': ({ visit, shopper, body }) => chosen(facts, visit, profileOf(visit, shopper), body.categories),

    ...claimHandlers(facts),

    'GET /api/rewards': async ({ visit, shopper }) => {
      const profile = profileOf(visit, shopper);
      return 'code' in profile ? profile : moneyReply(db, visit, profile.profileId);
    },
  };
}

async function availableReply(facts: RewardsFacts, visit: Visit, shopper: SignedIn) {
  const member = await memberOf(facts, visit, shopper);
  if ('code' in member) return member;
  const { tier, nextTier } = member.standing;
  const locale = contentLocale(visit.copyLocale) === 'fr-CA' ? 'fr-CA' : 'en-US';
  const open = await openRewards(facts, member, visit);
  return {
    availableRewards: open.map(({ code, title, conditions, freeItemId }) => ({
      code,
      title: title[locale] ?? title['en-US'],
      endDate: conditionOf(conditions, 'dates')?.endsOn ?? null,
      freeItemId,
    })),
    loyaltyRewards: { tier, nextTier, messaging: loyaltyMessagingOf(member.profile.segmentCode) },
  };
}

async function chosen(facts: RewardsFacts, visit: Visit, profile: ReturnType<typeof profileOf>, categories: readonly string[]) {
  if ('code' in profile) return profile;
  const done = await chooseBonus(facts, visit, profile.profileId, categories);
  if (done.ok) return {};
  const { problem, most } = done.problem;
  return refuse(
    problem === 'BONUS_OVER' ? 404 : 422,
    problem,
    sayer(rewardsWords, visit.copyLocale)(`server.${problem}`, { most }),
    'categories',
  );
}

async function turned(facts: RewardsFacts, visit: Visit, shopper: SignedIn, body: Parameters<typeof turnOne>[3]) {
  const profile = profileOf(visit, shopper);
  if ('code' in profile) return profile;
  const done = await turnOne(facts, visit, shopper, body);
  const status = !done.ok && done.problem === 'OFFER_USED' ? 409 : 404;
  return done.ok ? {} : refuse(status, done.problem, sayer(rewardsWords, visit.copyLocale)(`server.${done.problem}`));
}

const refusedHere = ({ copyLocale }: Visit): Refusal =>
  refuse(404, 'MISSING_REWARDS_ID', sayer(rewardsWords, copyLocale)('server.noProgram'));
