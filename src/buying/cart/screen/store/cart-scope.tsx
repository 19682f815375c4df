// Provides the store to the surfaces that show the cart. A loader's cart becomes its first state, and later updates it; nothing else is copied.
import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Cart } from '#buying/cart/contract';
import { makeStore } from '#store';
import { cartEvents, selectCart } from './cart-slice.ts';
import { pageCart } from './page-cart.ts';

export interface CartScopeProps {
  /** The loader's cart. Without it, hooks use what the page already has. */
  readonly initial?: Cart | undefined;
  readonly children: ReactNode;
}

function firstStore(initial: Cart | undefined) {
  const store = typeof document === 'undefined' ? makeStore() : pageCart().store;
  if (initial !== undefined && selectCart(store.getState()).cart === null) store.dispatch(cartEvents.loaded({ cart: initial }));
  return store;
}

export function CartScope({ initial, children }: CartScopeProps) {
  const [store] = useState(() => firstStore(initial));
  useEffect(() => {
    if (initial !== undefined) pageCart().store.dispatch(cartEvents.loaded({ cart: initial }));
  }, [initial]);
  return <Provider store={store}>{children}</Provider>;
}
