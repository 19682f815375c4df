// Changes of the whole cart: coupons, destination, accounting (CART-5, CART-15).
import { singleLine } from '#base/locale/rules';
import { placeOfZip } from '#people/addresses/rules';
import { couponCode, staysEntered, type AppliedCoupon, type CouponProblem } from '#goods/promotions/rules';
import type { CartChange } from './cart-change.ts';
import type { Cart, CartAccounting } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import type { CartMessage } from './cart-message.ts';
import { discountsOf } from './discounts.ts';
import { priceLines } from './price-line.ts';
import { MAX_COUPONS } from './quantity.ts';

/** Adds coupons that take something off now; each other one gets a message that says what is missing. */
export function addCoupons(cart: Cart, codes: readonly string[], facts: CartFacts): CartChange {
  let now = cart;
  const messages: CartMessage[] = [];
  for (const code of new Set(codes.map(couponCode))) {
    // The cart never keeps an instant coupon as a typed code: it applies already, or the code is unknown.
    const isInstant = facts.coupon(code)?.scope === 'instant';
    if (now.coupons.includes(code) || (isInstant && counts(now, code, facts))) {
      messages.push({ code: 'COUPON_ALREADY_ADDED', coupon: code });
      continue;
    }
    if (isInstant) {
      messages.push({ code: 'COUPON_NOT_QUALIFIED', coupon: code, problem: { reason: 'UNKNOWN' } });
      continue;
    }
    const problem =
      now.coupons.length < MAX_COUPONS
        ? problemOf({ ...now, coupons: [...now.coupons, code] }, code, facts)
        : ({ reason: 'UNKNOWN' } as const);
    if (problem === null || staysEntered(problem)) now = { ...now, coupons: [...now.coupons, code] };
    if (problem !== null) messages.push({ code: 'COUPON_NOT_QUALIFIED', coupon: code, problem });
  }
  return { cart: now, messages, changes: [] };
}

function problemOf(cart: Cart, code: string, facts: CartFacts): CouponProblem | null {
  return couponIn(cart, code, facts)?.problem ?? null;
}

function counts(cart: Cart, code: string, facts: CartFacts): boolean {
  return couponIn(cart, code, facts)?.problem === null;
}

function couponIn(cart: Cart, code: string, facts: CartFacts): AppliedCoupon | undefined {
  return discountsOf(cart, priceLines(cart, facts), facts).coupons.find((coupon) => coupon.code === code);
}

export function removeCoupons(cart: Cart, codes: readonly string[]): CartChange {
  const gone = new Set(codes.map(couponCode));
  const coupons = cart.coupons.filter((code) => !gone.has(code));
  return { cart: coupons.length === cart.coupons.length ? cart : { ...cart, coupons }, messages: [], changes: [] };
}

/** Sets the destination zip, which taxes and dates follow. A code that is invalid in the site's country changes nothing. */
export function sendTo(cart: Cart, zip: string, facts: CartFacts): CartChange {
  const place = placeOfZip(zip, facts.site.country);
  if (place === null) return { cart, messages: [{ code: 'INVALID_ZIP' }], changes: [] };
  return { cart: cart.zip === place.zip ? cart : { ...cart, zip: place.zip }, messages: [], changes: [] };
}

/** Sets budget center, purchase order and release; omitted fields stay. Numbers that look alike are stored alike (trust 34). */
export function accountTo(cart: Cart, accounting: Partial<CartAccounting>): CartChange {
  const typed = Object.entries(accounting).map(([name, text]) => [name, text === null ? null : singleLine(text)]);
  return { cart: { ...cart, accounting: { ...cart.accounting, ...Object.fromEntries(typed) } }, messages: [], changes: [] };
}

/** Every line is charged to what the cart is charged to: none keeps a budget center or a purchase order of its own. */
export function accountLikeCart(cart: Cart): CartChange {
  const lines = cart.lines.map((line) => {
    if (line.extra?.budgetCenter === undefined && line.extra?.purchaseOrder === undefined) return line;
    const { budgetCenter: _, purchaseOrder: __, ...kept } = line.extra;
    return { ...line, extra: Object.keys(kept).length === 0 ? null : kept };
  });
  return { cart: { ...cart, lines }, messages: [], changes: [] };
}
