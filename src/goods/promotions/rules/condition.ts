// A condition of a coupon. Each one has its own file in `conditions/`; coupons store its code and values.
import type { ValueShape, ValuesOf } from './condition-values.ts';
import type { CouponProblem } from './coupon-problem.ts';
import type { CouponLine, CouponTerms } from './coupon-terms.ts';

/** The input of a condition about the shopper. */
export interface ShopperConditionFacts {
  /** The coupon's code. */
  readonly code: string;
  readonly terms: CouponTerms;
}

/** The input of a condition about the cart. */
export interface CartConditionFacts extends ShopperConditionFacts {
  /** The lines that may be discounted, without the free unit that the coupon itself gives. */
  readonly goods: readonly CouponLine[];
  /** Those of them that the coupon names. */
  readonly named: readonly CouponLine[];
}

type About = 'shopper' | 'cart';

export interface Condition<Code extends string, Subject extends About, Shape extends ValueShape> {
  /** The stored code; must never change once a coupon uses it. */
  readonly code: Code;
  /** `shopper`: depends only on shopper, site and day, without a cart. */
  readonly about: Subject;
  /** The stored values and their types. */
  readonly values: Shape;
  readonly qualifies: (values: ValuesOf<Shape>, facts: Subject extends 'cart' ? CartConditionFacts : ShopperConditionFacts) => boolean;
  /** Why the coupon does not qualify, with what is missing; called only then. */
  readonly missing: (values: ValuesOf<Shape>, facts: Subject extends 'cart' ? CartConditionFacts : ShopperConditionFacts) => CouponProblem;
  /** Whether the coupon discounts this line; undefined means every line. */
  readonly worksOn?: (values: ValuesOf<Shape>, line: CouponLine) => boolean;
}

/** Defines a condition with its types. */
export function condition<const Code extends string, const Subject extends About, Shape extends ValueShape>(
  facts: Condition<Code, Subject, Shape>,
): Condition<Code, Subject, Shape> {
  return facts;
}
