// What a condition of a coupon is. Each stands in a file of its own in `conditions/`; coupons store its code and its values.
import type { ValueShape, ValuesOf } from './condition-values.ts';
import type { CouponProblem } from './coupon-problem.ts';
import type { CouponLine, CouponTerms } from './coupon-terms.ts';

/** What a condition about the shopper sees. */
export interface ShopperConditionFacts {
  /** The coupon's code. */
  readonly code: string;
  readonly terms: CouponTerms;
}

/** What a condition about the cart sees. */
export interface CartConditionFacts extends ShopperConditionFacts {
  /** The lines that may be discounted. The unit that a coupon gives for nothing does not count. */
  readonly goods: readonly CouponLine[];
  /** Those of them that the coupon names. */
  readonly named: readonly CouponLine[];
}

type About = 'shopper' | 'cart';

export interface Condition<Code extends string, Subject extends About, Shape extends ValueShape> {
  /** As it is stored; never changed once a coupon has it. */
  readonly code: Code;
  /** `shopper`: who asks, where and when; it is known before there is a cart. */
  readonly about: Subject;
  /** What is stored beside the code, and what each value has to be. */
  readonly values: Shape;
  readonly qualifies: (values: ValuesOf<Shape>, facts: Subject extends 'cart' ? CartConditionFacts : ShopperConditionFacts) => boolean;
  /** Why it does not qualify, with what is missing: asked only then. */
  readonly missing: (values: ValuesOf<Shape>, facts: Subject extends 'cart' ? CartConditionFacts : ShopperConditionFacts) => CouponProblem;
  /** Whether the coupon takes anything off this line; without it, off every line. */
  readonly worksOn?: (values: ValuesOf<Shape>, line: CouponLine) => boolean;
}

/** Writes a condition down with its types. */
export function condition<const Code extends string, const Subject extends About, Shape extends ValueShape>(
  facts: Condition<Code, Subject, Shape>,
): Condition<Code, Subject, Shape> {
  return facts;
}
