// On which surface the shopper is told what came of adding (ATC-1): one pure function, so that a table can say it all.
import type { CartMessage } from '#buying/cart/contract';

/** drawer: beside the page, from below on a phone. modal: over it, for what was refused. overlay: with more to choose from. */
export type Surface = 'drawer' | 'modal' | 'overlay' | 'toast';
export type Breakpoint = 'xxs' | 'xs' | 'sm' | 'md' | 'lg';

/** Which title: what was added, or why not all of it, or nothing, was. */
export type Outcome = 'added' | 'replaced' | 'limit' | 'outOfStock' | 'unavailable' | 'failed';

export interface AddOutcome {
  readonly outcome: Outcome;
  /** Goods that came in, plans and services not counted. */
  readonly goods: number;
  /** Goods that were asked for. */
  readonly asked: number;
  readonly coupons: number;
  readonly codes: readonly CartMessage['code'][];
  /** Something did not come in, or not as it was asked for: a toast has no room to say what. */
  readonly otherwise: boolean;
  readonly tenant: 'consumer' | 'business';
  readonly breakpoint: Breakpoint;
}

/** The errors that must be read before going on. */
const LIMITS: ReadonlySet<string> = new Set([
  'QTY_LIMIT_ITEM',
  'QTY_LIMIT_EXCEEDED',
  'EXCEEDED_LIMIT',
  'EXCEEDS_MAX_LINE_QTY',
  'CART_LINES_LIMIT',
]);

export function chooseSurface({ outcome, goods, asked, coupons, codes, otherwise, tenant, breakpoint }: AddOutcome): Surface {
  const small = breakpoint === 'xs' || breakpoint === 'xxs';
  const large: Surface = small ? 'drawer' : tenant === 'business' ? 'overlay' : 'drawer';
  // An error in quantity limit, exceeded or max line quantity forces drawer or overlay.
  if (codes.some((code) => LIMITS.has(code))) return large;
  if (asked === 0 && coupons > 0 && !otherwise) return 'toast';
  // A coupon that was not taken, and what was refused as a whole, wants an answer and offers nothing else.
  if (outcome === 'failed' || outcome === 'unavailable') return small ? 'drawer' : 'modal';
  // What ran out offers what can be had instead.
  if (outcome === 'outOfStock') return small ? 'drawer' : 'overlay';
  return goods > 1 && !otherwise ? 'toast' : large;
}

export const isLimit = (code: string): boolean => LIMITS.has(code);

/** The breakpoints of the add-to-cart surfaces (§2). */
export function breakpointOf(width: number): Breakpoint {
  if (width > 1024) return 'lg';
  if (width > 820) return 'md';
  if (width > 600) return 'sm';
  return width > 360 ? 'xs' : 'xxs';
}
