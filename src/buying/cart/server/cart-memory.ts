// Carts that this process read or wrote last, to save transferring them again. With every read and write the database checks whether the copy and its
// session are current.
import type { Cart, PricedCart } from '#buying/cart/rules';
import type { Shopper } from '#base/shopper/rules';
import type { Visit } from '#platform/visit';

export interface RememberedCart {
  readonly cart: Cart;
  readonly shopper: Shopper;
  /** The session as the database sent it; null when this process began it and never read it. */
  readonly shopperText: string | null;
  /** The cart priced when it was written; undefined after a read. Speeds up pricing, and is never an answer itself. */
  readonly priced?: PricedCart | undefined;
}

export interface CartMemory {
  get(key: string): RememberedCart | undefined;
  keep(key: string, remembered: RememberedCart): void;
  drop(key: string): void;
}

/** Most lines over all carts; the cart read or written longest ago goes first. */
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
      // An unchanged cart keeps its place, so that a read costs one look-up.
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

/** An empty cart takes memory too; a priced line takes twice that of a line. */
function weightOf({ cart, priced }: RememberedCart): number {
  return cart.lines.length + (priced?.lines.length ?? 0) + 4;
}

/** The memory key of a session's cart on a site; the hash byte by byte. */
export function memoryKey({ tokenHash, site, cartPurpose }: Visit): string {
  const place = cartPurpose === 'basket' ? site.id : `${site.id} ${cartPurpose}`;
  if (tokenHash === null) return place;
  return Buffer.from(tokenHash.buffer, tokenHash.byteOffset, tokenHash.byteLength).toString('latin1') + place;
}

/** A cart in memory whose session was read; a session that this process began has no text to compare. */
export function inMemory(memory: CartMemory, visit: Visit): RememberedCart | null {
  const known = visit.tokenHash === null ? undefined : memory.get(memoryKey(visit));
  return known === undefined || known.shopperText === null ? null : known;
}

/** Of a guest: a token of a guest never changes its shopper. */
export function guestInMemory(memory: CartMemory, visit: Visit): RememberedCart | null {
  const known = inMemory(memory, visit);
  return known?.shopper.profile === null ? known : null;
}
