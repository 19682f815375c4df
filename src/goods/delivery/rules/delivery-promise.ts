// The promise for a line: its group in the cart, its days, and the order deadline (DLV-1, DLV-2).
import type { ProductFacts } from '#goods/catalog/rules';
import type { DeliveryGroup, LevelOfService } from './delivery-group.ts';

export interface DeliveryPromise {
  readonly group: DeliveryGroup;
  readonly levelOfService: LevelOfService | null;
  /** ISO dates; null when unknown, or for goods that need no delivery. */
  readonly earliest: string | null;
  readonly latest: string | null;
  /** Pickup: when it is ready on `earliest`, in minutes since midnight on the store's clock. */
  readonly readyAt: number | null;
  /** Order deadline today, in minutes since midnight on the site's clock; null when the promise does not depend on the hour. */
  readonly orderBy: number | null;
  readonly isBackOrder: boolean;
}

export const NOTHING_CARRIED = {
  levelOfService: null,
  earliest: null,
  latest: null,
  readyAt: null,
  orderBy: null,
  isBackOrder: false,
} as const;

/** For unavailable goods. */
export const OUT_OF_STOCK: DeliveryPromise = { ...NOTHING_CARRIED, group: 'outOfStock' };
/** For a pickup without a chosen store, whose stock is not known yet (DLV-2). */
export const WAITS_FOR_STORE: DeliveryPromise = { ...NOTHING_CARRIED, group: 'oneHourPickup' };

/** Services come with their product; downloads, e-gift cards and memberships need no delivery. */
export function carriedNowhere(kind: ProductFacts['kind']): DeliveryGroup | null {
  if (kind === 'membership') return 'membership';
  return kind === 'eDownload' || kind === 'eGiftCard' || kind === 'techHelp' ? 'eDownload' : null;
}
