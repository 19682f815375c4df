// Buy now puts its items into a cart of their own, in place of the one before: two tabs never share one, and the basket stays (decision 0340).
import { priceCart, type Cart } from '#buying/cart/rules';
import type { Inventory } from '#goods/inventory/server';
import { couponCode } from '#goods/promotions/rules';
import type { Queries, Transaction } from '#platform/db';
import { replay } from '#platform/idempotency';
import type { Shopper } from '#base/shopper/rules';
import { REPLACED_CART } from './cart-ending-queries.ts';
import { memoryKey } from './cart-memory.ts';
import { newCart } from './cart-reader.ts';
import { newCartItemId } from './cart-item-id.ts';
import type { CommandDeps, CommandOutcome, CommandRequest } from './run-command.ts';

/** Runs a command on a new cart; it becomes the visitor's buy-now cart when the command puts something into it. */
export type RunBuyNow = <R extends object>(request: CommandRequest<R>) => Promise<CommandOutcome<R>>;

interface BuyNowDeps extends CommandDeps {
  readonly moveHolds: Inventory['moveHolds'];
}

export function makeBuyNowRunner(deps: BuyNowDeps): RunBuyNow {
  return async (request) => {
    const shopper = await request.visit.ensureShopper();
    return deps.queue.take(memoryKey(request.visit), () => deps.db.transaction((tx) => once(deps, request, shopper, tx)));
  };
}

/** Ends an older buy-now cart. */
export async function endReplacedCart(tx: Queries, cart: Cart | null, now: Date): Promise<void> {
  if (cart !== null) await tx.run(REPLACED_CART, [cart.ownerId, cart.cartId, now]);
}

async function once<R extends object>(
  { store, factsFor, moveHolds }: BuyNowDeps,
  { visit, keyed, command, entered = [], answer }: CommandRequest<R>,
  shopper: Shopper,
  tx: Transaction,
): Promise<CommandOutcome<R>> {
  const replaced = await store.lock(tx, shopper.shopperId, visit.site.id, visit.cartPurpose);
  const kept = keyed === null ? null : ((await store.load(visit, keyed.key, tx))?.kept ?? null);
  if (keyed !== null && kept !== null) return replay<R>(kept, keyed);
  const before = newCart(shopper.shopperId, visit);
  // What the cart before holds is free for this one.
  const holder = replaced?.cartId ?? before.cartId;
  const asked = { ...before, cartId: holder, coupons: entered.map(couponCode) };
  const change = command(before, await factsFor(visit, shopper, asked), newCartItemId);
  const after = { ...change.cart, notices: [] };
  const facts = await factsFor(visit, shopper, { ...after, cartId: holder });
  const shown = { ...after, version: before.version + 1 };
  const reply = answer({ change: { ...change, cart: shown }, priced: priceCart(shown, facts), facts, shopper });
  if (after.lines.length === 0) return { status: 'done', reply };
  await endReplacedCart(tx, replaced, visit.now);
  const keeping = keyed === null ? {} : { kept: { ...keyed, reply: JSON.stringify(reply) } };
  if (!(await store.save({ before, after, now: visit.now, visit, on: tx, ...keeping })))
    throw Object.assign(new Error('Another buy now of this shopper was begun this very moment'), { code: '40001' });
  if (replaced !== null) await moveHolds(tx, replaced.cartId, after);
  return { status: 'done', reply };
}
