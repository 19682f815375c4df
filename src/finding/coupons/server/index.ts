export { couponHandlers, type CouponPageFacts } from './coupon-handlers.ts';
