// Applies all coupons of a cart: in their order, each checked again after the previous ones, and the best for the shopper where only one may count.
import { applyCoupon } from './apply-coupon.ts';
import type { CouponProblem } from './coupon-problem.ts';
import type { CouponLine, CouponTerms } from './coupon-terms.ts';
import { COUPON_SCOPES, type Coupon, type CouponScope } from './coupon.ts';

export interface AppliedCoupon {
  readonly code: string;
  readonly coupon: Coupon | null;
  /** Its total in cents, and its share of each line. */
  readonly cents: number;
  readonly shares: readonly number[];
  /** Cents of a rewards coupon that nothing could use. */
  readonly unused: number;
  /** Why it takes nothing off now; null when it applies. */
  readonly problem: CouponProblem | null;
}

/** Cents off one line, by scope. */
export type LineOff = Readonly<Record<CouponScope, number>>;

export const NOTHING_OFF: LineOff = { instant: 0, item: 0, priorityTwo: 0, basket: 0, checkoutOnly: 0, rewards: 0 };

export interface AppliedCoupons {
  /** In the order of entry; then the instant ones that apply. */
  readonly coupons: readonly AppliedCoupon[];
  /** `NOTHING_OFF` itself for each line without a discount. */
  readonly lines: readonly LineOff[];
  readonly freeShipping: boolean;
}

export interface EnteredCoupon {
  readonly code: string;
  readonly coupon: Coupon | undefined;
}

/** Most combinations of exclusive coupons to try; nobody enters more by chance. */
const MOST_CHOICES = 64;

/** `worthOfShipping`: what free delivery would save here, in cents, for comparing coupons. */
export function applyCoupons(
  entered: readonly EnteredCoupon[],
  lines: readonly CouponLine[],
  terms: CouponTerms,
  worthOfShipping: number,
): AppliedCoupons {
  const choices = choicesOf(entered);
  const tried = choices.map((chosen) => inTurn(chosen, lines, terms));
  const worth = ({ coupons, freeShipping }: AppliedCoupons): number =>
    coupons.reduce((sum, { cents }) => sum + cents, freeShipping ? worthOfShipping : 0);
  const best = tried.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  if (tried.length === 1) return best;
  const counting = new Set(best.coupons.map(({ code }) => code));
  const winner = (coupon: Coupon | undefined): string =>
    best.coupons.find((one) => one.problem === null && rivals(one.coupon ?? undefined, coupon))?.code ?? best.coupons[0]?.code ?? '';
  const none = lines.map(() => 0);
  return {
    ...best,
    coupons: entered.flatMap(({ code, coupon }): readonly AppliedCoupon[] => {
      if (counting.has(code)) return best.coupons.filter((one) => one.code === code);
      // A better coupon excludes this one; its own problem, if any, is reported first.
      const alone = applyCoupon(coupon, lines, terms);
      const problem: CouponProblem = alone.ok ? { reason: 'BETTER_COUPON', than: winner(coupon) } : alone.problem;
      return [{ code, coupon: coupon ?? null, cents: 0, shares: none, unused: 0, problem }];
    }),
  };
}

function rivals(a: Coupon | undefined, b: Coupon | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return a.exclusive === '*' || b.exclusive === '*' || (a.exclusive !== null && a.exclusive === b.exclusive);
}

/** Every allowed combination: all stackable coupons with one of each exclusive group, or a single coupon that excludes all others. */
function choicesOf(entered: readonly EnteredCoupon[]): readonly (readonly EnteredCoupon[])[] {
  if (entered.every(({ coupon }) => coupon === undefined || coupon.exclusive === null)) return [entered];
  const isInstant = ({ coupon }: EnteredCoupon): boolean => coupon?.scope === 'instant';
  const alone = entered.filter(({ coupon }) => coupon?.exclusive === '*');
  const others = entered.filter(({ coupon }) => coupon?.exclusive !== '*');
  const groups = Map.groupBy(
    others.filter(({ coupon }) => coupon !== undefined && coupon.exclusive !== null),
    ({ coupon }) => coupon?.exclusive,
  );
  let left: readonly (readonly EnteredCoupon[])[] = [[]];
  for (const members of groups.values()) {
    const next = left.flatMap((out) => members.map((kept) => [...out, ...members.filter((one) => one !== kept)]));
    left = next.slice(0, MOST_CHOICES);
  }
  const beside = left.map((out) => others.filter((one) => !out.includes(one)));
  return [...beside, ...alone.map((one) => [one, ...others.filter(isInstant)])];
}

function inTurn(entered: readonly EnteredCoupon[], lines: readonly CouponLine[], terms: CouponTerms): AppliedCoupons {
  const off = lines.map(() => NOTHING_OFF);
  const applied = new Map<string, AppliedCoupon>();
  let now = lines;
  let freeShipping = false;
  const none = lines.map(() => 0);
  for (const scope of COUPON_SCOPES) {
    for (const { code, coupon } of entered) {
      if ((coupon?.scope ?? 'basket') !== scope) continue;
      const effect = applyCoupon(coupon, now, terms);
      if (!effect.ok) {
        applied.set(code, { code, coupon: coupon ?? null, cents: 0, shares: none, unused: 0, problem: effect.problem });
        continue;
      }
      const { shares, unused } = effect;
      now = now.map((line, at) => {
        const cents = shares[at] ?? 0;
        if (cents === 0) return line;
        const before = off[at] ?? NOTHING_OFF;
        off[at] = { ...before, [scope]: before[scope] + cents };
        return { ...line, cents: line.cents - cents };
      });
      freeShipping ||= effect.freeShipping;
      const cents = shares.reduce((sum, share) => sum + share, 0);
      applied.set(code, { code, coupon: coupon ?? null, cents, shares, unused, problem: null });
    }
  }
  return { coupons: entered.flatMap(({ code }) => applied.get(code) ?? []), lines: off, freeShipping };
}
