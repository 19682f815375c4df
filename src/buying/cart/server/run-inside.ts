// Changes a visitor's cart and rows of another capability in one transaction, so that an item leaves one and arrives in the other.
import { priceCart, purgeRemoved, type Cart, type CartChange, type CartFacts, type PricedCart } from '#buying/cart/rules';
import type { Db, Transaction } from '#platform/db';
import { replay, type KeyedRequest } from '#platform/idempotency';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import type { CartStore } from './cart-store.ts';
import { newCart } from './cart-reader.ts';
import { memoryKey } from './cart-memory.ts';
import type { CommandDeps, CommandOutcome } from './run-command.ts';
import { newCartItemId } from './cart-item-id.ts';

/** The input of the work: the visitor's cart with its row locked, and its facts. */
export interface Inside {
  readonly tx: Transaction;
  readonly cart: Cart;
  readonly facts: CartFacts;
  readonly shopper: Shopper;
  readonly newId: () => string;
}

export interface InsideWork<R> {
  readonly change: CartChange;
  /** Lines that left the cart for good: reported as removed, and not restorable. */
  readonly gone: ReadonlySet<string>;
  /** Makes the answer from the cart afterwards; plain data, stored with the key. */
  readonly answer: (after: { readonly priced: PricedCart; readonly facts: CartFacts }) => R;
}

export interface InsideRequest<R> {
  readonly visit: Visit;
  readonly keyed: KeyedRequest | null;
  readonly work: (inside: Inside) => Promise<InsideWork<R>>;
}

type InsideDeps = CommandDeps & { readonly db: Db; readonly store: CartStore };

export function makeInsideRunner(deps: InsideDeps) {
  return async function runInside<R extends object>(request: InsideRequest<R>): Promise<CommandOutcome<R>> {
    const shopper = await request.visit.ensureShopper();
    return deps.queue.take(memoryKey(request.visit), () => deps.db.transaction((tx) => once(deps, request, shopper, tx)));
  };
}

async function once<R extends object>(
  { store, factsFor }: InsideDeps,
  { visit, keyed, work }: InsideRequest<R>,
  shopper: Shopper,
  tx: Transaction,
): Promise<CommandOutcome<R>> {
  // Locks before reading, so that a request that waited sees the previous one's writes.
  const locked = await store.lock(tx, shopper.shopperId, visit.site.id, visit.cartPurpose);
  const kept = keyed === null ? null : ((await store.load(visit, keyed.key, tx))?.kept ?? null);
  if (keyed !== null && kept !== null) return replay<R>(kept, keyed);
  const before = locked ?? newCart(shopper.shopperId, visit);
  const facts = await factsFor(visit, shopper, before);
  const { change, gone, answer } = await work({
    tx,
    cart: purgeRemoved(before, visit.now.getTime()),
    facts,
    shopper,
    newId: newCartItemId,
  });
  const changed = change.cart.lines !== before.lines || change.cart.extra !== before.extra;
  const saves = changed || keyed !== null;
  const shown = { ...change.cart, version: before.version + (saves ? 1 : 0) };
  const reply = answer({ priced: priceCart(shown, facts), facts });
  if (saves) {
    const after = { ...change.cart, lines: change.cart.lines.filter(({ cartItemId }) => !gone.has(cartItemId)) };
    const keeping = keyed === null ? {} : { kept: { ...keyed, reply: JSON.stringify(reply) } };
    if (!(await store.save({ before, after, now: visit.now, visit, on: tx, ...keeping })))
      throw Object.assign(new Error('Another cart of this shopper was begun this very moment'), { code: '40001' });
  }
  return { status: 'done', reply };
}
