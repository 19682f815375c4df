// Whether coupons were used as often as they may be and as often as was counted.
import type { Queries } from '#platform/db';
import { USES_OF_ORDERS, WRONG_COUNTS } from './coupon-queries.ts';

/** What is wrong, a sentence each. */
export async function checkCoupons(db: Queries): Promise<readonly string[]> {
  return (await db.many(WRONG_COUNTS)).map(({ code, what }) => `coupon ${code}: ${what}`);
}

/** Which coupons count which of these orders as a use; only those with a limit are counted. */
export async function couponUsesOf(
  db: Queries,
  orderNumbers: readonly string[],
): Promise<readonly { readonly orderNumber: string; readonly code: string }[]> {
  return db.many(USES_OF_ORDERS, [orderNumbers]);
}
