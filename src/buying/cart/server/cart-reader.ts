// Reads a visitor's session and cart with one statement, or confirms the copy in memory.
import { randomUUID } from 'node:crypto';
import { emptyCart, type Cart, type PricedCart } from '#buying/cart/rules';
import type { Queries } from '#platform/db';
import { keptIn, type KeptAnswer } from '#platform/idempotency';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import type { ReadShopper, ShopperTuple } from '#people/sessions/server';
import { type CartMemory, type RememberedCart, memoryKey, guestInMemory } from './cart-memory.ts';
import { CART_OF_KEYED_VISIT, CART_OF_VISIT, SAME, type VisitRow } from './cart-queries.ts';
import { cartFrom } from './cart-rows.ts';
import { makeCartsAreCurrent } from './carts-are-current.ts';

export interface VisitCart {
  readonly shopper: Shopper;
  /** Version 0 when the database has none yet. */
  readonly cart: Cart;
  /** The answer stored for this key. */
  readonly kept: KeptAnswer | null;
  /** The session as the database sent it; null when this process began it and never read it. */
  readonly shopperText: string | null;
  /** The cart as priced when this server wrote it. */
  readonly priced?: PricedCart | undefined;
}

/** A cart just read, with the edition of its checkout entries; null without entries. */
export interface ReadCart extends VisitCart {
  readonly entered: string | null;
}

/** Reads a visitor's cart, or only checks that the copy in memory is current. */
export function makeCartReader(db: Queries, memory: CartMemory, readShopper: ReadShopper) {
  const isCurrent = makeCartsAreCurrent(db);
  return async (visit: Visit, key: string | undefined, on: Queries): Promise<ReadCart | null> => {
    if (visit.tokenHash === null) return null;
    visit.personal = true;
    const place = memoryKey(visit);
    const known = memory.get(place);
    const { tokenHash, now, cartPurpose: purpose } = visit;
    const { tenant, id: siteId } = visit.site;
    // Checking a guest's copy costs one more statement when it is outdated, and saves far more when it is current.
    const guest = key === undefined && on === db ? guestInMemory(memory, visit) : null;
    if (guest !== null) {
      const { cartId, version } = guest.cart;
      const current = await isCurrent({ tokenHash, tenant, now, siteId, cartId, version });
      if (current !== undefined) return { ...guest, kept: null, entered: current.entered };
    }
    const values = { tokenHash, tenant, now, siteId, purpose, cartId: known?.cart.cartId ?? null, version: known?.cart.version ?? null };
    const keyed = key === undefined ? undefined : await on.maybe(CART_OF_KEYED_VISIT, { ...values, key });
    const row = key === undefined ? await on.maybe(CART_OF_VISIT, values) : keyed;
    if (row === undefined) return null;
    const { entered } = row;
    const read = combineWithMemory(row, known, readShopper);
    const kept = keyed === undefined ? null : keptIn(keyed);
    if (read.cart === null) return { ...read, cart: newCart(read.shopper.shopperId, visit), kept, entered };
    memory.keep(place, read);
    return { ...read, kept, entered };
  };
}

/** Combines a row with the parts that are unchanged in memory. */
function combineWithMemory(
  { shopper: shopperText, cart: stored }: VisitRow,
  known: RememberedCart | undefined,
  readShopper: ReadShopper,
): RememberedCart | (Omit<RememberedCart, 'cart'> & { readonly cart: null }) {
  const isSameShopper = known !== undefined && known.shopperText === shopperText;
  if (isSameShopper && stored === SAME) return known;
  const shopper = isSameShopper ? known.shopper : readShopper({ shopper: JSON.parse(shopperText) as ShopperTuple });
  if (stored === null) return { shopper, shopperText, cart: null };
  if (stored !== SAME) return { shopper, shopperText, cart: cartFrom(stored) };
  if (known === undefined) throw new Error('The database found a cart to be the same as none');
  return { shopper, shopperText, cart: known.cart };
}

/** A new cart, stored with its first line. */
export function newCart(ownerId: string, { site, cartPurpose }: Pick<Visit, 'site' | 'cartPurpose'>): Cart {
  return emptyCart({ cartId: randomUUID(), ownerId, siteId: site.id, purpose: cartPurpose });
}
