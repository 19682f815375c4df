// What one coupon takes off the lines as they stand, or why it takes nothing. Pure: lines, shopper and day are arguments.
import { prorate } from '#base/money/rules';
import type { SiteId } from '#base/site/rules';
import type { Coupon, CouponProblem, ShopperKind } from './coupon.ts';

/** A line as a coupon sees it: what is still to be paid for it, and what it is. */
export interface CouponLine {
  readonly itemId: string;
  readonly qty: number;
  readonly cents: number;
  readonly brand: string;
  /** The product's category and every category above it. */
  readonly categories: readonly string[];
  /** Gift cards and services are never discounted. */
  readonly discountable: boolean;
  /** Fetched from a store. */
  readonly pickup: boolean;
}

/** Who asks, where and when. */
export interface CouponTerms {
  readonly site: SiteId;
  /** The site's today, ISO. */
  readonly day: string;
  readonly atCheckout: boolean;
  readonly kinds: ReadonlySet<ShopperKind>;
  readonly segment: string;
  readonly rewardsNumber: string | null;
  /** Orders a coupon was used in, by all and by this shopper. */
  usesOf(code: string): { readonly total: number; readonly mine: number };
}

export type CouponEffect =
  | {
      readonly ok: true;
      /** Cents off each line, in whole cents that sum exactly. */
      readonly shares: readonly number[];
      readonly freeShipping: boolean;
      /** Cents of a rewards coupon that found nothing to pay for. */
      readonly unused: number;
    }
  | { readonly ok: false; readonly problem: CouponProblem };

export function applyCoupon(coupon: Coupon | undefined, lines: readonly CouponLine[], terms: CouponTerms): CouponEffect {
  if (coupon === undefined || !coupon.sites.includes(terms.site)) return refused({ reason: 'UNKNOWN' });
  const barred = barredBy(coupon, terms) ?? missingFrom(coupon, lines);
  if (barred !== null) return refused(barred);
  if (coupon.scope === 'checkoutOnly' && !terms.atCheckout) return refused({ reason: 'CHECKOUT_ONLY' });
  return takenOff(coupon, lines);
}

/** Whether nothing but the cart could stand against it: it runs here, is meant for this shopper and not used up. */
export function isOpenTo(coupon: Coupon, terms: CouponTerms): boolean {
  return coupon.sites.includes(terms.site) && barredBy(coupon, terms) === null;
}

/** What stands against it whatever is in the cart. */
function barredBy(coupon: Coupon, terms: CouponTerms): CouponProblem | null {
  const { startsOn, endsOn, limitTotal, limitPerShopper, shoppers, segments } = coupon;
  if (startsOn !== null && terms.day < startsOn) return { reason: 'NOT_STARTED', day: startsOn };
  if (endsOn !== null && terms.day > endsOn) return { reason: 'ENDED', day: endsOn };
  if (coupon.scope === 'rewards') {
    if (terms.rewardsNumber === null) return { reason: 'MISSING_REWARDS_ID' };
    if (coupon.rewardsNumber !== null && coupon.rewardsNumber !== terms.rewardsNumber) return { reason: 'REWARDS_COUPON_ERROR_MESSAGE' };
  }
  const meant =
    (shoppers.length === 0 || shoppers.some((kind) => terms.kinds.has(kind))) &&
    (segments.length === 0 || segments.includes(terms.segment));
  if (!meant) return { reason: 'NOT_FOR_YOU' };
  if (limitTotal === null && limitPerShopper === null) return null;
  const { total, mine } = terms.usesOf(coupon.code);
  if (limitPerShopper !== null && mine >= limitPerShopper) return { reason: 'USED_BEFORE' };
  return limitTotal !== null && total >= limitTotal ? { reason: 'USED_UP' } : null;
}

/** What the cart lacks for it. */
function missingFrom(coupon: Coupon, lines: readonly CouponLine[]): CouponProblem | null {
  const { minimum, minimumQty, delivery } = coupon;
  let goods = 0;
  let eligible = 0;
  let units = 0;
  let comesSo = false;
  for (const line of lines) {
    if (!line.discountable) continue;
    const cents = withoutGift(coupon, line);
    goods += cents;
    if (!qualifies(coupon, line)) continue;
    eligible += cents;
    units += line.qty;
    comesSo ||= delivery === 'any' || (delivery === 'pickup') === line.pickup;
  }
  if (units > 0 && !comesSo) return { reason: 'BOPIS_EVENT_ERROR', delivery: delivery === 'pickup' ? 'pickup' : 'ship' };
  if (goods < minimum) return { reason: 'ORDER_TOTAL_NOT_MET_ERROR', minimum, missing: minimum - goods };
  if (units < minimumQty) return { reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR', missingQty: minimumQty - units };
  return eligible === 0 ? { reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR', missingQty: 1 } : null;
}

function takenOff(coupon: Coupon, lines: readonly CouponLine[]): CouponEffect {
  const weights = lines.map((line) => (line.discountable && qualifies(coupon, line) && inItsWay(coupon, line) ? line.cents : 0));
  const eligible = sum(weights);
  switch (coupon.kind) {
    case 'shipping':
      return taken(
        lines.map(() => 0),
        { freeShipping: true },
      );
    case 'percent':
      return taken(prorate(Math.round((eligible * coupon.value) / 10_000), weights));
    case 'freeItem':
      return gift(coupon, lines);
    case 'amount':
      if (coupon.scope === 'rewards') {
        const paid = Math.min(coupon.value, eligible);
        return taken(prorate(paid, weights), { unused: coupon.value - paid });
      }
      return coupon.value > eligible ? refused({ reason: 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL' }) : taken(prorate(coupon.value, weights));
  }
}

/** One unit of the gift is free, when the shopper has taken it. */
function gift({ freeItemId }: Coupon, lines: readonly CouponLine[]): CouponEffect {
  const at = lines.findIndex((line) => line.itemId === freeItemId && line.cents > 0);
  const line = lines[at];
  if (line === undefined) return refused({ reason: 'FREE_ITEM_NOT_CHOSEN', itemId: freeItemId ?? '' });
  return taken(lines.map((_, place) => (place === at ? oneUnit(line) : 0)));
}

/** A gift does not help to reach the sum it is given for. */
function withoutGift(coupon: Coupon, line: CouponLine): number {
  return coupon.kind === 'freeItem' && line.itemId === coupon.freeItemId ? line.cents - oneUnit(line) : line.cents;
}

function oneUnit({ cents, qty }: CouponLine): number {
  return Math.ceil(cents / qty);
}

function qualifies({ items, categories, brands }: Coupon, line: CouponLine): boolean {
  if (items.includes(line.itemId)) return true;
  if (items.length > 0 && categories.length === 0 && brands.length === 0) return false;
  const inCategory = categories.length === 0 || line.categories.some((id) => categories.includes(id));
  return inCategory && (brands.length === 0 || brands.includes(line.brand));
}

function inItsWay({ delivery }: Coupon, { pickup }: CouponLine): boolean {
  return delivery === 'any' || (delivery === 'pickup') === pickup;
}

function taken(shares: readonly number[], more: { readonly freeShipping?: boolean; readonly unused?: number } = {}): CouponEffect {
  return { ok: true, shares, freeShipping: more.freeShipping ?? false, unused: more.unused ?? 0 };
}

function refused(problem: CouponProblem): CouponEffect {
  return { ok: false, problem };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
