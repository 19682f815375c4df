// The colour of an order's status: green when it is complete or waits for the shopper.
import type { OrderDetail } from '#buying/orders/contract';

export function toneOf(status: OrderDetail['status']): 'ok' | 'bad' | undefined {
  if (status === 'cancelled') return 'bad';
  return status === 'placed' || status === 'onItsWay' ? undefined : 'ok';
}
