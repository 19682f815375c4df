// Carts this process read or wrote last, so that they need not travel again. Never trusted by itself: the database says with every
// read and every write whether the copy is still the current version, and whether the session is still the same.
import type { Cart, PricedCart } from '#buying/cart/rules';
import type { Shopper } from '#base/shopper/rules';

export interface RememberedCart {
  readonly cart: Cart;
  readonly shopper: Shopper;
  /** The session as the database wrote it; null when it was begun here and never read. */
  readonly shopperText: string | null;
  /** As it was priced when it was written; undefined for one that was read. Saves work, and is never an answer by itself. */
  readonly priced?: PricedCart | undefined;
}

export interface CartMemory {
  get(key: string): RememberedCart | undefined;
  keep(key: string, remembered: RememberedCart): void;
  drop(key: string): void;
}

/** Lines kept at most, over all carts; the cart read or written anew longest ago goes first. */
const MOST_LINES = 150_000;

export function makeCartMemory(mostLines = MOST_LINES): CartMemory {
  const carts = new Map<string, RememberedCart>();
  let lines = 0;
  const drop = (key: string): void => {
    const known = carts.get(key);
    if (known !== undefined) lines -= weightOf(known);
    carts.delete(key);
  };
  return {
    get: (key) => carts.get(key),
    keep(key, remembered) {
      // Read again and still the same: it stays where it is, so that a read costs no more than a look.
      if (carts.get(key) === remembered) return;
      drop(key);
      carts.set(key, remembered);
      lines += weightOf(remembered);
      for (const oldest of carts.keys()) {
        if (lines <= mostLines) break;
        drop(oldest);
      }
    },
    drop,
  };
}

/** An empty cart takes memory too; a priced line about as much again as the line. */
function weightOf({ cart, priced }: RememberedCart): number {
  return cart.lines.length + (priced?.lines.length ?? 0) + 4;
}
