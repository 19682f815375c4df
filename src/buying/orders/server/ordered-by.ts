// Who ordered something for an organization, as its reader is told (USR-10).
import type { OrderSummary } from '#buying/orders/contract';
import type { OrderReach } from '#buying/orders/rules';
import type { OrderRow } from './order-row.ts';

type Ordered = Pick<OrderRow, 'owner_id' | 'buyer_name'>;

/** Null for an order without an organization. `reader` null: the buyer. */
export function orderedBy({ owner_id: ownerId, buyer_name: name }: Ordered, reader: OrderReach | null): OrderSummary['orderedBy'] {
  return name === null ? null : { name, isYou: reader === null || reader.ownerId === ownerId };
}
