// What a visitor in checkout has: the shopper, the priced cart, the entries.
import type { Carts, LoadedCart } from '#buying/cart/server';
import { entriesFor, NO_ENTRIES, type CheckoutEntries, type CheckoutMode, destinationOf } from '#buying/checkout/rules';
import { deliveryMode } from '#goods/delivery/rules';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import type { Checkouts } from './checkouts.ts';

/** A visitor in checkout: the shopper, the cart, the entries. */
export interface Checkout {
  readonly shopper: Shopper | null;
  readonly loaded: LoadedCart | null;
  readonly entries: CheckoutEntries;
  readonly mode: CheckoutMode;
}

export interface ReadCheckoutDeps {
  readonly db: Db;
  readonly carts: Pick<Carts, 'find' | 'price'>;
  readonly checkouts: Pick<Checkouts, 'load'>;
}

export async function readCheckout({ db, carts, checkouts }: ReadCheckoutDeps, visit: Visit): Promise<Checkout> {
  const found = await carts.find(visit);
  const shopper = found?.shopper ?? null;
  const kept = shopper === null ? NO_ENTRIES : await checkouts.load(db, shopper.shopperId, visit);
  const loaded = found === null ? null : await carts.price(visit, found, destinationOf(kept, shopper));
  const mode = deliveryMode(loaded?.priced.lines.map(({ line }) => line.delivery) ?? []);
  return { shopper, loaded, entries: entriesFor(kept, loaded?.cart.cartId), mode };
}
