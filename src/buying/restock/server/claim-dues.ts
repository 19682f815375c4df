// Claims due days for a cart, in one transaction with the cart: nobody else orders them, and a crash leaves the cart's id to look the order up by.
import type { Cart } from '#buying/cart/rules';
import { CLAIM_DUE, IS_PLACING, NOTE_ORDERED } from './due-queries.ts';
import type { OrderedItem } from './judge-dues.ts';
import type { RestockDeps } from './restock-deps.ts';
import { LOCK_RESTOCKS } from './restock-queries.ts';
import type { DueRow } from './restock-rows.ts';

/** Placing takes seconds; after that another server may look what became of it. */
export const LEASE_MS = 10 * 60_000;

class ClaimedElsewhere extends Error {}

/** Null: somebody else is ordering for this owner, or one of the days has ended meanwhile. */
export async function claimDues(
  { db, carts }: Pick<RestockDeps, 'db' | 'carts'>,
  cart: Cart,
  items: readonly OrderedItem[],
  now: Date,
): Promise<readonly DueRow[] | null> {
  const { ownerId, cartId, siteId } = cart;
  const claim = async (): Promise<readonly DueRow[]> =>
    db.transaction(async (tx) => {
      const rows = await tx.many(LOCK_RESTOCKS, [ownerId]);
      const runs = new Set(rows.flatMap((row) => (row.state === 'active' || row.state === 'attention' ? [row.restock_id] : [])));
      if (items.some(({ row }) => !runs.has(row.restock_id))) throw new ClaimedElsewhere();
      if ((await tx.maybe(IS_PLACING, [ownerId, siteId])) !== undefined) throw new ClaimedElsewhere();
      const [ids, days] = [items.map(({ due }) => due.restock_id), items.map(({ due }) => due.due_on)];
      const claimed = await tx.many(CLAIM_DUE, [ownerId, ids, days, cartId, new Date(now.getTime() + LEASE_MS)]);
      if (claimed.length < items.length) throw new ClaimedElsewhere();
      for (const { due, qty, unit } of items) await tx.run(NOTE_ORDERED, [ownerId, due.restock_id, due.due_on, qty, unit]);
      await carts.begin(tx, cart, now);
      return items.map(({ due, qty, unit }) => ({ ...due, cart_id: cartId, ordered_qty: qty, unit_cents: unit }));
    });
  try {
    return await claim();
  } catch (error) {
    if (error instanceof ClaimedElsewhere) return null;
    throw error;
  }
}
