// Coupons: what they take off, and why one does not apply (CART-15).
export { isOpenTo } from './apply-coupon.ts';
export { applyCoupons, NOTHING_OFF, type AppliedCoupon, type LineOff } from './apply-coupons.ts';
export { conditionOf, readConditions, type CouponCondition } from './coupon-conditions.ts';
export { staysEntered, type CouponProblem } from './coupon-problem.ts';
export type { CouponLine, CouponTerms, ShopperKind } from './coupon-terms.ts';
export { emailIdentity, type CouponUser } from './coupon-user.ts';
export { isDiscountable, shopperKinds } from './shopper-kinds.ts';
export { COUPON_SCOPES, couponCode, isOffer, isOfRewards, type Coupon, type CouponKind, type CouponScope } from './coupon.ts';
