// Locks a cart and its coupons while an order is placed, and prices it for a destination (trust 7).
import { couponCodes, isLive, priceCart, type Cart, type CartFacts, type PricedCart } from '#buying/cart/rules';
import type { CouponUser } from '#goods/promotions/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import { factsOf, type World } from './load-cart-facts.ts';
import { CART_STATUS } from './cart-queries.ts';
import type { CartStore } from './cart-store.ts';
import type { Destination } from './facts-loader.ts';

/** Prices a locked cart. */
export type LockedCart = (to: Pick<Destination, 'zip'>) => PricedCart;

interface Placing {
  readonly tx: Queries;
  readonly visit: Visit;
  readonly shopper: Shopper;
  readonly user: () => Promise<CouponUser>;
  /** Changes the facts that the cart is priced with. */
  readonly adjust?: (facts: CartFacts) => CartFacts;
}

/** A cart that nobody filled in the shop: an order that came as a document. */
export interface WrittenCart {
  /** With an id and a purpose of its own. */
  readonly cart: Cart;
  /** Prices that were agreed on for it. */
  readonly adjust: (facts: CartFacts) => CartFacts;
}

export interface PlacingLocks {
  /**
   * Locks the shopper's cart until `tx` ends, so that nobody can change or order it meanwhile. The result prices it for a destination. Null without
   * an active cart or without lines. Runs all statements in `tx`, at once; calls `user` when it locks the coupons.
   */
  lockForPlacing(tx: Queries, visit: Visit, shopper: Shopper, user: () => Promise<CouponUser>): Promise<LockedCart | null>;
  /** The same for a guest whose cart is in this server's memory; null when session or cart have changed. */
  lockRemembered(tx: Queries, visit: Visit, user: () => Promise<CouponUser>): Promise<LockedCart | null>;
  /** The same for a cart that is stored only now, with the order. Null when it has become an order before. */
  lockWritten(
    tx: Queries,
    visit: Visit,
    shopper: Shopper,
    written: WrittenCart,
    user: () => Promise<CouponUser>,
  ): Promise<LockedCart | null>;
}

export function makePlacingLocks(world: World, store: CartStore): PlacingLocks {
  const lockForPlacing = makePlacingLock(world);
  return {
    lockForPlacing: (tx, visit, shopper, user) =>
      lockForPlacing({ tx, visit, shopper, user }, store.lock(tx, shopper.shopperId, visit.site.id, visit.cartPurpose)),
    async lockRemembered(tx, visit, user) {
      const shopper = store.rememberedGuest(visit);
      return shopper === null ? null : lockForPlacing({ tx, visit, shopper, user }, store.lockRemembered(tx, visit));
    },
    lockWritten: (tx, visit, shopper, { cart, adjust }, user) =>
      lockForPlacing({ tx, visit, shopper, user, adjust }, storeWritten(tx, store, cart, visit.now)),
  };
}

/** The cart under its lock. An earlier attempt may have stored it; null when that became an order. */
async function storeWritten(tx: Queries, store: CartStore, cart: Cart, now: Date): Promise<Cart | null> {
  const stored = await store.lock(tx, cart.ownerId, cart.siteId, cart.purpose);
  if (stored !== null) return stored;
  if ((await tx.maybe(CART_STATUS, [cart.ownerId, cart.cartId])) !== undefined) return null;
  if (!(await store.save({ before: { ...cart, lines: [] }, after: cart, now, on: tx })))
    throw Object.assign(new Error('Another attempt stored this cart this very moment'), { code: '40001' });
  return { ...cart, version: cart.version + 1 };
}

function makePlacingLock(world: World) {
  return async (
    { tx, visit, shopper, user, adjust = (facts) => facts }: Placing,
    locking: Promise<Cart | null>,
  ): Promise<LockedCart | null> => {
    const [cart, terms, certificates] = await Promise.all([
      locking,
      world.contracts.readForShopper(shopper, tx),
      world.certificates.lockOfShopper(shopper, tx),
    ]);
    if (cart === null || !cart.lines.some(isLive)) return null;
    // Exact and locked until the order is written, so that nobody else takes the last use of a coupon (trust 7).
    const asUser = async () => ({ ...(await user()), changes: cart.extra?.orderNumber });
    const couponUses = await world.coupons.usesOf(couponCodes(cart.coupons, shopper.profile?.offers), asUser, tx, 'lock');
    return (to) => {
      const place = { ...cart, zip: to.zip ?? cart.zip };
      const facts = factsOf(world, visit, { shopper, terms, certificates, couponUses, atCheckout: true, cart: place });
      return priceCart(cart, adjust(facts));
    };
  };
}
