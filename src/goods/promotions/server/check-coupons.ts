// Checks that uses of coupons stay within their limits and match their counters.
import type { Queries } from '#platform/db';
import { USES_OF_ORDERS, WRONG_COUNTS } from './coupon-queries.ts';

/** Problems, a sentence each. */
export async function checkCoupons(db: Queries): Promise<readonly string[]> {
  return (await db.many(WRONG_COUNTS)).map(({ code, what }) => `coupon ${code}: ${what}`);
}

/** Which coupons these orders use; only coupons with a limit are counted. */
export async function couponUsesOf(
  db: Queries,
  orderNumbers: readonly string[],
): Promise<readonly { readonly orderNumber: string; readonly code: string }[]> {
  return db.many(USES_OF_ORDERS, [orderNumbers]);
}
