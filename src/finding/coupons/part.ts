import { couponsContract } from '#finding/coupons/contract';
import { couponHandlers, type CouponPageFacts } from '#finding/coupons/server';
import { answers, type Part } from '#platform/part';

export function couponsPart(needs: CouponPageFacts): Part {
  return { calls: [answers(couponsContract, couponHandlers(needs))] };
}
