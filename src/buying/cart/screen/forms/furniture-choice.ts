import type { CartItem } from '#buying/cart/contract';

export type FurnitureLevel = 'BASC' | 'CUST';

/** A furniture service as it is chosen; no level is none. */
export interface FurnitureChoice {
  readonly level: FurnitureLevel | '';
  readonly qty: number;
}

/** The address names the line whose service is to be chosen, where no drawer can open: on a page that is not awake. */
export const FURNITURE_ASKED = 'furniture';

export const isFurnitureLevel = (text: unknown): text is FurnitureLevel => text === 'BASC' || text === 'CUST';

/** What stands in the cart, as the first choice. */
export function chosenBy({ furnSvcInfo, qty }: Pick<CartItem, 'furnSvcInfo' | 'qty'>): FurnitureChoice {
  const level = furnSvcInfo?.level;
  return isFurnitureLevel(level) ? { level, qty: furnSvcInfo?.qty ?? qty } : { level: '', qty };
}
