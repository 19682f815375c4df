// Runs one command on a visitor's cart, from reading to writing: in turn, once per key, and again when another process wrote first (CART-26).
import { priceCart, purgeRemoved, type Cart, type CartChange, type CartFacts, type PricedCart } from '#buying/cart/rules';
import type { Db, Queries } from '#platform/db';
import { replay, type KeyedRequest, type OnceOutcome } from '#platform/idempotency';
import type { Visit } from '#platform/visit';
import { couponCode } from '#goods/promotions/rules';
import type { Shopper } from '#base/shopper/rules';
import type { CartStore } from './cart-store.ts';
import { newCart, type VisitCart } from './cart-reader.ts';
import { memoryKey } from './cart-memory.ts';
import type { KeyQueue } from './key-queue.ts';
import { newCartItemId } from './cart-item-id.ts';
import { isSameHead } from './cart-rows.ts';

export type CartCommand = (cart: Cart, facts: CartFacts, newId: () => string) => CartChange;

/** The result of a command: the change, and the whole cart priced after it. */
export interface CommandResult {
  readonly change: CartChange;
  readonly priced: PricedCart;
  readonly facts: CartFacts;
  readonly shopper: Shopper | null;
}

export type CommandOutcome<R> = OnceOutcome<R> | { readonly status: 'in-flight' | 'other-cart' };

export interface CommandRequest<R> {
  readonly visit: Visit;
  readonly command: CartCommand;
  readonly keyed: KeyedRequest | null;
  /** The cart that the caller names, if any: must be the visitor's own (CART-3). */
  readonly cartId?: string | undefined;
  /** Coupon codes that the command enters, as typed; their uses are loaded first. */
  readonly entered?: readonly string[] | undefined;
  /** A second request with a key that is under way: refused with 409, or waiting (forms, before the page wakes up). */
  readonly whileInFlight: 'refuse' | 'wait';
  /** The shop's own write, not the shopper's: pending notices of the cart stay. */
  readonly isNote?: true;
  /** Makes the answer; it is stored with the key, so it must be plain data. */
  readonly answer: (result: CommandResult) => R;
}

export interface CommandDeps {
  readonly db: Db;
  readonly store: CartStore;
  readonly queue: KeyQueue;
  readonly factsFor: (visit: Visit, shopper: Shopper | null, cart: Cart) => Promise<CartFacts>;
}

/** Attempts without a lock; the next one locks the row first, so that every command completes. */
const FREE_TRIES = 3;

export function makeCommandRunner(deps: CommandDeps) {
  const inFlight = new Set<string>();
  return async function run<R extends object>(request: CommandRequest<R>): Promise<CommandOutcome<R>> {
    const { visit, keyed } = request;
    if (visit.tokenHash === null) return attempts(deps, request);
    const turn = memoryKey(visit);
    const flight = keyed === null ? null : `${turn} ${keyed.key}`;
    if (flight !== null && request.whileInFlight === 'refuse' && inFlight.has(flight)) return { status: 'in-flight' };
    if (flight !== null) inFlight.add(flight);
    try {
      return await deps.queue.take(turn, () => attempts(deps, request));
    } finally {
      if (flight !== null) inFlight.delete(flight);
    }
  };
}

async function attempts<R extends object>(deps: CommandDeps, request: CommandRequest<R>): Promise<CommandOutcome<R>> {
  const remembered = deps.store.remembered(request.visit);
  const quick = remembered === null ? null : await once(deps, request, remembered, 'fromMemory');
  if (quick !== null) return quick;
  for (let attempt = 0; attempt < FREE_TRIES; attempt += 1) {
    const outcome = await once(deps, request, await deps.store.load(request.visit, request.keyed?.key), undefined);
    if (outcome !== null) return outcome;
  }
  return deps.db.transaction(async (tx) => {
    const loaded = await deps.store.load(request.visit, request.keyed?.key, tx);
    const locked =
      loaded === null ? null : await deps.store.lock(tx, loaded.shopper.shopperId, request.visit.site.id, request.visit.cartPurpose);
    const outcome = await once(deps, request, loaded === null || locked === null ? loaded : { ...loaded, cart: locked }, tx);
    if (outcome === null) throw new Error('A locked cart was changed by somebody else');
    return outcome;
  });
}

/** Null when another writer came first, or when the copy in memory cannot answer the request. */
async function once<R extends object>(
  deps: CommandDeps,
  request: CommandRequest<R>,
  loaded: VisitCart | null,
  on: Queries | 'fromMemory' | undefined,
): Promise<CommandOutcome<R> | null> {
  const fromMemory = on === 'fromMemory';
  const { visit, keyed, command, answer } = request;
  if (keyed !== null && loaded !== null && loaded.kept !== null) return replay<R>(loaded.kept, keyed);
  const before = loaded?.cart ?? newCart('', visit);
  if (request.cartId !== undefined && request.cartId !== before.cartId) return fromMemory ? null : { status: 'other-cart' };
  const { entered = [] } = request;
  const asked = entered.length === 0 ? before : { ...before, coupons: [...before.coupons, ...entered.map(couponCode)] };
  const facts = await deps.factsFor(visit, loaded?.shopper ?? null, asked);
  const change = command(purgeRemoved(before, visit.now.getTime()), facts, newCartItemId);
  const changed = change.cart.lines !== before.lines || !isSameHead(change.cart, before);
  // Without a write nothing checks whether the copy in memory is current, so the answer needs a read.
  if (!changed && fromMemory) return null;
  // The answer is stored for its key even without a change: a later repeat must not suddenly succeed.
  if (!changed && (keyed === null || before.version === 0)) {
    return {
      status: 'done',
      reply: answer({ change, facts, priced: priceCart(before, facts, loaded?.priced), shopper: loaded?.shopper ?? null }),
    };
  }
  const shopper = loaded?.shopper ?? (await visit.ensureShopper());
  const after: Cart = { ...change.cart, ownerId: shopper.shopperId, notices: request.isNote === true ? change.cart.notices : [] };
  const shown = { ...after, version: before.version + 1 };
  // The destination may have changed, and taxes and dates with it.
  const moved = after.zip !== before.zip || after.storeNumber !== before.storeNumber;
  const world = moved ? await deps.factsFor(visit, shopper, after) : facts;
  const priced = priceCart(shown, world, loaded?.priced);
  const reply = answer({ change: { ...change, cart: shown }, facts: world, priced, shopper });
  const saved = await deps.store.save({
    before,
    after,
    now: visit.now,
    visit,
    shopper,
    shopperText: loaded?.shopperText ?? null,
    priced,
    fromMemory,
    ...(keyed === null ? {} : { kept: { ...keyed, reply: JSON.stringify(reply) } }),
    ...(on === undefined || on === 'fromMemory' ? {} : { on }),
  });
  return saved ? { status: 'done', reply } : null;
}
