// The store around the surfaces that show the cart. A loader's cart becomes its first state (and later news), nothing else is copied.
import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Cart } from '#buying/cart/contract';
import type { SavedList } from '#buying/saved-for-later/contract';
import { savedEvents, selectSaved } from '#buying/saved-for-later/screen';
import { makeStore } from '#store';
import { cartEvents, selectCart } from './cart-slice.ts';
import { pageCart } from './page-cart.ts';

export interface CartScopeProps {
  /** The cart a loader brought. Without it, hooks find what the page already knows. */
  readonly initial?: Cart | undefined;
  /** What a loader brought of saved for later. */
  readonly saved?: SavedList | undefined;
  /** Why a loader brought none (ERR-3): the cart beside it is there. */
  readonly savedProblem?: string | undefined;
  readonly children: ReactNode;
}

function firstStore({ initial, saved, savedProblem }: CartScopeProps) {
  const store = typeof document === 'undefined' ? makeStore() : pageCart().store;
  if (initial !== undefined && selectCart(store.getState()).cart === null) store.dispatch(cartEvents.loaded({ cart: initial }));
  if (saved !== undefined && selectSaved(store.getState()).status === 'unknown') store.dispatch(savedEvents.loaded({ list: saved }));
  if (savedProblem !== undefined && selectSaved(store.getState()).status === 'unknown')
    store.dispatch(savedEvents.loadFailed({ message: savedProblem }));
  return store;
}

export function CartScope(props: CartScopeProps) {
  const { initial, saved, children } = props;
  const [store] = useState(() => firstStore(props));
  useEffect(() => {
    if (initial !== undefined) pageCart().store.dispatch(cartEvents.loaded({ cart: initial }));
  }, [initial]);
  useEffect(() => {
    if (saved !== undefined) pageCart().store.dispatch(savedEvents.loaded({ list: saved }));
  }, [saved]);
  return <Provider store={store}>{children}</Provider>;
}
