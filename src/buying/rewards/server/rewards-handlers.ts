// Handlers of the rewards contract.
import { contentLocale } from '#goods/catalog/rules';
import { localTime } from '#base/calendar/rules';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Handlers } from '#platform/contract';
import type { Db, Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { conditionOf, emailIdentity, isOpenTo, type Coupon } from '#goods/promotions/rules';
import type { Coupons } from '#goods/promotions/server';
import type { rewardsContract } from '#buying/rewards/contract';
import { CLAIM_DAYS, isAbove, loyaltyMessagingOf, standingOf, tierOfSegment, type Standing } from '#buying/rewards/rules';
import { rewardsWords } from '#buying/rewards/words';
import type { Profile, SignedIn } from '#base/shopper/rules';
import type { Site } from '#base/site/rules';
import { joinRewards } from '#people/sessions/server';
import { claim, claimsOf } from './claims.ts';
import { moneyReply } from './money-reply.ts';
import { ANNOUNCE_TO_MEMBER } from './rewards-queries.ts';

export interface RewardsFacts {
  readonly db: Db;
  readonly coupons: Pick<Coupons, 'ofRewards' | 'usesOf'>;
  /** Cents that an owner has paid on a site since a day (ISO). */
  readonly spentSince: (on: Queries, ownerId: string, site: Site, day: string) => Promise<number>;
}

/** A member, with today's date and standing. */
interface Member {
  readonly profile: Profile & { readonly rewardsNumber: string };
  readonly today: string;
  readonly spent: number;
  readonly standing: Standing;
}

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

    'GET /ele-lpd/api/getAvailableRewards': async ({ visit, shopper }) => {
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
    },

    'POST /api/rewards/join': async ({ visit, shopper }) => {
      if (visit.site.tenant !== 'consumer') return refusedHere(visit);
      await joinRewards(db, shopper.profile.profileId);
      return {};
    },

    'GET /api/rewards/claims': async ({ visit, shopper }) => {
      const profile = profileOf(visit, shopper);
      return 'code' in profile ? profile : { claims: [...(await claimsOf(db, visit, profile.profileId))] };
    },

    'POST /api/rewards/claims': ({ visit, shopper, body }) => claimed(db, visit, profileOf(visit, shopper), body),

    'GET /api/rewards': async ({ visit, shopper }) => {
      const profile = profileOf(visit, shopper);
      return 'code' in profile ? profile : moneyReply(db, visit, profile.profileId);
    },
  };
}

async function claimed(db: Db, visit: Visit, profile: ReturnType<typeof profileOf>, body: Parameters<typeof claim>[3]) {
  if ('code' in profile) return profile;
  const written = await claim(db, visit, profile.profileId, body);
  return written.ok
    ? {}
    : refuse(422, written.problem, sayer(rewardsWords, visit.copyLocale)(`server.${written.problem}`, { days: CLAIM_DAYS }));
}

const refusedHere = ({ copyLocale }: Visit): Refusal =>
  refuse(404, 'MISSING_REWARDS_ID', sayer(rewardsWords, copyLocale)('server.noProgram'));

function profileOf(visit: Visit, { profile }: SignedIn): Member['profile'] | Refusal {
  const { rewardsNumber } = profile;
  if (rewardsNumber === null) return refuse(404, 'MISSING_REWARDS_ID', sayer(rewardsWords, visit.copyLocale)('server.noMember'));
  return { ...profile, rewardsNumber };
}

async function memberOf({ db, spentSince }: RewardsFacts, visit: Visit, shopper: SignedIn): Promise<Member | Refusal> {
  const profile = profileOf(visit, shopper);
  if ('code' in profile) return profile;
  const { day: today } = localTime(visit.now.getTime(), visit.site.timeZone);
  const spent = await spentSince(db, profile.profileId, visit.site, `${today.slice(0, 4)}-01-01`);
  return { profile, today, spent, standing: standingOf(spent, profile.segmentCode) };
}

/** The program's coupons that the member could use today, if the cart allows it. */
async function openRewards({ coupons }: RewardsFacts, { profile, today }: Member, visit: Visit): Promise<readonly Coupon[]> {
  const all = coupons.ofRewards();
  const usesOf = await coupons.usesOf(
    all.map(({ code }) => code),
    () => ({ ownerId: profile.profileId, email: emailIdentity(profile.email), address: '' }),
  );
  const { rewardsNumber, segmentCode: segment } = profile;
  const terms = {
    site: visit.site.id,
    day: today,
    atCheckout: true,
    kinds: new Set(['registered', 'rewards'] as const),
    segment,
    rewardsNumber,
    usesOf,
  };
  return all.filter((coupon) => isOpenTo(coupon, terms));
}
