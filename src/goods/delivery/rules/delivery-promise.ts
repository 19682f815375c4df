// What is promised for a line: which group of the cart it stands in, on which days it comes, until when to order (DLV-1, DLV-2).
import type { ProductFacts } from '#goods/catalog/rules';
import type { DeliveryGroup, LevelOfService } from './delivery-group.ts';

export interface DeliveryPromise {
  readonly group: DeliveryGroup;
  readonly levelOfService: LevelOfService | null;
  /** ISO dates; null when it is not known, or when nothing is carried anywhere. */
  readonly earliest: string | null;
  readonly latest: string | null;
  /** Pickup: minutes since midnight of `earliest`, on the store's own clock, from which it is ready. */
  readonly readyAt: number | null;
  /** Minutes since midnight on the site's clock until which the promise holds today; null when it does not depend on the hour. */
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

/** For what cannot be had. */
export const OUT_OF_STOCK: DeliveryPromise = { ...NOTHING_CARRIED, group: 'outOfStock' };
/** For what is fetched in a store that is still to be chosen: whether it is there is not known before (DLV-2). */
export const WAITS_FOR_STORE: DeliveryPromise = { ...NOTHING_CARRIED, group: 'oneHourPickup' };

/** Services travel with what they belong to; downloads, e-gift cards and memberships travel nowhere. */
export function carriedNowhere(kind: ProductFacts['kind']): DeliveryGroup | null {
  if (kind === 'membership') return 'membership';
  return kind === 'eDownload' || kind === 'eGiftCard' || kind === 'techHelp' ? 'eDownload' : null;
}
