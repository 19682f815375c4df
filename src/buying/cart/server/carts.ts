// Access to visitors' carts for the other capabilities: load priced, lock for an order, close, merge at sign-in.
import { priceCart, type Cart, type CartFacts, type PricedCart } from '#buying/cart/rules';
import type { ProductFacts } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import type { Db, Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import type { Country } from '#base/site/rules';
import { makeCountrySwitch } from './switch-country.ts';
import { makeCartMemory, memoryKey } from './cart-memory.ts';
import { CART_OF_ORDER, CART_STATUS } from './cart-queries.ts';
import { cartFrom } from './cart-rows.ts';
import { makeCartStore } from './cart-store.ts';
import { makeCartAnswerCache } from './cart-answer-cache.ts';
import { mergeCartsAtSignIn, type MergeAtSignIn } from './merge-at-sign-in.ts';
import { makeInsideRunner, type InsideRequest } from './run-inside.ts';
import { makeOwnCarts, type OwnCarts } from './own-carts.ts';
import { makeBuyNowRunner, type RunBuyNow } from './run-buy-now.ts';
import { makeCommandRunner, type CommandOutcome, type CommandRequest } from './run-command.ts';
import { makeKeyQueue } from './key-queue.ts';
import { imageOf, type World } from './load-cart-facts.ts';
import type { ReadShopper } from '#people/sessions/server';
import { makeFactsLoader, type Destination, type FactsCart } from './facts-loader.ts';
import { makePlacingLocks, type PlacingLocks } from './placing-locks.ts';

export interface LoadedCart {
  readonly cart: Cart;
  readonly priced: PricedCart;
  /** The facts it was priced with, for rules that need more of them. */
  readonly facts: CartFacts;
  readonly shopper: Shopper | null;
}

export type FoundCart = Pick<LoadedCart, 'cart'> & { readonly shopper: Shopper };

export interface Carts extends PlacingLocks, OwnCarts {
  /** The visitor's cart on this site with every amount, in one statement; null without a session. Without a stored cart it is empty with version 0. */
  load(visit: Visit, to?: Destination): Promise<LoadedCart | null>;
  /** The same as stored, without amounts; afterwards the visit knows its shopper. */
  find(visit: Visit): Promise<FoundCart | null>;
  /** Prices a found cart. */
  price(visit: Visit, found: FoundCart, to?: Destination): Promise<LoadedCart>;
  /**
   * The answer that `make` builds from the visitor's cart, loaded with one statement. Returns the same object again while the cart and all facts it
   * used are unchanged. `variant` identifies everything else the answer depends on; `entered` is the edition of the checkout entries, null without
   * any. Null without a session.
   */
  answer<R extends object>(
    visit: Visit,
    variant: string,
    make: (loaded: LoadedCart) => R,
  ): Promise<{ readonly answer: R; readonly shopper: Shopper; readonly entered: string | null } | null>;
  /** A guest whose cart is in this server's memory, or null. Not checked against the database: `lockRemembered` does that. */
  rememberedGuest(visit: Visit): Shopper | null;
  /** Whether the visitor has this cart, and can still order it. */
  isOpen(visit: Visit, cartId: string): Promise<boolean>;
  /** Whether the id is that of the visitor's buy-now cart: a call that names the cart may leave out `buyNow=true`. */
  isBuyNow(visit: Visit, cartId: string): Promise<boolean>;
  /** Whether a cart belonged to this visitor and is closed: ordered, merged or expired. */
  isClosed(visit: Visit, cartId: string): Promise<boolean>;
  /** The cart an order was made from; null for an unknown number. The caller has checked the order's owner. */
  ofOrder(tx: Queries, orderNumber: string): Promise<Cart | null>;
  /** Merges a guest's carts into the account's within the sign-in transaction; lines without room are saved for later (CART-23). */
  readonly mergeAtSignIn: MergeAtSignIn;
  /** Adds the lines of the visitor's cart for another country of this tenant to this one, and leaves that cart unchanged (APP-2). */
  bringFrom(visit: Visit, country: Country): Promise<void>;
  /** Address of a product's first picture. */
  imageOf(product: ProductFacts, locale: Locale): string;
  /** The facts of a shopper's cart. */
  factsFor(visit: Visit, shopper: Shopper | null, cart: FactsCart, to?: Destination): Promise<CartFacts>;
  /** Runs one command, in turn with others on the same cart and once per key. */
  run<R extends object>(request: CommandRequest<R>): Promise<CommandOutcome<R>>;
  /** Runs one command on a new cart that becomes the visitor's buy-now cart. */
  readonly runBuyNow: RunBuyNow;
  /** Changes the cart and rows of another capability in one transaction; begins a session for a visitor without one. */
  runInside<R extends object>(request: InsideRequest<R>): Promise<CommandOutcome<R>>;
}

export interface CartsFacts extends World {
  readonly db: Db;
  /** Reads the session in a cart's row. */
  readonly readShopper: ReadShopper;
}

export function makeCarts(world: CartsFacts): Carts {
  const { db } = world;
  const store = makeCartStore(db, makeCartMemory(), world.readShopper);
  const answers = makeCartAnswerCache();
  const factsFor = makeFactsLoader(world);
  const find = async (visit: Visit): Promise<FoundCart | null> => {
    const found = await store.load(visit);
    if (found !== null) visit.recognised(found.shopper);
    return found;
  };
  const price = async (visit: Visit, { cart, shopper }: FoundCart, to?: Destination): Promise<LoadedCart> => {
    const facts = await factsFor(visit, shopper, { ...cart, zip: to?.zip ?? cart.zip }, to);
    return { cart, facts, shopper, priced: priceCart(cart, facts) };
  };
  const { moveHolds } = world.inventory;
  const running = { db, store, queue: makeKeyQueue(), factsFor, moveHolds };
  const runInside = makeInsideRunner(running);
  return {
    factsFor,
    imageOf: (product, locale) => imageOf(world, product, locale),
    run: makeCommandRunner(running),
    runInside,
    runBuyNow: makeBuyNowRunner(running),
    bringFrom: makeCountrySwitch(runInside),
    ...makeOwnCarts(store),

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
      const answer = answers.of(`${memoryKey(visit)} ${variant}`, source, (facts) =>
        make({ cart, facts, shopper, priced: priceCart(cart, facts) }),
      );
      return { answer, shopper, entered };
    },

    ...makePlacingLocks(world, store),
    rememberedGuest: store.rememberedGuest,
    isOpen: async (visit, cartId) => (await statusOf(db, visit, cartId))?.status === 'active',
    isClosed: async (visit, cartId) => ![undefined, 'active'].includes((await statusOf(db, visit, cartId))?.status),
    isBuyNow: async (visit, cartId) => (await statusOf(db, visit, cartId))?.purpose === 'buyNow',
    ofOrder,
    mergeAtSignIn: mergeCartsAtSignIn(store, moveHolds),
  };
}

async function ofOrder(tx: Queries, orderNumber: string): Promise<Cart | null> {
  const stored = (await tx.maybe(CART_OF_ORDER, [orderNumber]))?.cart ?? null;
  return stored === null ? null : cartFrom(stored);
}

async function statusOf(db: Db, visit: Visit, cartId: string) {
  const shopper = await visit.shopper();
  if (shopper === null || !/^[0-9a-f-]{36}$/.test(cartId)) return undefined;
  return db.maybe(CART_STATUS, [shopper.shopperId, cartId]);
}
