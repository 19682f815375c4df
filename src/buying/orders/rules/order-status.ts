// Where an order stands: derived here and nowhere else, from its own status and that of its goods and money.

export type OrderStatus = 'draft' | 'pendingApproval' | 'placed' | 'cancelled' | 'released' | 'expired';
export type Fulfilment = 'unfulfilled' | 'fulfilled' | 'delivered' | 'ready' | 'pickedUp';

/** What a shopper is told: one word for the list, and how far the four dots of the tracker are. */
export type ShownStatus = 'placed' | 'onItsWay' | 'delivered' | 'ready' | 'pickedUp' | 'cancelled' | 'waiting';

export function shownStatus(status: OrderStatus, fulfilment: Fulfilment): ShownStatus {
  if (status === 'cancelled' || status === 'expired' || status === 'released') return 'cancelled';
  if (status === 'pendingApproval' || status === 'draft') return 'waiting';
  if (fulfilment === 'unfulfilled') return 'placed';
  return fulfilment === 'fulfilled' ? 'onItsWay' : fulfilment;
}
