// The cart of this browser page: its store and its engine, made when first used.
import { selectSaved } from '#buying/saved-for-later/screen';
import { pageStore, type ShopStore } from '#store';
import { startCart, type CartEngine } from './cart-listeners.ts';
import { cartEvents } from './cart-slice.ts';

interface PageCart extends CartEngine {
  readonly store: ShopStore;
}

let cart: PageCart | undefined;

export function pageCart(): PageCart {
  cart ??= { store: pageStore(), ...startCart(pageStore()) };
  return cart;
}

/**
 * Another shopper is at the page now, or none: nothing of the last one stays, and the new one's cart is asked for, with what is saved
 * where that was shown.
 */
export async function cartOwnerChanged(): Promise<void> {
  const { store, load, loadSaved } = pageCart();
  const showedSaved = selectSaved(store.getState()).status !== 'unknown';
  store.dispatch(cartEvents.cartRemoved());
  await Promise.all([load({ anew: true }), showedSaved ? loadSaved() : undefined]);
}
