// Coupons: what they take off, and why one does not count (CART-15).
export { isOpenTo, type CouponLine, type CouponTerms } from './apply-coupon.ts';
export { applyCoupons, NOTHING_OFF, type AppliedCoupon, type LineOff } from './apply-coupons.ts';
export { emailIdentity, type CouponUser } from './coupon-user.ts';
export {
  COUPON_SCOPES,
  couponCode,
  isOfRewards,
  PLAIN_TERMS,
  staysEntered,
  type Coupon,
  type CouponKind,
  type CouponProblem,
  type CouponScope,
  type ShopperKind,
} from './coupon.ts';
