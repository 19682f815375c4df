// Coupons in the cart's answers (CART-15). Money is in two-decimal numbers.
import Type from 'typebox';
import { all, orNull } from '#base/schema/contract';

/** A coupon of the cart; `reason` and `description` say why it takes nothing off now. */
export const CartCoupon = Type.Object({
  ...all(Type.String(), 'code', 'title'),
  amount: Type.Number(),
  applied: Type.Boolean(),
  ...all(orNull(Type.String()), 'scope', 'reason', 'description'),
});
