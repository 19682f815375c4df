import type { ordersContract } from '#buying/orders/contract';
import type { ask } from '#ui/page/page-visit';

/** Open orders whose shipments are looked at. */
const OPEN_ORDERS = 3;

/** The shopper's latest orders of which something is still to come. */
export async function openOrders(call: ReturnType<typeof ask<typeof ordersContract>>) {
  const { orders } = await call('GET /api/orders', { query: { page: '1', status: 'open' } });
  return Promise.all(
    orders.slice(0, OPEN_ORDERS).map(({ orderNumber }) => call('GET /api/orders/:orderNumber', { params: { orderNumber } })),
  );
}
