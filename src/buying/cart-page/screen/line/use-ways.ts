// Moves lines between delivery and pickup, all of them in one command, and tells what became of them.
import type { CartItem } from '#buying/cart/contract';
import { isRefusal } from '#base/outcome/rules';
import type { StoreFound } from '#goods/stores/contract';
import { cartEvents, pageCart, selectCart, useCartCommands } from '#buying/cart/screen';
import { tellPickups } from './pickup-notice.ts';

/** Null: to the address. Else where it is fetched, each line from the store's shelf, or sent to the store or a partner's point. */
export type NewWay = { readonly storeNumber: string; readonly typeOf: (item: CartItem) => 'ISP' | 'STS' | 'PCK' } | null;

export function useWays(): (items: readonly CartItem[], way: NewWay) => Promise<void> {
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
    // As the cart stood when it was asked: what is drawn may be older.
    const before = selectCart(store.getState()).previous?.items ?? [];
    const moved = new Set(items.map(({ cartItemId }) => cartItemId));
    tellPickups(
      before.filter(({ cartItemId }) => moved.has(cartItemId)),
      answer.cart?.items ?? [],
    );
  };
}

/** What a store has on its shelf is fetched from there; the rest is sent to it. */
export function wayTo({ storeNumber, items }: Pick<StoreFound, 'storeNumber' | 'items'>, isPartner: boolean): NewWay {
  const there = new Set(items.filter(({ enough }) => enough).map(({ itemId }) => itemId));
  return { storeNumber, typeOf: ({ itemId }) => (isPartner ? 'PCK' : there.has(itemId) ? 'ISP' : 'STS') };
}

/** Whether a line can be fetched from a store at all; services go with their product. */
export function canBeFetched({ product, parentRelationCartItemId }: CartItem): boolean {
  return product.bopisEligible && parentRelationCartItemId === null;
}

export const goodsOf = (items: readonly CartItem[]): { readonly itemId: string; readonly qty: number }[] =>
  items.map(({ itemId, qty }) => ({ itemId, qty }));
