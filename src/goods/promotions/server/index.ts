export { checkCoupons, couponUsesOf } from './check-coupons.ts';
export { makeCoupons, writeCoupons, type Coupons, type CouponUses } from './coupons.ts';
export { demoCoupons } from './demo-coupons.ts';
