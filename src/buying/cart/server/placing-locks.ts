// Locks a cart and its coupons while an order is placed, and prices it for a destination (trust 7).
import { isLive, priceCart, type Cart, type PricedCart } from '#buying/cart/rules';
import type { CouponUser } from '#goods/promotions/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import { factsOf, type World } from './load-cart-facts.ts';
import type { CartStore } from './cart-store.ts';
import type { Destination } from './facts-loader.ts';

/** Prices a locked cart. */
export type LockedCart = (to: Pick<Destination, 'zip'>) => PricedCart;

interface Placing {
  readonly tx: Queries;
  readonly visit: Visit;
  readonly shopper: Shopper;
  readonly user: () => Promise<CouponUser>;
}

export interface PlacingLocks {
  /**
   * Locks the shopper's cart until `tx` ends, so that nobody can change or order it meanwhile. The result prices it for a destination. Null without
   * an active cart or without lines. Runs all statements in `tx`, at once; calls `user` when it locks the coupons.
   */
  lockForPlacing(tx: Queries, visit: Visit, shopper: Shopper, user: () => Promise<CouponUser>): Promise<LockedCart | null>;
  /** The same for a guest whose cart is in this server's memory; null when session or cart have changed. */
  lockRemembered(tx: Queries, visit: Visit, user: () => Promise<CouponUser>): Promise<LockedCart | null>;
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
  };
}

function makePlacingLock(world: World) {
  return async ({ tx, visit, shopper, user }: Placing, locking: Promise<Cart | null>): Promise<LockedCart | null> => {
    const [cart, terms] = await Promise.all([locking, world.contracts.readForShopper(shopper, tx)]);
    if (cart === null || !cart.lines.some(isLive)) return null;
    // Exact and locked until the order is written, so that nobody else takes the last use of a coupon (trust 7).
    const asUser = async () => ({ ...(await user()), changes: cart.extra?.orderNumber });
    const couponUses = await world.coupons.usesOf(cart.coupons, asUser, tx, 'lock');
    return (to) => {
      const place = { ...cart, zip: to.zip ?? cart.zip };
      return priceCart(cart, factsOf(world, visit, { shopper, terms, couponUses, atCheckout: true, cart: place }));
    };
  };
}
