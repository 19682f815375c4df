// What a paid membership changes of a price: moving up to PREMIUM is charged by the days left, and PREMIUM includes furniture assembly (RWD-4).
import type { MembershipTerm } from '#base/shopper/rules';
import type { ProductFacts } from '#goods/catalog/rules';
import type { PriceOfUnit } from '#goods/pricing/rules';
import { programOf, type Program } from './special-goods.ts';

const DAY_MS = 86_400_000;
const DAYS_OF_YEAR = 365;

/** Whole days from one day (ISO) to a later one; 0 when it is none. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS));

/** Cents for PREMIUM until the end of a SELECT term: the difference of a year, for the days that are left. */
export function moveUpCents(premium: number, { until, cents }: MembershipTerm, today: string): number {
  const days = daysBetween(today, until);
  // A leap year is no longer than a year; what was given may make a term longer than one.
  return Math.round((Math.max(0, premium - cents) * (days === DAYS_OF_YEAR + 1 ? DAYS_OF_YEAR : days)) / DAYS_OF_YEAR);
}

export interface MemberBenefits {
  readonly program: Program | null;
  readonly term: MembershipTerm | undefined;
  /** ISO, on the site's calendar. */
  readonly today: string;
}

/** The price for a member; the one before stands as the regular price. */
export function memberPrice(
  price: PriceOfUnit | null,
  product: ProductFacts,
  { program, term, today }: MemberBenefits,
): PriceOfUnit | null {
  if (price === null || program === null) return price;
  if (product.kind === 'assembly' && program === 'PREMIUM') return lowered(price, 0);
  const movesUp = product.kind === 'membership' && program === 'SELECT' && programOf(product) === 'PREMIUM';
  return movesUp && term !== undefined ? lowered(price, moveUpCents(price.each, term, today)) : price;
}

const lowered = (price: PriceOfUnit, each: number): PriceOfUnit =>
  each < price.each ? { ...price, each, was: price.was ?? price.each, source: 'sale', breakQty: null } : price;
