// Whose a placed order is, for representatives who are given its number (USR-11).
import { readOrderNumber } from '#base/order-number/rules';
import type { Tenant } from '#base/site/rules';
import { statement, type Queries } from '#platform/db';

const OWNER_OF = statement<{ readonly owner_id: string }>(
  'order_owner',
  `select owner_id from order_head where order_number = $1 and split_part(site_id, '-', 1) = $2 and placed_at is not null`,
);

/** The owner of an order of the edition, a guest's or an account's; null: there is no such order. */
export function makeOwnerOfOrder(db: Queries): (tenant: Tenant, orderNumber: string) => Promise<string | null> {
  return async (tenant, typed) => {
    const orderNumber = readOrderNumber(typed);
    return orderNumber === null ? null : ((await db.maybe(OWNER_OF, [orderNumber, tenant]))?.owner_id ?? null);
  };
}
