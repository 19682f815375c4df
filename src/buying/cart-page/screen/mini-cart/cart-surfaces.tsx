// The panels of the cart with their store; loaded when a page first needs one.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AddToCartSurface, CartScope, cartEvents, pageCart } from '#buying/cart/screen';
import { MiniCart } from './mini-cart.tsx';

export function CartSurfaces() {
  useClosedByAnotherPage();
  return (
    <CartScope>
      <AddToCartSurface />
      <MiniCart />
    </CartScope>
  );
}

/** Closes the panel when the shopper follows a link in it (ATC-2). */
function useClosedByAnotherPage(): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    pageCart().store.dispatch(cartEvents.pageLoaded());
  }, [key]);
}
