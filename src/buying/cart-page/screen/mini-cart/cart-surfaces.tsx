// The panels of the cart with the store around them; loaded when a page first needs one.
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

/** Whoever follows a link in a panel of the cart has left it (ATC-2). */
function useClosedByAnotherPage(): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    pageCart().store.dispatch(cartEvents.pageLoaded());
  }, [key]);
}
