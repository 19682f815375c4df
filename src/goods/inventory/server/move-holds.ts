// Gives the holds of a guest's cart to the account's cart that it was merged into.
import type { Queries } from '#platform/db';
import { MOVE_HOLDS } from './inventory-queries.ts';
import type { Holder } from './stock-holds.ts';

/** What both carts hold adds up, from the older beginning to the later end. */
export async function moveHolds(tx: Queries, fromCartId: string, to: Holder): Promise<void> {
  await tx.run(MOVE_HOLDS, [fromCartId, to.cartId, to.ownerId]);
}
