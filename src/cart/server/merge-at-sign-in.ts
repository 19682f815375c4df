// A guest's carts become the account's, inside the transaction that signs in (CART-23).
import { mergeCarts, type Cart } from '#cart/rules';
import type { OnSignIn } from '#sessions/server';
import { MERGED_CART, SITES_OF_OWNER } from './cart-queries.ts';
import { freshCart, type CartStore } from './cart-store.ts';
import { newCartItemId } from './run-command.ts';

export function mergeCartsAtSignIn(store: CartStore): OnSignIn {
  return async (tx, { guestId, profileId, site, now }) => {
    for (const { site_id: siteId } of await tx.many(SITES_OF_OWNER, [guestId])) {
      const guest = await store.lock(tx, guestId, siteId);
      if (guest === null) continue;
      const mergeInto = async (before: Cart): Promise<boolean> => {
        const after = mergeCarts(before, guest, newCartItemId);
        return after === before || (await store.save({ before, after, now, on: tx }));
      };
      const own = await store.lock(tx, profileId, siteId);
      if (!(await mergeInto(own ?? { ...freshCart(profileId, { site }), siteId }))) {
        // The account's first cart was begun on another device this very moment: it is there to be locked now.
        const begun = await store.lock(tx, profileId, siteId);
        if (begun === null || !(await mergeInto(begun))) throw new Error('The carts could not be merged');
      }
      await tx.run(MERGED_CART, [guestId, guest.cartId, now]);
    }
  };
}
