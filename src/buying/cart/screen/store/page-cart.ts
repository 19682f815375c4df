// The cart of this browser page: its store and engine, created on first use.
import { pageStore, type ShopStore } from '#store';
import { startCart, type CartEngine } from './cart-listeners.ts';

interface PageCart extends CartEngine {
  readonly store: ShopStore;
}

let cart: PageCart | undefined;

export function pageCart(): PageCart {
  cart ??= { store: pageStore(), ...startCart(pageStore()) };
  return cart;
}
