// SQL that ends carts: merged at sign-in, or expired.
import type { CartPurpose } from '#base/shopper/rules';
import type { SiteId } from '#base/site/rules';
import { statement } from '#platform/db';

/** Site and purpose of each active cart. */
export const CARTS_OF_OWNER = statement<{ readonly site_id: SiteId; readonly purpose: CartPurpose }>(
  'carts_of_owner',
  `select site_id, purpose from cart where owner_id = $1 and status = 'active' order by site_id, purpose`,
);

export const MERGED_CART = statement<unknown>(
  'cart_merged',
  `update cart set status = 'merged', version = version + 1, updated_at = $3 where owner_id = $1 and cart_id = $2 and status = 'active'`,
);

/** Locks a cart. */
export const HOLD_CART = statement<unknown>('cart_hold', 'select hold_cart($1, $2)');

/** A newer one for the same purpose replaces this one. */
export const REPLACED_CART = statement<unknown>(
  'cart_replaced',
  `update cart set status = 'expired', version = version + 1, updated_at = $3 where owner_id = $1 and cart_id = $2 and status = 'active'`,
);

/**
 * Expires old carts: $1 is now. Empty carts live six hours, a guest's thirty days, an account's ninety; a cart with a checkout under way stays
 * (behaviour.md).
 */
export const EXPIRE_CARTS = statement<unknown>(
  'cart_expire',
  `update cart c set status = 'expired', version = version + 1
   where c.status = 'active' and c.updated_at < $1::timestamptz - interval '6 hours'
     and not exists (select 1 from draft_cart d where d.owner_id = c.owner_id and d.cart_id = c.cart_id)
     and (
       not exists (select 1 from cart_line l where l.owner_id = c.owner_id and l.cart_id = c.cart_id and l.removed_at is null)
       or c.updated_at < $1::timestamptz - interval '90 days'
       or (c.updated_at < $1::timestamptz - interval '30 days' and not exists (select 1 from known_shopper k where k.shopper_id = c.owner_id))
     )`,
);

/** Deletes expired carts after a while, during which support can still look at them. */
export const FORGET_EXPIRED_CARTS = statement<unknown>(
  'cart_forget_expired',
  `delete from cart where status = 'expired' and updated_at < $1::timestamptz - interval '120 days'`,
);
