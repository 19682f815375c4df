// Whether the page of coupons lists a coupon: it is open to somebody unknown, and valid here and today.
import { conditionOf, type Coupon } from '#goods/promotions/rules';
import type { SiteId } from '#base/site/rules';

export interface ListedDay {
  readonly site: SiteId;
  /** Today at the site, ISO. */
  readonly day: string;
  /** Orders that have used it. */
  readonly used: number;
}

/** Instant coupons need no code and stand beside the price; coupons of a segment or a rewards account are somebody's own. */
export function isListedCoupon({ scope, conditions, advertised = false }: Coupon, { site, day, used }: ListedDay): boolean {
  if (!advertised || scope === 'instant' || scope === 'rewards') return false;
  if (conditionOf(conditions, 'segments') !== undefined || conditionOf(conditions, 'rewardsAccount') !== undefined) return false;
  const { startsOn = null, endsOn = null } = conditionOf(conditions, 'dates') ?? {};
  const isToday = (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn);
  const most = conditionOf(conditions, 'usesInAll')?.most ?? Infinity;
  return isToday && used < most && (conditionOf(conditions, 'sites')?.sites.includes(site) ?? true);
}
