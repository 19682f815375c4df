// Which coupons the page lists.
export { isListedCoupon, type ListedDay } from './is-listed-coupon.ts';
