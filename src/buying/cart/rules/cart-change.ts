// What a command did: the cart after it, its messages, and the changes of lines.
import type { Cart } from './cart.ts';
import type { CartMessage } from './cart-message.ts';
import type { LineChange } from './line-change.ts';

export interface CartChange {
  readonly cart: Cart;
  readonly messages: readonly CartMessage[];
  readonly changes: readonly LineChange[];
}

/** A refused command leaves the cart as it is and says why. */
export function unchanged(cart: Cart, message: CartMessage): CartChange {
  return { cart, messages: [message], changes: [] };
}

/** Combines two successive changes into one. */
export function together(first: CartChange, then: CartChange): CartChange {
  return { cart: then.cart, messages: [...first.messages, ...then.messages], changes: [...first.changes, ...then.changes] };
}
