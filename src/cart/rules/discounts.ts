// Coupons over the lines, in their order: item coupons, then basket coupons, each tested again after the ones before it.
import { localTime } from '#delivery/rules';
import { applyCoupon, type Coupon, type CouponLine, type CouponProblem } from '#promotions/rules';
import type { Cart } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import type { LinePrice } from './price-line.ts';

export interface AppliedCoupon {
  readonly code: string;
  readonly coupon: Coupon | null;
  /** What it takes off in all, in cents. */
  readonly cents: number;
  /** Why it takes nothing now; null when it counts. */
  readonly problem: CouponProblem | null;
}

export interface Discounts {
  readonly coupons: readonly AppliedCoupon[];
  /** Cents taken off each line by item coupons, and by basket coupons; in the order of the lines. */
  readonly item: readonly number[];
  readonly basket: readonly number[];
  readonly freeShipping: boolean;
}

const UNDISCOUNTED = new Set(['giftCard', 'eGiftCard', 'warranty', 'assembly', 'techHelp', 'membership']);

export function discountsOf(cart: Cart, lines: readonly LinePrice[], facts: CartFacts): Discounts {
  const none = lines.map(() => 0);
  if (cart.coupons.length === 0) return { coupons: [], item: none, basket: none, freeShipping: false };
  const { day } = localTime(facts.now, facts.site.timeZone);
  const off = { item: none, basket: none };
  const applied = new Map<string, AppliedCoupon>();
  let freeShipping = false;
  for (const { code, coupon, scope } of inOrder(cart, facts)) {
    const left = lines.map((line, at) => couponLine(line, line.gross - (off.item[at] ?? 0) - (off.basket[at] ?? 0), facts));
    const effect = applyCoupon(coupon, facts.site.id, left, day);
    if (!effect.ok) {
      applied.set(code, { code, coupon: coupon ?? null, cents: 0, problem: effect.problem });
      continue;
    }
    off[scope] = off[scope].map((cents, at) => cents + (effect.shares[at] ?? 0));
    freeShipping ||= effect.freeShipping;
    applied.set(code, { code, coupon: coupon ?? null, cents: effect.shares.reduce((sum, share) => sum + share, 0), problem: null });
  }
  return {
    ...off,
    freeShipping,
    coupons: cart.coupons.map((code) => applied.get(code) ?? { code, coupon: null, cents: 0, problem: { reason: 'UNKNOWN' } }),
  };
}

function inOrder(
  cart: Cart,
  facts: CartFacts,
): readonly { readonly code: string; readonly coupon: Coupon | undefined; readonly scope: 'item' | 'basket' }[] {
  const found = cart.coupons.map((code) => {
    const coupon = facts.coupon(code);
    return { code, coupon, scope: coupon?.scope ?? ('basket' as const) };
  });
  return found.toSorted((a, b) => Number(a.scope === 'basket') - Number(b.scope === 'basket'));
}

function couponLine({ product, counted }: LinePrice, cents: number, facts: CartFacts): CouponLine {
  if (product === undefined || !counted) return { cents: 0, brand: '', categories: [], discountable: false };
  return { cents, brand: product.brand, categories: facts.categoriesOf(product), discountable: !UNDISCOUNTED.has(product.kind) };
}
