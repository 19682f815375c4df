// Where a mail about an order leads.
import type { OrderDetail } from '#buying/orders/contract';
import type { Paths } from '#paths';

/** What was ordered for an organization opens to its people who sign in, not by number and e-mail (decision 0367). */
export const orderAddress = ({ orderNumber, orderedBy }: Pick<OrderDetail, 'orderNumber' | 'orderedBy'>, paths: Paths): string =>
  orderedBy === null ? paths.orderLookup({ order: orderNumber }) : paths.order(orderNumber);
