// The table of all coupon conditions, with its functions: reading stored conditions, finding the unmet one, and the lines a coupon discounts.
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { CartConditionFacts, ShopperConditionFacts } from './condition.ts';
import { problemOfValues, type ValueShape, type ValuesOf } from './condition-values.ts';
import { autoRestock } from './conditions/auto-restock.ts';
import { dates } from './conditions/dates.ts';
import { delivery } from './conditions/delivery.ts';
import { items } from './conditions/items.ts';
import { minimumSpend } from './conditions/minimum-spend.ts';
import { minimumUnits } from './conditions/minimum-units.ts';
import { rewardsAccount } from './conditions/rewards-account.ts';
import { segments } from './conditions/segments.ts';
import { shoppers } from './conditions/shoppers.ts';
import { sites } from './conditions/sites.ts';
import { turnedOn } from './conditions/turned-on.ts';
import { usesInAll } from './conditions/uses-in-all.ts';
import { usesPerPerson } from './conditions/uses-per-person.ts';
import type { CouponProblem } from './coupon-problem.ts';
import type { CouponLine } from './coupon-terms.ts';

/** In the order of checking: the first unmet condition is reported. */
export const CONDITIONS = [
  sites,
  dates,
  rewardsAccount,
  shoppers,
  segments,
  autoRestock,
  turnedOn,
  usesPerPerson,
  usesInAll,
  delivery,
  minimumSpend,
  minimumUnits,
  items,
] as const;

type Known = (typeof CONDITIONS)[number];
export type ConditionCode = Known['code'];

/** A condition of a coupon, as stored: its code and values. */
export type CouponCondition = {
  [Each in Known as Each['code']]: { readonly code: Each['code'] } & ValuesOf<Each['values']>;
}[ConditionCode];
type ConditionOf<Code extends ConditionCode> = Extract<CouponCondition, { readonly code: Code }>;

/** A condition of unknown type, which is called with its own values only. */
interface Rule {
  readonly code: ConditionCode;
  readonly about: Known['about'];
  readonly values: ValueShape;
  readonly qualifies: (values: never, facts: never) => boolean;
  readonly missing: (values: never, facts: never) => CouponProblem;
  readonly worksOn?: (values: never, line: CouponLine) => boolean;
}
const RULES: readonly Rule[] = CONDITIONS;
const BY_CODE: ReadonlyMap<unknown, Rule> = new Map(RULES.map((rule) => [rule.code, rule]));

/** The stored conditions of a coupon, or what is wrong with them. */
export function readConditions(stored: unknown): Outcome<readonly CouponCondition[], string> {
  if (!Array.isArray(stored)) return failed('conditions are no list');
  const codes = new Set<unknown>();
  for (const [at, one] of (stored as readonly unknown[]).entries()) {
    const { code, ...values } = typeof one === 'object' && one !== null ? (one as Readonly<Record<string, unknown>>) : {};
    const rule = BY_CODE.get(code);
    if (rule === undefined) return failed(`conditions.${at}: there is no condition ${JSON.stringify(code)}`);
    const problem = codes.has(code) ? 'stands there twice' : problemOfValues(rule.values, values);
    if (problem !== undefined) return failed(`conditions.${at}: ${rule.code} ${problem}`);
    codes.add(code);
  }
  return done(stored as readonly CouponCondition[]); // every code is known, and every value matches its type
}

export function conditionOf<Code extends ConditionCode>(conditions: readonly CouponCondition[], code: Code): ConditionOf<Code> | undefined {
  return conditions.find((one): one is ConditionOf<Code> => one.code === code);
}

/** Why a coupon is not valid for this shopper here and now, or null. */
export function shopperProblem(conditions: readonly CouponCondition[], facts: ShopperConditionFacts): CouponProblem | null {
  return firstUnmet(conditions, 'shopper', facts);
}

/** What the cart lacks for a coupon, or null. */
export function cartProblem(conditions: readonly CouponCondition[], facts: CartConditionFacts): CouponProblem | null {
  return firstUnmet(conditions, 'cart', facts);
}

function firstUnmet(conditions: readonly CouponCondition[], about: Rule['about'], facts: ShopperConditionFacts): CouponProblem | null {
  for (const rule of RULES) {
    const values = rule.about === about ? conditionOf(conditions, rule.code) : undefined;
    // The code identifies the condition, so values and facts have its types.
    if (values !== undefined && !rule.qualifies(values as never, facts as never)) return rule.missing(values as never, facts as never);
  }
  return null;
}

/** Whether every condition lets the coupon discount this line. */
export function worksOn(conditions: readonly CouponCondition[], line: CouponLine): boolean {
  return conditions.every((values) => BY_CODE.get(values.code)?.worksOn?.(values as never, line) ?? true); // same as above
}

/** Whether the coupon names this line, whatever its delivery. */
export function isNamed(conditions: readonly CouponCondition[], line: CouponLine): boolean {
  const named = conditionOf(conditions, 'items');
  return named === undefined || items.worksOn?.(named, line) !== false;
}
