// Events of other pages that change the cart; loaded with the first one.
import { cartEvents } from './cart-slice.ts';
import { pageCart } from './page-cart.ts';

/** The cart became an order, so it is removed from page and storage (CART-18). */
export function orderWasPlaced(): void {
  pageCart().store.dispatch(cartEvents.orderPlaced());
}

/** Shows why a payment method could not be removed (PAY-3). */
export function paymentWasNotRemoved(problem: { readonly code: string; readonly message: string }): void {
  pageCart().store.dispatch(cartEvents.paymentRemovalFailed(problem));
}
