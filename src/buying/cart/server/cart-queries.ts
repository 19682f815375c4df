// All SQL of carts. A cart is read by one statement and written by one; a writer names the version it read.
import type { DeliveryType } from '#goods/delivery/rules';
import { statement } from '#platform/db';
import { SHOPPER_JSON } from '#people/sessions/server';
import type { SiteId } from '#base/site/rules';
import type { CartExtra, LineExtra, ParentRelation } from '#buying/cart/rules';

/** A stored cart as it travels: `[head, lines]` in one column of text. */
export type StoredCart = readonly [head: CartTuple, lines: readonly LineTuple[]];

export interface CartRow {
  /** JSON of a `StoredCart`; null without a cart; SAME when the caller's copy is the current version. */
  readonly cart: string | null;
}

/** Instead of a cart that the caller has in memory already. */
export const SAME = 'same';

/** cart_id, owner_id, site_id, version, type, coupons, zip, store, budget center, purchase order, its release, notices, extra. */
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
];

/** A line as it travels: cart_item_id, item_id, qty, parent id and relation, delivery, store, customer SKU, seen cents, added and removed at (ms), extra. */
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
  c.purchase_order, c.purchase_order_release, c.notices, c.extra)`;

const LINES = `(select coalesce(json_agg(json_build_array(l.cart_item_id, l.item_id, l.qty, l.parent_cart_item_id, l.parent_relation, l.delivery_type,
    l.store_number, l.customer_sku, l.seen_cents, (extract(epoch from l.added_at) * 1000)::bigint, (extract(epoch from l.removed_at) * 1000)::bigint, l.extra)
    order by l.added_at, l.position), '[]'::json)
  from cart_line l where l.owner_id = c.owner_id and l.cart_id = c.cart_id)`;

const STORED = `json_build_array(${HEAD}, ${LINES})::text`;

/** Edition of what was entered at the checkout of a cart. */
const ENTERED_ALONE = '(select k.edition from checkout_edition k where k.owner_id = c.owner_id and k.site_id = c.site_id)';
const ENTERED = `${ENTERED_ALONE} as entered`;

const VISIT = `(${SHOPPER_JSON})::text as shopper,
  case when c.cart_id is null then null when c.cart_id = $5::uuid and c.version = $6::integer then '${SAME}' else ${STORED} end as cart, ${ENTERED}`;
const FROM_VISIT = `from shopper_session s
  left join lateral (select * from cart where owner_id = s.shopper_id and site_id = $4 and status = 'active' limit 1) c on true`;
const OF_SESSION = `where s.token_hash = $1 and s.tenant = $2 and s.expires_at > $3`;

export interface VisitRow extends CartRow {
  /** JSON of a `ShopperTuple`: compared as it is with the one the caller has in memory. */
  readonly shopper: string;
  /** Which edition of what was entered at checkout stands there now; null when nothing does. */
  readonly entered: string | null;
}

/**
 * Who is visiting and their cart, in one round trip. $1 token hash, $2 tenant, $3 now, $4 site, $5 and $6 id and version of the cart
 * the caller still has in memory: when they are the current ones the cart stays where it is.
 */
export const CART_OF_VISIT = statement<VisitRow>('cart_of_visit', `select ${VISIT} ${FROM_VISIT} ${OF_SESSION}`);

/** A guest's cart as it is in memory. */
const FROM_GUEST_CART = `from cart c where c.owner_id = (select s.shopper_id from shopper_session s ${OF_SESSION})
   and c.site_id = $4 and c.cart_id = $5::uuid and c.version = $6::integer and c.status = 'active'`;

/**
 * Whether a guest's session is still there and the cart in memory the current one; the parameters are those of CART_OF_VISIT. Who a
 * guest's session is never changes, so nothing of it has to be read: this costs a quarter of reading it. The owner is looked up first,
 * so that the cart is found by its key whatever the database believes of how many there are.
 */
export const GUEST_CART_IS_CURRENT = statement<{ readonly entered: string | null }>(
  'cart_is_current',
  `select ${ENTERED} ${FROM_GUEST_CART}`,
);

/** The same of several visitors at once, the parameters lists of equal length; one row each, in their order, null for one that is not. */
export const GUEST_CARTS_ARE_CURRENT = statement<{ readonly current: readonly [entered: string | null] | null }>(
  'carts_are_current',
  `select (select json_build_array(${ENTERED_ALONE}) from cart c
    where c.owner_id = (select s.shopper_id from shopper_session s where s.token_hash = decode(q.token, 'hex') and s.tenant = q.tenant and s.expires_at > q.now)
      and c.site_id = q.site and c.cart_id = q.cart and c.version = q.version and c.status = 'active') as current
  from unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::uuid[], $6::integer[]) with ordinality
    as q (token, tenant, now, site, cart, version, at) order by q.at`,
);

export type KeyedVisitRow = VisitRow & { readonly request_hash: Uint8Array | null; readonly kept_reply: string | null };

/** The same with the answer kept for the request's key. $7 key. */
export const CART_OF_KEYED_VISIT = statement<KeyedVisitRow>(
  'cart_of_keyed_visit',
  `select ${VISIT}, i.request_hash, i.reply as kept_reply ${FROM_VISIT} left join idempotency i on i.owner_id = s.shopper_id and i.key = $7 ${OF_SESSION}`,
);

export const CART_OF_OWNER = statement<CartRow>(
  'cart_of_owner',
  `select ${STORED} as cart from cart c where c.owner_id = $1 and c.site_id = $2 and c.status = 'active'`,
);

/** What an order was made of, as it stood in the cart. */
export const CART_OF_ORDER = statement<CartRow>('cart_of_order', `select ${STORED} as cart from cart c where c.order_number = $1`);

/**
 * Locks an active cart and reads it. A statement that had to wait for the lock reads the lines as they were before: then `current` says that the
 * cart has another version by now, and it has to be read again.
 */
export const LOCK_CART = statement<CartRow & { readonly current: boolean }>(
  'cart_lock',
  `select ${STORED} as cart, c.version = (select v.version from cart v where v.owner_id = c.owner_id and v.cart_id = c.cart_id) as current
  from cart c where c.owner_id = $1 and c.site_id = $2 and c.status = 'active' for update`,
);

/**
 * Locks the cart of a guest that the caller has in memory; the parameters are those of CART_OF_VISIT. No row: session or cart are not, or no
 * longer, as they are remembered, and one that changed while the lock was waited for is not either.
 */
export const LOCK_REMEMBERED_GUEST_CART = statement<{ readonly version: number }>(
  'cart_lock_remembered_guest',
  `select c.version ${FROM_GUEST_CART} for update`,
);

export const SITES_OF_OWNER = statement<{ readonly site_id: SiteId }>(
  'cart_sites',
  `select site_id from cart where owner_id = $1 and status = 'active' order by site_id`,
);

/** The lines written together with a head: $12. */
const PUT_LINES = `
  put as (
    insert into cart_line (owner_id, cart_id, cart_item_id, position, item_id, qty, parent_cart_item_id, parent_relation, delivery_type, store_number,
      customer_sku, seen_cents, added_at, removed_at, extra)
    select $1::uuid, $2::uuid, l.id, l.position, l.item, l.qty, l.parent, l.relation, l.delivery, l.store, l.sku, l.seen,
      to_timestamp(l.added / 1000.0), to_timestamp(l.removed / 1000.0), l.extra
    from head, json_to_recordset($12::json) as l (id text, position integer, item text, qty integer, parent text, relation text, delivery text, store text,
      sku text, seen integer, added bigint, removed bigint, extra jsonb)
    on conflict (owner_id, cart_id, cart_item_id) do update set qty = excluded.qty, delivery_type = excluded.delivery_type,
      store_number = excluded.store_number, customer_sku = excluded.customer_sku, seen_cents = excluded.seen_cents, removed_at = excluded.removed_at, extra = excluded.extra
  )`;

/** Lines forgotten with them, and the answer kept for the request's key. $14 forgotten ids, $15…$17 key, hash, reply. */
const FORGET_AND_KEEP = `, forgotten as (
    delete from cart_line l using head where cardinality($14::text[]) > 0 and l.owner_id = $1 and l.cart_id = $2 and l.cart_item_id = any ($14::text[])
  ), kept as (
    insert into idempotency (owner_id, key, request_hash, reply, created_at)
    select $1::uuid, $15, $16, $17, $11::timestamptz from head where $15::text is not null
  )`;

const saving = (more: string, rest: string): string => `with head as (
    update cart set version = version + 1, coupons = $5, zip = $6, store_number = $7, budget_center = ($8::text[])[1], purchase_order = ($8::text[])[2],
      purchase_order_release = ($8::text[])[3], notices = $9, type = $10, updated_at = $11, extra = $13::jsonb
    where owner_id = $1 and cart_id = $2 and site_id = $3 and version = $4 and status = 'active' ${more} returning version
  ), ${PUT_LINES}${rest} select version from head`;

/** $3 site, $4 version read, $5 coupons, $6 zip, $7 store, $8 accounting, $9 notices, $10 type, $11 now, $13 extra. No row: somebody else wrote in between. */
export const SAVE_CART = statement<{ readonly version: number }>('cart_save', saving('', FORGET_AND_KEEP));

/**
 * As SAVE_CART, for a cart changed in memory without having been read: only while the session that is remembered with it is still
 * exactly so, and the request's key is new. $18 token hash, $19 tenant, $20 the shopper remembered. No row: read it first.
 */
export const SAVE_REMEMBERED_CART = statement<{ readonly version: number }>(
  'cart_save_remembered',
  saving(
    `and exists (select from shopper_session s where s.token_hash = $18 and s.tenant = $19 and s.expires_at > $11 and (${SHOPPER_JSON})::text = $20)
      and ($15::text is null or not exists (select from idempotency i where i.owner_id = $1 and i.key = $15))`,
    FORGET_AND_KEEP,
  ),
);

/**
 * The same for a guest, who never becomes somebody else under the same token, when no line is forgotten and there is no key: the
 * commonest write, at four fifths of its price. $14 token hash, $15 tenant.
 */
export const SAVE_REMEMBERED_GUEST_CART = statement<{ readonly version: number }>(
  'cart_save_remembered_guest',
  saving(
    `and exists (select from shopper_session s where s.token_hash = $14 and s.tenant = $15 and s.expires_at > $11 and s.shopper_id = $1)`,
    '',
  ),
);

/** As SAVE_CART, for a cart that was never stored. No row: the owner has one already. */
export const CREATE_CART = statement<{ readonly version: number }>(
  'cart_create',
  `with head as (
    insert into cart (owner_id, cart_id, site_id, version, coupons, zip, store_number, budget_center, purchase_order, purchase_order_release, notices, type,
      created_at, updated_at, extra)
    select $1::uuid, $2::uuid, $3::text, $4::integer + 1, $5::text[], $6::text, $7::text, ($8::text[])[1], ($8::text[])[2], ($8::text[])[3], $9::text[], $10::text,
      $11::timestamptz, $11::timestamptz, $13::jsonb
    on conflict do nothing returning version
  ), ${PUT_LINES}${FORGET_AND_KEEP} select version from head`,
);

export const MERGED_CART = statement<unknown>(
  'cart_merged',
  `update cart set status = 'merged', version = version + 1, updated_at = $3 where owner_id = $1 and cart_id = $2 and status = 'active'`,
);

/** What became of a cart of this owner. */
export const CART_STATUS = statement<{ readonly status: string }>(
  'cart_status',
  'select status from cart where owner_id = $1 and cart_id = $2',
);

/**
 * Ends carts whose time is over: $1 now. Empty ones live six hours, a guest's thirty days, an account's ninety; one that an order is
 * being made of is left alone (behaviour.md).
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

/** Expired carts are kept a while, for questions; then they go. */
export const FORGET_EXPIRED_CARTS = statement<unknown>(
  'cart_forget_expired',
  `delete from cart where status = 'expired' and updated_at < $1::timestamptz - interval '120 days'`,
);
