// Coupons in the cart's answers (CART-15). Money is in two-decimal numbers.
import Type from 'typebox';
import { all, orNull } from '#base/schema/contract';

/** A coupon of the cart; `reason` and `description` say why it takes nothing off now. */
export const CartCoupon = Type.Object({
  ...all(Type.String(), 'code', 'title'),
  amount: Type.Number(),
  applied: Type.Boolean(),
  /** It counts without being entered, so it cannot be removed: an offer that the member turned on (RWD-2). */
  byItself: Type.Optional(Type.Literal(true)),
  ...all(orNull(Type.String()), 'scope', 'reason', 'description'),
});
