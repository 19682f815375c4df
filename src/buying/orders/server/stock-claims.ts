// Tells the inventory which orders are unfinished, so that their carts still see the units that these orders have taken.
import type { ReadClaims } from '#goods/inventory/server';
import { ORDER_STATES } from '#buying/orders/rules';
import { statement, type Queries } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';

interface ClaimRow {
  readonly cart_id: string;
  readonly owner_id: string;
  readonly order_number: string;
}

const DRAFTS = `select cart_id, owner_id, order_number from order_head where status in ${statesAllowing(ORDER_STATES, 'release')}`;
const CHANGED = `select changed_in as cart_id, owner_id, order_number from order_head
  where changed_in is not null and status in ${statesAllowing(ORDER_STATES, 'reopen')}`;
const ALL_CLAIMS = statement<ClaimRow>('order_claims', `${DRAFTS} union all ${CHANGED}`);
const CLAIMS_OF = statement<ClaimRow>(
  'order_claims_of',
  `${DRAFTS} and cart_id = any ($1::uuid[]) union all ${CHANGED} and changed_in = any ($1::uuid[])`,
);

/** The drafts of some carts, or all: orders that are being paid for; and the placed orders that are being changed. */
export function makeReadClaims(db: Queries): ReadClaims {
  return async (carts) => {
    const rows = await (carts === 'all' ? db.many(ALL_CLAIMS) : db.many(CLAIMS_OF, [carts]));
    return rows.map(({ cart_id: cartId, owner_id: ownerId, order_number: orderNumber }) => ({ cartId, ownerId, orderNumber }));
  };
}
