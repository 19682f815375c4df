// What became of the order that a cart was to become.
import type { OrderStatus } from '#buying/orders/rules';
import { statement, type Queries } from '#platform/db';

export interface OrderOfCart {
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly isPlaced: boolean;
  /** Why it was released: `declined:…`; null for every other order. */
  readonly reason: string | null;
}

const ORDER_OF_CART = statement<OrderOfCart>(
  'order_of_cart',
  `select order_number as "orderNumber", status, placed_at is not null as "isPlaced", release_reason as reason from order_head
   where owner_id = $1 and cart_id = $2 order by status = 'released', created_at desc limit 1`,
);

/** The latest order of a cart, before all others one that was not released; undefined: it never became one. */
export const orderOfCart = (on: Queries, ownerId: string, cartId: string): Promise<OrderOfCart | undefined> =>
  on.maybe(ORDER_OF_CART, [ownerId, cartId]);
