// SQL that reads carts, each with one statement; cart-write-queries.ts writes them, cart-ending-queries.ts ends them.
import type { DeliveryType } from '#goods/delivery/rules';
import { statement, type Places } from '#platform/db';
import { joinAnswer, KEPT_COLUMNS, type KeptColumns } from '#platform/idempotency-queries';
import { SHOPPER_JSON } from '#people/sessions/server';
import type { CartPurpose } from '#base/shopper/rules';
import type { SiteId } from '#base/site/rules';
import type { CartExtra, LineExtra, ParentRelation } from '#buying/cart/rules';

/** A stored cart on the wire: `[head, lines]` in one text column. */
export type StoredCart = readonly [head: CartTuple, lines: readonly LineTuple[]];

export interface CartRow {
  /** JSON of a `StoredCart`; null without a cart; SAME when the caller's copy is current. */
  readonly cart: string | null;
}

/** Stands for a cart that the caller already has in memory. */
export const SAME = 'same';

/** cart_id, owner_id, site_id, version, type, coupons, zip, store, budget center, purchase order, its release, notices, extra, purpose. */
export type CartTuple = readonly [
  cartId: string,
  ownerId: string,
  siteId: SiteId,
  version: number,
  type: 'STANDARD' | 'SPECIAL',
  coupons: readonly string[],
  zip: string | null,
  store: string | null,
  budgetCenter: string | null,
  purchaseOrder: string | null,
  purchaseOrderRelease: string | null,
  notices: readonly string[],
  extra: CartExtra | null,
  purpose: CartPurpose,
];

/** A line on the wire: cart_item_id, item_id, qty, parent id and relation, delivery, store, customer SKU, seen cents, added and removed at (ms), extra. */
export type LineTuple = readonly [
  cartItemId: string,
  itemId: string,
  qty: number,
  parentId: string | null,
  relation: ParentRelation | null,
  delivery: DeliveryType,
  store: string | null,
  customerSku: string | null,
  seenCents: number | null,
  addedAt: number,
  removedAt: number | null,
  extra: LineExtra | null,
];

const HEAD = `json_build_array(c.cart_id, c.owner_id, c.site_id, c.version, c.type, c.coupons, c.zip, c.store_number, c.budget_center,
  c.purchase_order, c.purchase_order_release, c.notices, c.extra, c.purpose)`;

const LINES = `(select coalesce(json_agg(json_build_array(l.cart_item_id, l.item_id, l.qty, l.parent_cart_item_id, l.parent_relation, l.delivery_type,
    l.store_number, l.customer_sku, l.seen_cents, (extract(epoch from l.added_at) * 1000)::bigint, (extract(epoch from l.removed_at) * 1000)::bigint, l.extra)
    order by l.added_at, l.position), '[]'::json)
  from cart_line l where l.owner_id = c.owner_id and l.cart_id = c.cart_id)`;

const STORED = `json_build_array(${HEAD}, ${LINES})::text`;

/** Edition of the checkout entries of a cart. */
const ENTERED_ALONE =
  '(select k.edition from checkout_edition k where k.owner_id = c.owner_id and k.site_id = c.site_id and k.purpose = c.purpose)';
const ENTERED = `${ENTERED_ALONE} as entered`;

export interface SessionAsked {
  readonly tokenHash: Uint8Array | null;
  readonly tenant: string;
  readonly now: Date;
}

/** The visitor and site, and the cart in the caller's memory, which is not sent again while it is current. */
interface RememberedAsked extends SessionAsked {
  readonly siteId: string;
  readonly cartId: string | null;
  readonly version: number | null;
}

type VisitAsked = RememberedAsked & { readonly purpose: CartPurpose };

const visitColumns = (p: Places<VisitAsked>): string => `(${SHOPPER_JSON})::text as shopper,
  case when c.cart_id is null then null when c.cart_id = ${p.cartId}::uuid and c.version = ${p.version}::integer then '${SAME}'
    else ${STORED} end as cart, ${ENTERED}`;
const fromVisit = (p: Places<VisitAsked>): string => `from shopper_session s
  left join lateral (select * from cart where owner_id = s.shopper_id and site_id = ${p.siteId} and purpose = ${p.purpose} and status = 'active' limit 1) c on true`;
const ofSession = (p: Places<SessionAsked>): string =>
  `where s.token_hash = ${p.tokenHash} and s.tenant = ${p.tenant} and s.expires_at > ${p.now}`;

export interface VisitRow extends CartRow {
  /** JSON of a `ShopperTuple`, compared as text with the caller's copy. */
  readonly shopper: string;
  /** Present edition of the checkout entries; null without any. */
  readonly entered: string | null;
}

/** The visitor and their cart, in one round trip. */
export const CART_OF_VISIT = statement<VisitRow, VisitAsked>(
  'cart_of_visit',
  (p) => `select ${visitColumns(p)} ${fromVisit(p)} ${ofSession(p)}`,
);

/** Selects a guest's cart if it equals the copy in memory. */
const fromGuestCart = (
  p: Places<RememberedAsked>,
): string => `from cart c where c.owner_id = (select s.shopper_id from shopper_session s ${ofSession(p)})
   and c.site_id = ${p.siteId} and c.cart_id = ${p.cartId}::uuid and c.version = ${p.version}::integer and c.status = 'active'`;

/**
 * Whether a guest's session still exists and the cart in memory is current. A guest's session always belongs to the same shopper, so the statement
 * need not read it and costs a quarter. It looks up the owner first, so that PostgreSQL finds the cart by its key whatever its statistics say.
 */
export const GUEST_CART_IS_CURRENT = statement<{ readonly entered: string | null }, RememberedAsked>(
  'cart_is_current',
  (p) => `select ${ENTERED} ${fromGuestCart(p)}`,
);

/** The same for several visitors: the parameters are lists of equal length; one row each, in their order, null for one that is not current. */
export const GUEST_CARTS_ARE_CURRENT = statement<{ readonly current: readonly [entered: string | null] | null }>(
  'carts_are_current',
  `select (select json_build_array(${ENTERED_ALONE}) from cart c
    where c.owner_id = (select s.shopper_id from shopper_session s where s.token_hash = decode(q.token, 'hex') and s.tenant = q.tenant and s.expires_at > q.now)
      and c.site_id = q.site and c.cart_id = q.cart and c.version = q.version and c.status = 'active') as current
  from unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::uuid[], $6::integer[]) with ordinality
    as q (token, tenant, now, site, cart, version, at) order by q.at`,
);

export type KeyedVisitRow = VisitRow & KeptColumns;

/** The same, with the answer stored for the request's key. */
export const CART_OF_KEYED_VISIT = statement<KeyedVisitRow, VisitAsked & { readonly key: string }>(
  'cart_of_keyed_visit',
  (p) =>
    `select ${visitColumns(p)}, ${KEPT_COLUMNS} ${fromVisit(p)}
  ${joinAnswer(p, 's.shopper_id')} ${ofSession(p)}`,
);

export const CART_OF_OWNER = statement<CartRow>(
  'cart_of_owner',
  `select ${STORED} as cart from cart c where c.owner_id = $1 and c.site_id = $2 and c.purpose = $3 and c.status = 'active'`,
);

/** The lines of an order as they were in the cart. */
export const CART_OF_ORDER = statement<CartRow>('cart_of_order', `select ${STORED} as cart from cart c where c.order_number = $1`);

/**
 * Locks an active cart and reads it. A statement that waited for the lock sees the old lines: then `current` is false, and the caller has to read the
 * cart again.
 */
export const LOCK_CART = statement<CartRow & { readonly current: boolean }>(
  'cart_lock',
  `select ${STORED} as cart, c.version = (select v.version from cart v where v.owner_id = c.owner_id and v.cart_id = c.cart_id) as current
  from cart c where c.owner_id = $1 and c.site_id = $2 and c.purpose = $3 and c.status = 'active' for update`,
);

/**
 * Locks a guest's cart that the caller has in memory. No row when session or cart differ from the copy, also when the cart changed during the wait
 * for the lock.
 */
export const LOCK_REMEMBERED_GUEST_CART = statement<{ readonly version: number }, RememberedAsked>(
  'cart_lock_remembered_guest',
  (p) => `select c.version ${fromGuestCart(p)} for update`,
);

/** Status and purpose of a cart of this owner. */
export const CART_STATUS = statement<{ readonly status: string; readonly purpose: CartPurpose }>(
  'cart_status',
  'select status, purpose from cart where owner_id = $1 and cart_id = $2',
);
