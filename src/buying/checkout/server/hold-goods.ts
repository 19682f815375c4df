// Holds a cart's goods while its shopper is in checkout: for ten minutes from the latest step (behaviour.md, Placing an order).
import type { LoadedCart } from '#buying/cart/server';
import type { Inventory } from '#goods/inventory/server';
import type { Db } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';

/** A hold is extended at most this often, so that quick steps cause no extra writes. */
const AGAIN_AFTER_MS = 2 * 60_000;
const CARTS_REMEMBERED = 5_000;

interface Held {
  lines: string;
  at: number;
}

export type HoldGoods = (loaded: LoadedCart, now: Date) => Promise<void>;

export function makeHoldGoods({ db, inventory }: { readonly db: Db; readonly inventory: Pick<Inventory, 'hold'> }): HoldGoods {
  const last = makeRecentlyUsed<Held>(CARTS_REMEMBERED);
  return async ({ cart, priced }, now) => {
    const lines = priced.lines.flatMap(({ line, sources }) => sources.map((source) => ({ itemId: line.itemId, ...source })));
    const held = last.of(cart.cartId, () => ({ lines: '', at: 0 }));
    const key = JSON.stringify(lines);
    if (held.lines === key && now.getTime() - held.at < AGAIN_AFTER_MS) return;
    await db.transaction((tx) => tx.last(() => inventory.hold(tx, lines, cart, now)));
    held.lines = key;
    held.at = now.getTime();
  };
}
