// The caller as a member: their standing, and what the program has for them today.
import { localTime } from '#base/calendar/rules';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Profile, SignedIn } from '#base/shopper/rules';
import type { Site } from '#base/site/rules';
import { standingOf, type Standing } from '#buying/rewards/rules';
import { rewardsWords } from '#buying/rewards/words';
import { emailIdentity, isOpenTo, type Coupon } from '#goods/promotions/rules';
import type { Catalog } from '#goods/catalog/server';
import type { Coupons } from '#goods/promotions/server';
import type { Db, Queries } from '#platform/db';
import type { Visit } from '#platform/visit';

export interface RewardsFacts {
  readonly db: Db;
  readonly catalog: Pick<Catalog, 'categories'>;
  readonly coupons: Pick<Coupons, 'ofRewards' | 'offers' | 'usesOf'>;
  /** Cents that an owner has paid on a site since a day (ISO). */
  readonly spentSince: (on: Queries, ownerId: string, site: Site, day: string) => Promise<number>;
}

/** A member, with today's date and standing. */
export interface Member {
  readonly profile: Profile & { readonly rewardsNumber: string };
  readonly today: string;
  readonly spent: number;
  readonly standing: Standing;
}

export function profileOf(visit: Visit, { profile }: SignedIn): Member['profile'] | Refusal {
  const { rewardsNumber } = profile;
  if (rewardsNumber === null) return refuse(404, 'MISSING_REWARDS_ID', sayer(rewardsWords, visit.copyLocale)('server.noMember'));
  return { ...profile, rewardsNumber };
}

export async function memberOf({ db, spentSince }: RewardsFacts, visit: Visit, shopper: SignedIn): Promise<Member | Refusal> {
  const profile = profileOf(visit, shopper);
  if ('code' in profile) return profile;
  const { day: today } = localTime(visit.now.getTime(), visit.site.timeZone);
  const spent = await spentSince(db, profile.profileId, visit.site, `${today.slice(0, 4)}-01-01`);
  return { profile, today, spent, standing: standingOf(spent, profile.segmentCode) };
}

/** The program's coupons that the member could use today, if the cart allows it. */
export async function openRewards({ coupons }: RewardsFacts, { profile, today }: Member, visit: Visit): Promise<readonly Coupon[]> {
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
