// Moves lines between delivery and pickup, all of them in one command, and tells what became of them.
import type { CartItem } from '#cart/contract';
import { isRefusal } from '#outcome/rules';
import { tellPickups } from './pickup-told.ts';
import { useCartCommands } from './use-cart.ts';

/** Null: to the address. Else where it is fetched: from a store's shelf, or sent to the store or a partner's point. */
export type NewWay = { readonly storeNumber: string; readonly type: 'ISP' | 'STS' | 'PCK' } | null;

export function useWays(): (items: readonly CartItem[], way: NewWay) => Promise<void> {
  const { setDelivery } = useCartCommands();
  return async (items, way) => {
    const ids = items.map(({ cartItemId }) => cartItemId);
    const answer = await setDelivery(ids, way?.type ?? 'STA', way?.storeNumber ?? null);
    if (answer !== null && !isRefusal(answer)) tellPickups(items, answer.cart?.items ?? []);
  };
}

/** Whether a line can be fetched from a store at all; services go with their product. */
export function canBeFetched({ product, parentRelationCartItemId }: CartItem): boolean {
  return product.bopisEligible && parentRelationCartItemId === null;
}

export const goodsOf = (items: readonly CartItem[]): { readonly itemId: string; readonly qty: number }[] =>
  items.map(({ itemId, qty }) => ({ itemId, qty }));
