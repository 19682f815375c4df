// Carts this process read or wrote last, so that their lines need not travel again. Never trusted by itself: the database says
// with every read whether the copy is still the current version.
import type { Cart } from '#cart/rules';

export interface CartMemory {
  get(key: string): Cart | undefined;
  keep(key: string, cart: Cart): void;
  drop(key: string): void;
}

/** Lines kept at most, over all carts; the cart read or written anew longest ago goes first. */
const MOST_LINES = 150_000;

export function makeCartMemory(mostLines = MOST_LINES): CartMemory {
  const carts = new Map<string, Cart>();
  let lines = 0;
  const drop = (key: string): void => {
    const cart = carts.get(key);
    if (cart !== undefined) lines -= weightOf(cart);
    carts.delete(key);
  };
  return {
    get: (key) => carts.get(key),
    keep(key, cart) {
      // Read again and still the same: it stays where it is, so that a read costs no more than a look.
      if (carts.get(key) === cart) return;
      drop(key);
      carts.set(key, cart);
      lines += weightOf(cart);
      for (const oldest of carts.keys()) {
        if (lines <= mostLines) break;
        drop(oldest);
      }
    },
    drop,
  };
}

/** An empty cart takes memory too. */
function weightOf(cart: Cart): number {
  return cart.lines.length + 4;
}
