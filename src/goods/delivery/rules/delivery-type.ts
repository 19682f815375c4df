// The four ways a line reaches the shopper (DLV-1).
import type { StoreRecord } from '#goods/catalog/rules';

/** STA: ship to address. STS: ship to store. ISP: from the shelf of a store. PCK: partner pickup point. */
export type DeliveryType = 'STA' | 'STS' | 'ISP' | 'PCK';

/** How one line is to be delivered. Pickup names its store, or the partner's point. */
export interface DeliveryChoice {
  readonly type: DeliveryType;
  readonly storeNumber: string | null;
}

export const SHIP_TO_ADDRESS: DeliveryChoice = { type: 'STA', storeNumber: null };

/** Whether the shopper fetches it: from a store, or from a partner's pickup point. */
export function isPickup(choice: Pick<DeliveryChoice, 'type'>): boolean {
  return choice.type !== 'STA';
}

/** What marks a partner's pickup point among stores: goods are sent there and fetched there; it has no shelves of ours. */
export const PARTNER_POINT = 'partnerPoint';

/** Whether a place hands over what is sent to it, and sells nothing itself. */
export function isPartnerPoint({ services }: Pick<StoreRecord, 'services'>): boolean {
  return services.includes(PARTNER_POINT);
}

/** Pickup without a store takes the shopper's own; without one either, as without a partner's point, it is shipped to the address (ATC-5). */
export function settleDelivery(type: DeliveryType, storeNumber: string | null, ownStore: string | null): DeliveryChoice {
  if (type === 'STA') return SHIP_TO_ADDRESS;
  const place = storeNumber ?? (type === 'PCK' ? null : ownStore);
  return place === null ? SHIP_TO_ADDRESS : { type, storeNumber: place };
}

/** What a cart's checkout asks for: a shipping address, a store, or both (CHK-1). */
export function deliveryMode(choices: readonly DeliveryChoice[]): 'mixed' | 'pickup' | 'ship-to-address' {
  const picked = choices.filter(isPickup).length;
  if (picked === 0) return 'ship-to-address';
  return picked === choices.length ? 'pickup' : 'mixed';
}
