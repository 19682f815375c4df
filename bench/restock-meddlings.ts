// Makes one cent wrong in one place after the other, to see that the comparison of the year notices it.
import type { Db } from '#platform/db';
import { compareCents } from './restock-cents.ts';
import { PLANNED_ORDERS } from './restock-orders.ts';
import type { PlannedRestock } from './restock-plan.ts';

const MEDDLINGS = [
  `update restock_due set unit_cents = unit_cents + 1 where order_number = $1`,
  `update order_line set unit_price = unit_price + 1, gross = gross + qty where order_number = $1 and line_no = 1`,
  `update order_line set item_discount = item_discount + 1 where order_number = $1 and line_no = 1`,
  `update order_head set tax = tax + 1, total = total + 1 where order_number = $1`,
  `update order_payment set amount = amount - 1 where order_number = $1 and kind = 'authorised'`,
];

class TakenBack extends Error {}

/** How many of them the comparison does not notice; each is rolled back. */
export async function countUnnoticed(db: Pick<Db, 'transaction'>, plan: ReadonlyMap<string, PlannedRestock>) {
  let unnoticed = 0;
  for (const sql of MEDDLINGS) {
    await db
      .transaction(async (tx) => {
        const [order] = await tx.many(PLANNED_ORDERS, ['']);
        // Its events are only added to, which a trigger sees to.
        await tx.raw('alter table order_payment disable trigger user');
        await tx.raw(sql, [order?.order_number ?? '']);
        if ((await compareCents(tx, plan)).problems.length === 0) unnoticed += 1;
        throw new TakenBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TakenBack)) throw error;
      });
  }
  return unnoticed;
}
