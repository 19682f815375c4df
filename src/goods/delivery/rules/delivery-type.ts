// The four delivery types (DLV-1).
import type { StoreRecord } from '#goods/catalog/rules';

/** STA: ship to address. STS: ship to store. ISP: from the shelf of a store. PCK: partner pickup point. */
export type DeliveryType = 'STA' | 'STS' | 'ISP' | 'PCK';

/** Delivery of one line. Pickup names its store or partner point. */
export interface DeliveryChoice {
  readonly type: DeliveryType;
  readonly storeNumber: string | null;
}

export const SHIP_TO_ADDRESS: DeliveryChoice = { type: 'STA', storeNumber: null };

/** Whether the shopper picks it up, in a store or at a partner point. */
export function isPickup(choice: Pick<DeliveryChoice, 'type'>): boolean {
  return choice.type !== 'STA';
}

/** The service code that marks a partner pickup point: goods are shipped there for pickup, and it has no shelves of ours. */
export const PARTNER_POINT = 'partnerPoint';

/** Whether the place only hands over parcels. */
export function isPartnerPoint({ services }: Pick<StoreRecord, 'services'>): boolean {
  return services.includes(PARTNER_POINT);
}

/** Pickup without a store uses the shopper's; without that one, or without a partner point, it becomes shipping to the address (ATC-5). */
export function settleDelivery(type: DeliveryType, storeNumber: string | null, ownStore: string | null): DeliveryChoice {
  if (type === 'STA') return SHIP_TO_ADDRESS;
  const place = storeNumber ?? (type === 'PCK' ? null : ownStore);
  return place === null ? SHIP_TO_ADDRESS : { type, storeNumber: place };
}

/** What checkout has to ask for: a shipping address, a store, or both (CHK-1). */
export function deliveryMode(choices: readonly DeliveryChoice[]): 'mixed' | 'pickup' | 'ship-to-address' {
  const picked = choices.filter(isPickup).length;
  if (picked === 0) return 'ship-to-address';
  return picked === choices.length ? 'pickup' : 'mixed';
}
