// What shoppers were told against what the shop has: every order told is there, once, for the amount on the screen, and no other.
import type { Db } from '#platform/db';
import type { PurchaseResult } from './place-order.ts';
import { COUPON, limitsFor } from './soak-goods.ts';

interface Row {
  readonly order_number: string;
  readonly email: string;
  readonly total: number;
  readonly units: number;
}

/** Problems, a sentence each. `told`: by number of the shopper. */
export async function checkPromisedOrders(db: Db, told: readonly PurchaseResult[]): Promise<readonly string[]> {
  const { rows } = await db.raw(
    `select h.order_number, h.email, h.total, (select coalesce(sum(qty), 0)::int from order_line l where l.order_number = h.order_number) as units
from order_head h where placed_at is not null`,
  );
  const orders = new Map((rows as unknown as readonly Row[]).map((row) => [row.order_number, row]));
  const problems: string[] = [];
  for (const [at, one] of told.entries()) {
    if (one.kind === 'wrong') problems.push(`shopper ${at}: ${one.what}`);
    if (one.kind !== 'placed') continue;
    const order = orders.get(one.orderNumber);
    orders.delete(one.orderNumber);
    if (order === undefined)
      problems.push(`shopper ${at}: order ${one.orderNumber} was told and is lost, or was told to somebody else too`);
    else if (order.email !== `guest-${at}@inkwell.example`) problems.push(`shopper ${at}: order ${one.orderNumber} is another one's`);
    else if (order.total !== one.cents)
      problems.push(`order ${one.orderNumber}: ${one.cents} cents were told, ${order.total} were charged`);
    else if (order.units !== one.units)
      problems.push(`order ${one.orderNumber}: ${one.units} units were told, ${order.units} were ordered`);
  }
  problems.push(...[...orders.values()].map(({ order_number: number, email }) => `order ${number} of ${email}: nobody was told of it`));
  return [...problems, ...(await checkCoupon(db, told.length))];
}

/** Also uses that nobody counted. */
async function checkCoupon(db: Db, orders: number): Promise<readonly string[]> {
  const { rows } = await db.raw(
    `select count(*)::int as n from order_head where placed_at is not null and status <> 'cancelled' and coupons @> jsonb_build_array(jsonb_build_object('code', $1::text))`,
    [COUPON],
  );
  const [used, allowed] = [Number(rows[0]?.['n']), limitsFor(orders).couponUses];
  return used > allowed ? [`coupon ${COUPON} took something off ${used} orders, allowed ${allowed}`] : [];
}
