// The panels of the cart with the store around them; loaded when a page first needs one.
import { AddToCartSurface } from './add-to-cart-surface.tsx';
import { CartScope } from './cart-scope.tsx';
import { MiniCart } from './mini-cart.tsx';

export const CartSurfaces = () => (
  <CartScope>
    <AddToCartSurface />
    <MiniCart />
  </CartScope>
);
