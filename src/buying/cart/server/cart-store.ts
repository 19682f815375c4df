// Reads a visitor's cart with one statement and writes it with one; concurrent writers never lose each other's lines (CART-26).
import { randomUUID } from 'node:crypto';
import { emptyCart, type Cart, type PricedCart } from '#buying/cart/rules';
import type { Queries } from '#platform/db';
import { keptIn, type KeptAnswer, type KeyedRequest } from '#platform/idempotency';
import { orDown } from '#platform/service-down';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import type { ReadShopper, ShopperTuple } from '#people/sessions/server';
import type { SiteId } from '#base/site/rules';
import type { CartMemory, RememberedCart } from './cart-memory.ts';
import {
  CART_OF_KEYED_VISIT,
  CART_OF_OWNER,
  CART_OF_VISIT,
  LOCK_CART,
  LOCK_REMEMBERED_GUEST_CART,
  SAME,
  type VisitRow,
} from './cart-queries.ts';
import { cartFrom, lineWrites } from './cart-rows.ts';
import {
  CREATE_CART,
  SAVE_CART,
  SAVE_REMEMBERED_CART,
  SAVE_REMEMBERED_GUEST_CART,
  type CartAside,
  type CartValues,
} from './cart-write-queries.ts';
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

export interface CartStore {
  /** The visitor's session and cart; null without a session. */
  load(visit: Visit, key?: string, on?: Queries): Promise<ReadCart | null>;
  /** The visitor's cart in memory, which may be outdated: a command on it must be saved with `fromMemory`, which checks that. */
  remembered(visit: Visit): VisitCart | null;
  /** Reads the owner's cart and locks it until the transaction ends; null when the owner has no cart. */
  lock(tx: Queries, ownerId: string, siteId: SiteId): Promise<Cart | null>;
  /** The guest whose cart is in memory; not checked against the database. */
  rememberedGuest(visit: Visit): Shopper | null;
  /** Locks a guest's cart in memory until the transaction ends; null when session or cart have changed. */
  lockRemembered(tx: Queries, visit: Visit): Promise<Cart | null>;
  /** Stores the changes. False: another writer came first, and nothing was stored. */
  save(write: CartWrite): Promise<boolean>;
}

export interface CartWrite {
  readonly before: Cart;
  readonly after: Cart;
  readonly now: Date;
  /** The answer to store for the request's key. */
  readonly kept?: KeyedRequest & KeptAnswer;
  /** Puts the cart into memory for this visit and session. */
  readonly visit?: Visit;
  readonly shopper?: Shopper;
  readonly shopperText?: string | null;
  /** `after` with every amount. */
  readonly priced?: PricedCart;
  /** `before` comes from memory: stores only if session, cart and key are still the same. */
  readonly fromMemory?: boolean;
  /** The open transaction, if any. */
  readonly on?: Queries;
}

export function makeCartStore(db: Queries, memory: CartMemory, readShopper: ReadShopper): CartStore {
  const read = makeCartReader(db, memory, readShopper);
  return {
    // Without the database nobody may count as a guest, so an outage is an error (ERR-3). An open transaction gets the database's own error, because
    // a retry may be enough.
    load: (visit, key, on) => (on === undefined ? orDown('USER_SERVICE_IS_DOWN', read(visit, key, db)) : read(visit, key, on)),

    remembered(visit) {
      const known = inMemory(memory, visit);
      if (known === null) return null;
      visit.personal = true;
      return { ...known, kept: null };
    },

    async lock(tx, ownerId, siteId) {
      const locked = await tx.maybe(LOCK_CART, [ownerId, siteId]);
      const row = locked?.current === false ? await tx.maybe(CART_OF_OWNER, [ownerId, siteId]) : locked;
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
          ? await orDown('USER_SERVICE_IS_DOWN', saveRemembered(on, write, visit))
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

/** Reads a visitor's cart, or only checks that the copy in memory is current. */
function makeCartReader(db: Queries, memory: CartMemory, readShopper: ReadShopper) {
  const isCurrent = makeCartsAreCurrent(db);
  return async (visit: Visit, key: string | undefined, on: Queries): Promise<ReadCart | null> => {
    if (visit.tokenHash === null) return null;
    visit.personal = true;
    const place = memoryKey(visit);
    const known = memory.get(place);
    const { tokenHash, now } = visit;
    const { tenant, id: siteId } = visit.site;
    // Checking a guest's copy costs one more statement when it is outdated, and saves far more when it is current.
    const guest = key === undefined && on === db ? guestInMemory(memory, visit) : null;
    if (guest !== null) {
      const { cartId, version } = guest.cart;
      const current = await isCurrent({ tokenHash, tenant, now, siteId, cartId, version });
      if (current !== undefined) return { ...guest, kept: null, entered: current.entered };
    }
    const values = { tokenHash, tenant, now, siteId, cartId: known?.cart.cartId ?? null, version: known?.cart.version ?? null };
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

/** A cart in memory whose session was read; a session that this process began has no text to compare. */
function inMemory(memory: CartMemory, visit: Visit): RememberedCart | null {
  const known = visit.tokenHash === null ? undefined : memory.get(memoryKey(visit));
  return known === undefined || known.shopperText === null ? null : known;
}

/** Of a guest: a token of a guest never changes its shopper. */
function guestInMemory(memory: CartMemory, visit: Visit): RememberedCart | null {
  const known = inMemory(memory, visit);
  return known?.shopper.profile === null ? known : null;
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

type Saved = Promise<{ readonly version: number } | undefined>;

function saveRead(on: Queries, write: CartWrite): Saved {
  const { values, aside } = valuesOf(write);
  return on.maybe(write.before.version === 0 ? CREATE_CART : SAVE_CART, { ...values, ...aside });
}

function saveRemembered(on: Queries, write: CartWrite, { tokenHash, site: { tenant } }: Visit): Saved {
  const { values, aside } = valuesOf(write);
  const isPlain = aside.forgotten.length === 0 && aside.key === null;
  return isPlain && write.shopper?.profile === null
    ? on.maybe(SAVE_REMEMBERED_GUEST_CART, { ...values, tokenHash, tenant })
    : on.maybe(SAVE_REMEMBERED_CART, { ...values, ...aside, tokenHash, tenant, shopperText: write.shopperText ?? null });
}

function valuesOf({ before, after, now, kept }: CartWrite): { readonly values: CartValues; readonly aside: CartAside } {
  const { put, forgotten } = lineWrites(before, after);
  const { ownerId, cartId, siteId, coupons, zip, storeNumber, notices, type, extra } = after;
  const { budgetCenter, purchaseOrder, purchaseOrderRelease } = after.accounting;
  const values = {
    ownerId,
    cartId,
    siteId,
    version: before.version,
    coupons,
    zip,
    storeNumber,
    accounting: [budgetCenter, purchaseOrder, purchaseOrderRelease],
    notices,
    type,
    now,
    lines: JSON.stringify(put),
    extra: extra === null ? null : JSON.stringify(extra),
  };
  return { values, aside: { forgotten, key: kept?.key ?? null, requestHash: kept?.hash ?? null, reply: kept?.reply ?? null } };
}

/** A new cart, stored with its first line. */
export function newCart(ownerId: string, { site }: Pick<Visit, 'site'>): Cart {
  return emptyCart({ cartId: randomUUID(), ownerId, siteId: site.id });
}

/** The memory key of a session on a site; the hash byte by byte. */
export function memoryKey({ tokenHash, site }: Visit): string {
  if (tokenHash === null) return site.id;
  return Buffer.from(tokenHash.buffer, tokenHash.byteOffset, tokenHash.byteLength).toString('latin1') + site.id;
}
