// The status that shoppers see: derived only here, from the order's own status and those of its goods and money.

/** order-states.ts is the table of their events. */
export type OrderStatus = 'draft' | 'placed' | 'cancelled' | 'released';
/** States of a placed order; shoppers never see the others. */
export type PlacedStatus = Exclude<OrderStatus, 'draft' | 'released'>;
export type Fulfilment = 'unfulfilled' | 'fulfilled' | 'delivered' | 'ready' | 'pickedUp';
export type PaymentStatus = 'none' | 'authorised' | 'captured' | 'refunded' | 'voided';

/** What shoppers see: one word in the list, and the four dots of the tracker. */
type ShownStatus = 'placed' | 'onItsWay' | 'delivered' | 'ready' | 'pickedUp' | 'cancelled';

export function shownStatus(status: PlacedStatus, fulfilment: Fulfilment): ShownStatus {
  if (status === 'cancelled') return 'cancelled';
  if (fulfilment === 'unfulfilled') return 'placed';
  return fulfilment === 'fulfilled' ? 'onItsWay' : fulfilment;
}
