import type { CartItem } from '#buying/cart/contract';

export type FurnitureLevel = 'BASC' | 'CUST';

/** A chosen furniture service; an empty level is none. */
export interface FurnitureChoice {
  readonly level: FurnitureLevel | '';
  readonly qty: number;
}

/** Query parameter with the line whose service form is open, where no drawer works: before hydration. */
export const FURNITURE_ASKED = 'furniture';

export const isFurnitureLevel = (text: unknown): text is FurnitureLevel => text === 'BASC' || text === 'CUST';

/** The choice that the cart has now. */
export function chosenBy({ furnSvcInfo, qty }: Pick<CartItem, 'furnSvcInfo' | 'qty'>): FurnitureChoice {
  const level = furnSvcInfo?.level;
  return isFurnitureLevel(level) ? { level, qty: furnSvcInfo?.qty ?? qty } : { level: '', qty };
}
