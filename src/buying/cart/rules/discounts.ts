// Applies the coupons of a cart to its lines: those the shopper entered and the instant ones of its items (CART-15).
import { localTime } from '#base/calendar/rules';
import { isPickup } from '#goods/delivery/rules';
import {
  applyCoupons,
  isDiscountable,
  NOTHING_OFF,
  shopperKinds,
  type AppliedCoupon,
  type Coupon,
  type CouponLine,
  type CouponScope,
  type CouponTerms,
  type LineOff,
} from '#goods/promotions/rules';
import { isBundlePart } from './bundle-parts.ts';
import type { Cart } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import type { LinePrice } from './price-line.ts';
import { offersOf } from './turned-on-offers.ts';

/** Cents that one coupon takes off one line. */
export interface CouponShare {
  readonly code: string;
  readonly scope: CouponScope;
  readonly cents: number;
}

export interface LineDiscount {
  readonly off: LineOff;
  readonly shares: readonly CouponShare[];
}

export interface Discounts {
  /** The entered coupons in their order, then the instant ones and the offers that apply. */
  readonly coupons: readonly AppliedCoupon[];
  /** In the order of the lines; null without any discount. */
  readonly lines: readonly LineDiscount[] | null;
  readonly freeShipping: boolean;
}

const NONE: Discounts = { coupons: [], lines: null, freeShipping: false };
export const NO_DISCOUNT: LineDiscount = { off: NOTHING_OFF, shares: [] };

export function discountsOf(cart: Cart, lines: readonly LinePrice[], facts: CartFacts): Discounts {
  const instant = instantCoupons(lines, facts);
  const offers = offersOf(cart, facts);
  if (cart.coupons.length === 0 && instant.length === 0 && offers.length === 0) return NONE;
  // Instant coupons are never entered; listed among the entered ones, they would appear twice.
  const entered = cart.coupons
    .filter((code) => !instant.some((coupon) => coupon.code === code))
    .map((code) => {
      const coupon = facts.coupon(code);
      return { code, coupon: coupon?.scope === 'instant' ? undefined : coupon };
    });
  const applied = applyCoupons(
    [...entered, ...[...instant, ...offers].map((coupon) => ({ code: coupon.code, coupon }))],
    lines.map((line) => couponLine(line, facts)),
    termsOf(cart, facts),
    facts.site.shippingFee,
  );
  const byItself = new Set(offers.map(({ code }) => code));
  const counting = applied.coupons.filter(
    ({ problem, coupon, code }) => problem === null || (coupon?.scope !== 'instant' && !byItself.has(code)),
  );
  return {
    coupons: counting,
    freeShipping: applied.freeShipping,
    lines: applied.lines.map((off, at) =>
      off === NOTHING_OFF ? NO_DISCOUNT : { off, shares: counting.flatMap((coupon) => shareOf(coupon, at)) },
    ),
  };
}

/** Instant coupons name their items, so each line looks up its own. */
function instantCoupons(lines: readonly LinePrice[], facts: CartFacts): readonly Coupon[] {
  let found: Set<Coupon> | undefined;
  for (const { line } of lines)
    if (!isBundlePart(line)) for (const coupon of facts.instantCoupons(line.itemId)) (found ??= new Set()).add(coupon);
  return found === undefined ? [] : [...found];
}

function shareOf({ code, coupon, shares }: AppliedCoupon, at: number): readonly CouponShare[] {
  const cents = shares[at] ?? 0;
  return cents === 0 || coupon === null ? [] : [{ code, scope: coupon.scope, cents }];
}

function couponLine({ line, product, counted, gross }: LinePrice, facts: CartFacts): CouponLine {
  const { itemId, qty } = line;
  const pickup = isPickup(line.delivery);
  if (product === undefined || !counted || isBundlePart(line))
    return { itemId, qty, cents: 0, brand: '', categories: [], discountable: false, pickup };
  const discountable = isDiscountable(product.kind);
  return { itemId, qty, cents: gross, brand: product.brand, categories: facts.categoriesOf(product), discountable, pickup };
}

function termsOf({ purpose }: Cart, facts: CartFacts): CouponTerms {
  const { site, shopper, now } = facts;
  return {
    site: site.id,
    day: localTime(now, site.timeZone).day,
    atCheckout: facts.atCheckout,
    kinds: shopperKinds(site.tenant, shopper),
    segment: shopper.segment,
    rewardsNumber: shopper.rewardsNumber,
    turnedOn: new Set(shopper.offers),
    isRestock: purpose === 'restock',
    usesOf: facts.couponUses,
  };
}
