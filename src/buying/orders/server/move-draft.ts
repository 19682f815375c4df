// An order that is being paid for while its guest signs in: it becomes the order of the cart that the guest's was merged into.
import type { CartMerge } from '#buying/cart/server';
import { ORDER_STATES } from '#buying/orders/rules';
import { statement, type Queries } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';

/**
 * Moves the draft of cart $2 to cart $3 of owner $1, unless that has an order of its own; $4 and $5: the ids of its lines, before and after. Without a
 * version that the cart ever had, the order is compared with the cart when it is placed.
 */
const MOVE_DRAFT = statement<unknown>(
  'order_move_draft',
  `with moved as (
  update order_head set owner_id = $1, cart_id = $3, cart_version = 0
  where cart_id = $2 and status in ${statesAllowing(ORDER_STATES, 'release')}
    and not exists (select from order_head o where o.cart_id = $3 and o.status <> 'released')
  returning order_number
)
update order_line l set cart_item_id = m.after from moved, unnest($4::text[], $5::text[]) as m (before, after)
where l.order_number = moved.order_number and l.cart_item_id = m.before`,
);

/** So what was ordered leaves the account's cart, and who pays for that cart otherwise gives this order up: nothing is paid twice. */
export async function moveDraft(tx: Queries, { profileId, fromCartId, toCartId, lines }: CartMerge): Promise<void> {
  await tx.run(MOVE_DRAFT, [profileId, fromCartId, toCartId, [...lines.keys()], [...lines.values()]]);
}
