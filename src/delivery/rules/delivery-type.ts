// The four ways a line reaches the shopper (DLV-1).

/** STA: ship to address. STS: ship to store. ISP: from the shelf of a store. PCK: partner pickup point. */
export type DeliveryType = 'STA' | 'STS' | 'ISP' | 'PCK';

/** How one line is to be delivered. Pickup names its store. */
export interface DeliveryChoice {
  readonly type: DeliveryType;
  readonly storeNumber: string | null;
}

export const SHIP_TO_ADDRESS: DeliveryChoice = { type: 'STA', storeNumber: null };

/** Whether the shopper fetches it from a store. */
export function isPickup(choice: DeliveryChoice): boolean {
  return choice.type === 'ISP' || choice.type === 'STS';
}

/** Pickup without a store takes the shopper's own; without one either, it is shipped to the address (ATC-5). */
export function settleDelivery(type: DeliveryType, storeNumber: string | null, ownStore: string | null): DeliveryChoice {
  if (type !== 'ISP' && type !== 'STS') return { type, storeNumber: null };
  const store = storeNumber ?? ownStore;
  return store === null ? SHIP_TO_ADDRESS : { type, storeNumber: store };
}

/** What a cart's checkout asks for: a shipping address, a store, or both (CHK-1). */
export function deliveryMode(choices: readonly DeliveryChoice[]): 'mixed' | 'pickup' | 'ship-to-address' {
  const picked = choices.filter(isPickup).length;
  if (picked === 0) return 'ship-to-address';
  return picked === choices.length ? 'pickup' : 'mixed';
}
