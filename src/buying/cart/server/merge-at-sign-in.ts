// Merges a guest's carts into the account's, within the sign-in transaction (CART-23).
import { mergeCarts, withMergeNotices, type Cart, type MergeOverflow, type UnplacedLine } from '#buying/cart/rules';
import type { Inventory } from '#goods/inventory/server';
import type { Queries, Transaction } from '#platform/db';
import type { OnSignIn } from '#people/sessions/server';
import type { SiteId } from '#base/site/rules';
import { endReplacedCart } from './run-buy-now.ts';
import { CARTS_OF_OWNER, MERGED_CART } from './cart-ending-queries.ts';
import type { CartStore } from './cart-store.ts';
import { newCart } from './cart-reader.ts';
import { localDay } from '#base/calendar/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import { newCartItemId } from './cart-item-id.ts';

/** Saves lines without room for their owner, in the open transaction. */
export type SaveOverflow = (
  tx: Queries,
  list: { readonly ownerId: string; readonly siteId: SiteId },
  lines: readonly UnplacedLine[],
  now: Date,
) => Promise<MergeOverflow>;

/** A guest's cart went into an account's; `lines`: the ids that its lines have there. */
export interface CartMerge {
  readonly profileId: string;
  readonly fromCartId: string;
  readonly toCartId: string;
  readonly lines: ReadonlyMap<string, string>;
}

/** What else changes with a merge, in the open transaction. */
export interface MergeNeighbours {
  readonly saveOverflow: SaveOverflow;
  /** An order that is being paid for follows its cart. */
  readonly moveDraft: (tx: Queries, merge: CartMerge) => Promise<void>;
}

export type MergeAtSignIn = (tx: Transaction, change: Parameters<OnSignIn>[1], neighbours: MergeNeighbours) => Promise<void>;

export function mergeCartsAtSignIn(store: CartStore, moveHolds: Inventory['moveHolds']): MergeAtSignIn {
  return async (tx, { guestId, profileId, site, now }, { saveOverflow, moveDraft }) => {
    for (const { site_id: siteId, purpose } of await tx.many(CARTS_OF_OWNER, [guestId])) {
      const guest = await store.lock(tx, guestId, siteId, purpose);
      if (guest === null) continue;
      // What the guest buys now replaces what the account was buying, as a second buy now does.
      if (purpose === 'buyNow') await endReplacedCart(tx, await store.lock(tx, profileId, siteId, purpose), now);
      let lines: CartMerge['lines'] = new Map();
      const mergeInto = async (before: Cart): Promise<boolean> => {
        const merged = mergeCarts(before, guest, newCartItemId, localDay(now, SHIPPED_SITES[siteId].timeZone));
        const { unplaced, moved } = merged;
        lines = moved;
        const kept =
          unplaced.length === 0 ? { saved: 0, noRoom: [] } : await saveOverflow(tx, { ownerId: profileId, siteId }, unplaced, now);
        const after = withMergeNotices(merged, kept);
        return after === before || (await store.save({ before, after, now, on: tx }));
      };
      let account = (await store.lock(tx, profileId, siteId, purpose)) ?? { ...newCart(profileId, { site, cartPurpose: purpose }), siteId };
      if (!(await mergeInto(account))) {
        // Another device created the account's cart this very moment, so it can be locked now.
        const begun = await store.lock(tx, profileId, siteId, purpose);
        if (begun === null || !(await mergeInto(begun))) throw new Error('The carts could not be merged');
        account = begun;
      }
      await tx.run(MERGED_CART, [guestId, guest.cartId, now]);
      await moveDraft(tx, { profileId, fromCartId: guest.cartId, toCartId: account.cartId, lines });
      await moveHolds(tx, guest.cartId, account);
    }
  };
}
