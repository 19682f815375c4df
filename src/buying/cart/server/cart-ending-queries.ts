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

/** A cart that was last used before $1 expires, unless its checkout is under way (behaviour.md). */
const EXPIRE = `update cart c set status = 'expired', version = version + 1
   where c.status = 'active' and c.updated_at < $1
     and not exists (select 1 from draft_cart d where d.owner_id = c.owner_id and d.cart_id = c.cart_id)`;

export const EXPIRE_CARTS = statement<unknown>('cart_expire', EXPIRE);
export const EXPIRE_EMPTY_CARTS = statement<unknown>(
  'cart_expire_empty',
  `${EXPIRE} and not exists (select 1 from cart_line l where l.owner_id = c.owner_id and l.cart_id = c.cart_id and l.removed_at is null)`,
);
export const EXPIRE_GUEST_CARTS = statement<unknown>(
  'cart_expire_guests',
  `${EXPIRE} and not exists (select 1 from known_shopper k where k.shopper_id = c.owner_id)`,
);

/** Deletes expired carts after a while, during which support can still look at them. */
export const FORGET_EXPIRED_CARTS = statement<unknown>(
  'cart_forget_expired',
  `delete from cart where status = 'expired' and updated_at < $1`,
);
