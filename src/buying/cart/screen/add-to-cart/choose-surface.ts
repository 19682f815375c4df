// Chooses the surface of the confirmation (ATC-1): one pure function, tested as a table.
import type { CartMessage } from '#buying/cart/contract';

/** drawer: at the side, on a phone from below. modal: above the page, for refusals. overlay: with more to choose from. */
export type Surface = 'drawer' | 'modal' | 'overlay' | 'toast';
export type Breakpoint = 'xxs' | 'xs' | 'sm' | 'md' | 'lg';

/** Decides the title: what was added, or why something or everything was refused. */
export type Outcome = 'added' | 'replaced' | 'limit' | 'outOfStock' | 'unavailable' | 'failed';

export interface AddOutcome {
  readonly outcome: Outcome;
  /** Units added, without plans and services. */
  readonly goods: number;
  /** Goods that the shopper asked for. */
  readonly asked: number;
  readonly coupons: number;
  readonly codes: readonly CartMessage['code'][];
  /** An item was refused or differs from the request, which a toast has no room to explain. */
  readonly otherwise: boolean;
  readonly tenant: 'consumer' | 'business';
  readonly breakpoint: Breakpoint;
}

/** Messages that the shopper must read before going on. */
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
  // A refused coupon or request needs an answer and has no alternatives.
  if (outcome === 'failed' || outcome === 'unavailable') return small ? 'drawer' : 'modal';
  // An item that ran out comes with alternatives.
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
