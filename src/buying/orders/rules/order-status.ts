// The status that shoppers see: derived only here, from the order's own status and those of its goods and money.

/** States of an order that was sent to approvers and not placed (B2B-3). */
export type WaitingStatus = 'pendingApproval' | 'declined' | 'withdrawn' | 'expired';
/** States of a placed order. */
export type PlacedStatus = 'placed' | 'cancelled';
/** order-states.ts is the table of their events. Shoppers never see a draft or a released order. */
export type OrderStatus = 'draft' | 'released' | WaitingStatus | PlacedStatus;
export type Fulfilment = 'unfulfilled' | 'fulfilled' | 'delivered' | 'ready' | 'pickedUp';
export type PaymentStatus = 'none' | 'authorised' | 'captured' | 'refunded' | 'voided';

/** What shoppers see: one word in the list, and the four dots of the tracker. */
type ShownStatus = 'placed' | 'onItsWay' | 'delivered' | 'ready' | 'pickedUp' | 'cancelled';

export function shownStatus(status: PlacedStatus, fulfilment: Fulfilment): ShownStatus {
  if (status === 'cancelled') return 'cancelled';
  if (fulfilment === 'unfulfilled') return 'placed';
  return fulfilment === 'fulfilled' ? 'onItsWay' : fulfilment;
}
