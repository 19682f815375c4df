// Where an order stands: derived here and nowhere else, from its own status and that of its goods and money.

/** What happens to an order between these is one table: order-states.ts. */
export type OrderStatus = 'draft' | 'placed' | 'cancelled' | 'released';
/** Of an order that came about; the others are seen by no shopper. */
export type PlacedStatus = Exclude<OrderStatus, 'draft' | 'released'>;
export type Fulfilment = 'unfulfilled' | 'fulfilled' | 'delivered' | 'ready' | 'pickedUp';
export type PaymentStatus = 'none' | 'authorised' | 'captured' | 'refunded' | 'voided';

/** What a shopper is told: one word for the list, and how far the four dots of the tracker are. */
type ShownStatus = 'placed' | 'onItsWay' | 'delivered' | 'ready' | 'pickedUp' | 'cancelled';

export function shownStatus(status: PlacedStatus, fulfilment: Fulfilment): ShownStatus {
  if (status === 'cancelled') return 'cancelled';
  if (fulfilment === 'unfulfilled') return 'placed';
  return fulfilment === 'fulfilled' ? 'onItsWay' : fulfilment;
}
