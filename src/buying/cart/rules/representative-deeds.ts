// What a representative took out of the cart, and its coupons as they changed them, so that the shopper can undo it (USR-6, USR-11).
import type { CartChange } from './cart-change.ts';
import { isLive, type Cart, type CartLine, type RepresentativeDeeds } from './cart.ts';

const NOTHING: RepresentativeDeeds = { removed: [], couponsIn: [], couponsOut: [] };

/** The change of a representative's command, with a note of what it took out and of its coupons. What they put in is marked on the lines themselves. */
export function noteDeeds(before: Cart, change: CartChange): CartChange {
  const { cart } = change;
  const deeds = cart.extra?.representative ?? NOTHING;
  const live = new Set(cart.lines.filter(isLive).map(({ cartItemId }) => cartItemId));
  const gone = before.lines.filter((line) => isLive(line) && !live.has(line.cartItemId)).flatMap(shoppersOwn);
  const back = (line: CartLine): boolean => !live.has(line.cartItemId) && gone.every(({ cartItemId }) => cartItemId !== line.cartItemId);
  const [entered, left] = [without(cart.coupons, before.coupons), without(before.coupons, cart.coupons)];
  const noted: RepresentativeDeeds = {
    removed: [...deeds.removed.filter(back), ...gone],
    couponsIn: [...without(deeds.couponsIn, left), ...without(entered, deeds.couponsOut)],
    couponsOut: [...without(deeds.couponsOut, entered), ...without(left, deeds.couponsIn)],
  };
  if (isNothing(noted) && cart.extra?.representative === undefined) return change;
  return { ...change, cart: withDeeds(cart, isNothing(noted) ? undefined : noted) };
}

/** How many removed lines and changed coupons the shopper can undo. */
export function countDeeds({ extra, lines }: Pick<Cart, 'extra' | 'lines'>): number {
  const { removed, couponsIn, couponsOut } = extra?.representative ?? NOTHING;
  const live = new Set(lines.filter(isLive).map(({ cartItemId }) => cartItemId));
  const whole = removed.filter(({ cartItemId, parent }) => parent === null && !live.has(cartItemId));
  return whole.length + couponsIn.length + couponsOut.length;
}

export function withDeeds(cart: Cart, deeds: RepresentativeDeeds | undefined): Cart {
  const { representative: _, ...kept } = cart.extra ?? {};
  if (deeds !== undefined) return { ...cart, extra: { ...kept, representative: deeds } };
  return { ...cart, extra: Object.keys(kept).length === 0 ? null : kept };
}

/** The line as it was the shopper's: without the pieces that the representative had put in, and nothing when all were theirs. */
function shoppersOwn(line: CartLine): readonly CartLine[] {
  const { byRepresentative = 0, ...kept } = line.extra ?? {};
  const qty = line.qty - byRepresentative;
  return qty <= 0 ? [] : [{ ...line, qty, extra: Object.keys(kept).length === 0 ? null : kept }];
}

const without = (codes: readonly string[], others: readonly string[]): readonly string[] => codes.filter((code) => !others.includes(code));

const isNothing = ({ removed, couponsIn, couponsOut }: RepresentativeDeeds): boolean =>
  removed.length + couponsIn.length + couponsOut.length === 0;
