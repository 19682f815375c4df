// Reads a visitor's cart with one statement and writes it with one; concurrent writers never lose each other's lines (CART-26).
import type { Cart } from '#buying/cart/rules';
import type { Queries } from '#platform/db';
import { orServiceDown } from '#platform/service-down';
import type { Visit } from '#platform/visit';
import type { CartPurpose, Shopper } from '#base/shopper/rules';
import type { ReadShopper } from '#people/sessions/server';
import type { SiteId } from '#base/site/rules';
import { type CartMemory, memoryKey, inMemory, guestInMemory } from './cart-memory.ts';
import { CART_OF_OWNER, LOCK_CART, LOCK_REMEMBERED_GUEST_CART } from './cart-queries.ts';
import { cartFrom } from './cart-rows.ts';
import { type VisitCart, type ReadCart, makeCartReader } from './cart-reader.ts';
import { type CartWrite, saveRead, saveRemembered } from './cart-writer.ts';

export interface CartStore {
  /** The visitor's session and cart; null without a session. */
  load(visit: Visit, key?: string, on?: Queries): Promise<ReadCart | null>;
  /** The visitor's cart in memory, which may be outdated: a command on it must be saved with `fromMemory`, which checks that. */
  remembered(visit: Visit): VisitCart | null;
  /** Reads the owner's cart and locks it until the transaction ends; null when the owner has no cart. */
  lock(tx: Queries, ownerId: string, siteId: SiteId, purpose: CartPurpose): Promise<Cart | null>;
  /** The guest whose cart is in memory; not checked against the database. */
  rememberedGuest(visit: Visit): Shopper | null;
  /** Locks a guest's cart in memory until the transaction ends; null when session or cart have changed. */
  lockRemembered(tx: Queries, visit: Visit): Promise<Cart | null>;
  /** Stores the changes. False: another writer came first, and nothing was stored. */
  save(write: CartWrite): Promise<boolean>;
}

export function makeCartStore(db: Queries, memory: CartMemory, readShopper: ReadShopper): CartStore {
  const read = makeCartReader(db, memory, readShopper);
  return {
    // Without the database nobody may count as a guest, so an outage is an error (ERR-3). An open transaction gets the database's own error, because
    // a retry may be enough.
    load: (visit, key, on) => (on === undefined ? orServiceDown('USER_SERVICE_IS_DOWN', read(visit, key, db)) : read(visit, key, on)),

    remembered(visit) {
      const known = inMemory(memory, visit);
      if (known === null) return null;
      visit.personal = true;
      return { ...known, kept: null };
    },

    async lock(tx, ownerId, siteId, purpose) {
      const locked = await tx.maybe(LOCK_CART, [ownerId, siteId, purpose]);
      const row = locked?.current === false ? await tx.maybe(CART_OF_OWNER, [ownerId, siteId, purpose]) : locked;
      const stored = row?.cart ?? null;
      return stored === null ? null : cartFrom(stored);
    },

    rememberedGuest: (visit) => guestInMemory(memory, visit)?.shopper ?? null,

    async lockRemembered(tx, visit) {
      const known = guestInMemory(memory, visit);
      if (known === null) return null;
      const { tokenHash, now, site } = visit;
      const { cartId, version } = known.cart;
      const values = { tokenHash, tenant: site.tenant, now, siteId: site.id, cartId, version };
      const locked = await tx.maybe(LOCK_REMEMBERED_GUEST_CART, values);
      if (locked === undefined) return null;
      visit.recognised(known.shopper);
      return known.cart;
    },

    async save(write) {
      const { after, visit, shopper, shopperText = null, priced, fromMemory = false, on = db } = write;
      const row =
        fromMemory && visit !== undefined
          ? await orServiceDown('USER_SERVICE_IS_DOWN', saveRemembered(on, write, visit))
          : await saveRead(on, write);
      if (visit !== undefined) {
        // A transaction may still roll back, so memory keeps only committed carts.
        if (row === undefined || on !== db || shopper === undefined) memory.drop(memoryKey(visit));
        else memory.keep(memoryKey(visit), { cart: { ...after, version: row.version }, shopper, shopperText, priced });
      }
      return row !== undefined;
    },
  };
}
