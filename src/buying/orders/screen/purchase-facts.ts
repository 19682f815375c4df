// What scripts that measure may know of a placed order: no number, name or address.
import type { OrderDetail } from '#buying/orders/contract';

/** The value of `data-purchase`. `key` tells one order from another. */
export function purchaseFacts({ placedAt, amounts, shipments }: Pick<OrderDetail, 'placedAt' | 'amounts' | 'shipments'>): string {
  const items = shipments.flatMap(({ lines }) => lines.map(({ itemId, qty }) => ({ itemId, qty })));
  return JSON.stringify({ key: placedAt, cents: Math.round(amounts.total * 100), currency: amounts.currency, items });
}
