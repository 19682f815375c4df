// The door to a visitor's cart for the rest of the shop: reading it priced, holding it for an order, closing it, merging at sign-in.
import { isLive, priceCart, type Cart, type CartFacts, type PricedCart } from '#buying/cart/rules';
import type { ProductFacts } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import { emailIdentity, type CouponUser } from '#goods/promotions/rules';
import type { Db, Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import type { Country } from '#base/site/rules';
import { makeCountrySwitch } from './switch-country.ts';
import { makeCartMemory } from './cart-memory.ts';
import { CART_OF_ORDER, CART_STATUS } from './cart-queries.ts';
import { cartFrom } from './cart-rows.ts';
import { makeCartStore, placeInMemory } from './cart-store.ts';
import { makeCartAnswerCache } from './cart-answer-cache.ts';
import { mergeCartsAtSignIn, type MergeAtSignIn } from './merge-at-sign-in.ts';
import { makeInsideRunner, type InsideRequest } from './run-inside.ts';
import { makeCommandRunner, type CommandOutcome, type CommandRequest } from './run-command.ts';
import { makeKeyQueue } from './key-queue.ts';
import { factsOf, imageOf, prepareTaxes, type World } from './load-cart-facts.ts';
import type { ReadShopper } from '#people/sessions/server';

export interface LoadedCart {
  readonly cart: Cart;
  readonly priced: PricedCart;
  /** The world it was priced in, for rules that ask more. */
  readonly facts: CartFacts;
  readonly shopper: Shopper | null;
}

export type FoundCart = Pick<LoadedCart, 'cart'> & { readonly shopper: Shopper };

/** Known at checkout, and better than by the cart: where it is to go, and who buys it. */
export interface Destination {
  readonly zip?: string;
  /** Whose uses of coupons count; absent: the shopper's own. */
  readonly user?: CouponUser;
}

/** Prices a cart that is locked. */
export type LockedCart = (to: Pick<Destination, 'zip'>) => PricedCart;

export interface Carts {
  /** The visitor's cart on this site with every amount on it, by one statement; null without a session. An untouched cart is empty, version 0. */
  load(visit: Visit, to?: Destination): Promise<LoadedCart | null>;
  /** The same as it is stored, without amounts; whose it is the visit knows then. */
  find(visit: Visit): Promise<FoundCart | null>;
  /** What was found, with every amount. */
  price(visit: Visit, found: FoundCart, to?: Destination): Promise<LoadedCart>;
  /**
   * What `make` answers from the visitor's cart, which is read by one statement; the very same object as before while neither the
   * cart nor any fact it was made from has changed. `variant` says everything else the answer depends on; `entered` is the edition of
   * what was entered at the cart's checkout, null when nothing was. Null without a session.
   */
  answer<R extends object>(
    visit: Visit,
    variant: string,
    make: (loaded: LoadedCart) => R,
  ): Promise<{ readonly answer: R; readonly shopper: Shopper; readonly entered: string | null } | null>;
  /**
   * The shopper's cart, its row locked until `tx` ends: nothing can be added, changed or ordered meanwhile. The answer prices it for
   * where it goes. Null when the shopper has no active cart or nothing is in it. Asks the database through `tx` only, all at once; who uses its
   * coupons is asked for when they are locked.
   */
  lockForPlacing(tx: Queries, visit: Visit, shopper: Shopper, user: () => Promise<CouponUser>): Promise<LockedCart | null>;
  /**
   * A guest whose cart this server has in memory, or null. Nobody was asked whether they still are: that asks `lockRemembered`, which locks
   * and prices the cart in memory as `lockForPlacing` does, and is null, too, when session or cart are not as they are remembered.
   */
  rememberedGuest(visit: Visit): Shopper | null;
  lockRemembered(tx: Queries, visit: Visit, user: () => Promise<CouponUser>): Promise<LockedCart | null>;
  /** Whether a cart was this visitor's and is no longer open: ordered, merged or expired. */
  isClosed(visit: Visit, cartId: string): Promise<boolean>;
  /** What an order was made of; null when there is none of this number. Whose order it is the caller has asked. */
  ofOrder(tx: Queries, orderNumber: string): Promise<Cart | null>;
  /** Moves a guest's carts into the account's, inside the transaction that signs in; what finds no room there is kept aside (CART-23). */
  readonly mergeAtSignIn: MergeAtSignIn;
  /** Adds what the visitor's cart for another country of this tenant holds to theirs for this one, and leaves that as it is (APP-2). */
  bringFrom(visit: Visit, country: Country): Promise<void>;
  /** Address of a product's first picture. */
  imageOf(product: ProductFacts, locale: Locale): string;
  /** The world as a shopper's cart sees it. */
  factsFor(visit: Visit, shopper: Shopper | null, cart: FactsCart): Promise<CartFacts>;
  /** Runs one command: in turn with others on the same cart, once per key. */
  run<R extends object>(request: CommandRequest<R>): Promise<CommandOutcome<R>>;
  /** Changes the cart together with rows of another capability, in one transaction; begins a session where there is none. */
  runInside<R extends object>(request: InsideRequest<R>): Promise<CommandOutcome<R>>;
}

/** What of a cart its facts depend on. */
type FactsCart = Pick<Cart, 'zip' | 'storeNumber'> & Partial<Pick<Cart, 'cartId' | 'coupons' | 'lines'>>;

interface Placing {
  readonly tx: Queries;
  readonly visit: Visit;
  readonly shopper: Shopper;
  readonly user: () => Promise<CouponUser>;
}

/** Who uses the coupons of a cart, as far as the session knows. */
const userOf = (shopper: Shopper | null): CouponUser => ({
  ownerId: shopper?.shopperId ?? null,
  email: emailIdentity(shopper?.profile?.email ?? ''),
  address: '',
});

export interface CartsFacts extends World {
  readonly db: Db;
  /** Reads the session that comes with a cart. */
  readonly readShopper: ReadShopper;
}

export function makeCarts(world: CartsFacts): Carts {
  const { db } = world;
  const store = makeCartStore(db, makeCartMemory(), world.readShopper);
  const answers = makeCartAnswerCache();
  const factsFor = async (visit: Visit, shopper: Shopper | null, cart: FactsCart, to?: Destination): Promise<CartFacts> => {
    const atCheckout = to !== undefined;
    const terms = await world.contracts.ofShopper(shopper);
    if (world.taxes.prepare !== undefined) await prepareTaxes(world, visit, cart);
    const { coupons = [] } = cart;
    if (coupons.length === 0) return factsOf(world, visit, { shopper, cart, terms, atCheckout });
    const couponUses = await world.coupons.usesOf(coupons, () => to?.user ?? userOf(shopper));
    return factsOf(world, visit, { shopper, cart, terms, atCheckout, couponUses });
  };
  const find = async (visit: Visit): Promise<FoundCart | null> => {
    const found = await store.load(visit);
    if (found !== null) visit.recognised(found.shopper);
    return found;
  };
  const price = async (visit: Visit, { cart, shopper }: FoundCart, to?: Destination): Promise<LoadedCart> => {
    const facts = await factsFor(visit, shopper, { ...cart, zip: to?.zip ?? cart.zip }, to);
    return { cart, facts, shopper, priced: priceCart(cart, facts) };
  };
  const lockForPlacing = async ({ tx, visit, shopper, user }: Placing, locking: Promise<Cart | null>): Promise<LockedCart | null> => {
    const [cart, terms] = await Promise.all([locking, world.contracts.readForShopper(shopper, tx)]);
    if (cart === null || !cart.lines.some(isLive)) return null;
    // Exact and held until the order is written: the last use of a coupon is taken once (trust 7).
    const couponUses = await world.coupons.usesOf(cart.coupons, user, tx, 'lock');
    return (to) => {
      const place = { ...cart, zip: to.zip ?? cart.zip };
      return priceCart(cart, factsOf(world, visit, { shopper, terms, couponUses, atCheckout: true, cart: place }));
    };
  };
  const running = { db, store, queue: makeKeyQueue(), factsFor };
  const runInside = makeInsideRunner(running);
  return {
    factsFor,
    imageOf: (product, locale) => imageOf(world, product, locale),
    run: makeCommandRunner(running),
    runInside,
    bringFrom: makeCountrySwitch(runInside),

    async load(visit, to) {
      const found = await find(visit);
      return found === null ? null : price(visit, found, to);
    },
    find,
    price,

    async answer(visit, variant, make) {
      const loaded = await store.load(visit);
      if (loaded === null) return null;
      const { shopper, cart, entered } = loaded;
      const source = { cart, shopper, facts: await factsFor(visit, shopper, cart) };
      const answer = answers.of(`${placeInMemory(visit)} ${variant}`, source, (facts) =>
        make({ cart, facts, shopper, priced: priceCart(cart, facts) }),
      );
      return { answer, shopper, entered };
    },

    lockForPlacing: (tx, visit, shopper, user) =>
      lockForPlacing({ tx, visit, shopper, user }, store.lock(tx, shopper.shopperId, visit.site.id)),
    rememberedGuest: store.rememberedGuest,
    async lockRemembered(tx, visit, user) {
      const shopper = store.rememberedGuest(visit);
      return shopper === null ? null : lockForPlacing({ tx, visit, shopper, user }, store.lockRemembered(tx, visit));
    },

    isClosed: (visit, cartId) => isClosed(db, visit, cartId),

    async ofOrder(tx, orderNumber) {
      const stored = (await tx.maybe(CART_OF_ORDER, [orderNumber]))?.cart ?? null;
      return stored === null ? null : cartFrom(stored);
    },

    mergeAtSignIn: mergeCartsAtSignIn(store),
  };
}

async function isClosed(db: Db, visit: Visit, cartId: string): Promise<boolean> {
  const shopper = await visit.shopper();
  if (shopper === null || !/^[0-9a-f-]{36}$/.test(cartId)) return false;
  const row = await db.maybe(CART_STATUS, [shopper.shopperId, cartId]);
  return row !== undefined && row.status !== 'active';
}
