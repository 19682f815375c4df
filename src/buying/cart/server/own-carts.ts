// Carts that the shop makes by itself for somebody, such as what is due of their restocks (decision 0419).
import type { Cart } from '#buying/cart/rules';
import type { Queries, Transaction } from '#platform/db';
import { HOLD_CART, REPLACED_CART } from './cart-ending-queries.ts';
import type { CartStore } from './cart-store.ts';
import { endReplacedCart } from './run-buy-now.ts';

type CartId = Pick<Cart, 'ownerId' | 'cartId'>;

export interface OwnCarts {
  /** A cart of the shop's own making becomes the active one of its owner and purpose; ends the one before. */
  begin(tx: Transaction, cart: Cart, now: Date): Promise<void>;
  /** Locks a cart until the transaction ends: an order that was begun on it is there to be seen, and nobody begins another. */
  hold(tx: Queries, cart: CartId): Promise<void>;
  /** Ends an active cart, so that nobody can order it any more. */
  end(tx: Queries, cart: CartId, now: Date): Promise<void>;
}

export function makeOwnCarts(store: Pick<CartStore, 'lock' | 'save'>): OwnCarts {
  return {
    async begin(tx, cart, now) {
      await endReplacedCart(tx, await store.lock(tx, cart.ownerId, cart.siteId, cart.purpose), now);
      await store.save({ before: { ...cart, lines: [] }, after: cart, now, on: tx });
    },
    hold: async (tx, { ownerId, cartId }) => void (await tx.many(HOLD_CART, [ownerId, cartId])),
    end: async (tx, { ownerId, cartId }, now) => void (await tx.run(REPLACED_CART, [ownerId, cartId, now])),
  };
}
