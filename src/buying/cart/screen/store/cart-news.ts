// What other pages tell the cart; it comes with the first news.
import { cartEvents } from './cart-slice.ts';
import { pageCart } from './page-cart.ts';

/** What was in the cart is ordered: nothing of it stays on the page or is kept (CART-18). */
export function orderWasPlaced(): void {
  pageCart().store.dispatch(cartEvents.orderPlaced());
}

/** What kept a way to pay from being removed (PAY-3). */
export function paymentWasNotRemoved(problem: { readonly code: string; readonly message: string }): void {
  pageCart().store.dispatch(cartEvents.paymentRemovalFailed(problem));
}
