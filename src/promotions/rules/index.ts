// Coupons: what they take off, and why one does not count (CART-15).
export { applyCoupon, couponCode, type Coupon, type CouponEffect, type CouponKind, type CouponLine, type CouponProblem } from './coupon.ts';
