// The name that an order was placed under.
import type { OrderDetail } from '#buying/orders/contract';

export function buyerName({ addresses }: OrderDetail): string {
  return addresses.find(({ name }) => name !== '')?.name ?? '';
}
