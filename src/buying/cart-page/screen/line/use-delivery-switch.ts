// Moves lines between delivery and pickup with one command, and reports the result.
import type { CartItem } from '#buying/cart/contract';
import { isRefusal } from '#base/outcome/rules';
import type { StoreFound } from '#goods/stores/contract';
import { cartEvents, pageCart, selectCart, useCartCommands } from '#buying/cart/screen';
import { reportPickups } from './pickup-notice.ts';

/** Null for delivery. Otherwise the store; each line is picked up from its shelf, or shipped to the store or partner point. */
export type NewDelivery = { readonly storeNumber: string; readonly typeOf: (item: CartItem) => 'ISP' | 'STS' | 'PCK' } | null;

export function useDeliverySwitch(): (items: readonly CartItem[], way: NewDelivery) => Promise<void> {
  const { delivery } = useCartCommands();
  return async (items, way) => {
    const ways = items.map((item) => ({
      cartItemId: item.cartItemId,
      deliveryType: way?.typeOf(item) ?? ('STA' as const),
      pickStoreNumber: way?.storeNumber ?? null,
    }));
    const { store } = pageCart();
    store.dispatch(cartEvents.previousSaved());
    const answer = await delivery(ways);
    if (answer === null || isRefusal(answer)) return;
    // The cart as it was before the command, because the rendered one may be older.
    const before = selectCart(store.getState()).previous?.items ?? [];
    const moved = new Set(items.map(({ cartItemId }) => cartItemId));
    reportPickups(
      before.filter(({ cartItemId }) => moved.has(cartItemId)),
      answer.cart?.items ?? [],
    );
  };
}

/** Items on the store's shelf are picked up from there; others are shipped to the store. */
export function wayTo({ storeNumber, items }: Pick<StoreFound, 'storeNumber' | 'items'>, isPartner: boolean): NewDelivery {
  const there = new Set(items.filter(({ enough }) => enough).map(({ itemId }) => itemId));
  return { storeNumber, typeOf: ({ itemId }) => (isPartner ? 'PCK' : there.has(itemId) ? 'ISP' : 'STS') };
}

/** Whether a line can be picked up at all; services follow their product. */
export function canBePickedUp({ product, parentRelationCartItemId }: CartItem): boolean {
  return product.bopisEligible && parentRelationCartItemId === null;
}

export const goodsOf = (items: readonly CartItem[]): { readonly itemId: string; readonly qty: number }[] =>
  items.map(({ itemId, qty }) => ({ itemId, qty }));
