// SQL that writes carts: one statement writes the head and the changed lines, and names the version that was read.
import { SHOPPER_JSON } from '#people/sessions/server';
import { statement, type Places } from '#platform/db';
import { keepAnswer, keyIsNew, type KeptValues } from '#platform/idempotency-queries';
import type { SessionAsked } from './cart-queries.ts';

/** The values of a cart's columns. */
export interface CartValues {
  readonly ownerId: string;
  readonly cartId: string;
  readonly siteId: string;
  readonly purpose: string;
  /** The version that was read. */
  readonly version: number;
  readonly type: string;
  readonly coupons: readonly string[];
  readonly zip: string | null;
  readonly storeNumber: string | null;
  /** Budget center, purchase order and its release. */
  readonly accounting: readonly (string | null)[];
  readonly notices: readonly string[];
  /** JSON, like the lines. */
  readonly extra: string | null;
  readonly lines: string;
  readonly now: Date;
}

/** Lines to delete, and the answer to store for the request's key. */
export interface DeletionsAndAnswer extends Pick<KeptValues, 'key' | 'requestHash' | 'reply'> {
  readonly forgotten: readonly string[];
}

type Written = { readonly version: number };

/** Writes the lines of a cart. */
const putLines = (p: Places<CartValues>): string => `
  put as (
    insert into cart_line (owner_id, cart_id, cart_item_id, position, item_id, qty, parent_cart_item_id, parent_relation, delivery_type, store_number,
      customer_sku, seen_cents, added_at, removed_at, extra)
    select ${p.ownerId}::uuid, ${p.cartId}::uuid, l.id, l.position, l.item, l.qty, l.parent, l.relation, l.delivery, l.store, l.sku, l.seen,
      to_timestamp(l.added / 1000.0), to_timestamp(l.removed / 1000.0), l.extra
    from head, json_to_recordset(${p.lines}::json) as l (id text, position integer, item text, qty integer, parent text, relation text,
      delivery text, store text, sku text, seen integer, added bigint, removed bigint, extra jsonb)
    on conflict (owner_id, cart_id, cart_item_id) do update set qty = excluded.qty, delivery_type = excluded.delivery_type,
      store_number = excluded.store_number, customer_sku = excluded.customer_sku, seen_cents = excluded.seen_cents, removed_at = excluded.removed_at, extra = excluded.extra
  )`;

const forgetAndKeep = (p: Places<CartValues & DeletionsAndAnswer>): string => `, forgotten as (
    delete from cart_line l using head where cardinality(${p.forgotten}::text[]) > 0 and l.owner_id = ${p.ownerId} and l.cart_id = ${p.cartId}
      and l.cart_item_id = any (${p.forgotten}::text[])
  ), kept as (${keepAnswer(p, 'head')})`;

const saving = (p: Places<CartValues>, more: string, rest: string): string => `with head as (
    update cart set version = version + 1, coupons = ${p.coupons}, zip = ${p.zip}, store_number = ${p.storeNumber},
      budget_center = (${p.accounting}::text[])[1], purchase_order = (${p.accounting}::text[])[2],
      purchase_order_release = (${p.accounting}::text[])[3], notices = ${p.notices}, type = ${p.type}, updated_at = ${p.now},
      extra = ${p.extra}::jsonb
    where owner_id = ${p.ownerId} and cart_id = ${p.cartId} and site_id = ${p.siteId} and version = ${p.version}
      and status = 'active' ${more} returning version
  ), ${putLines(p)}${rest} select version from head`;

/** No row: another writer came first. */
export const SAVE_CART = statement<Written, CartValues & DeletionsAndAnswer>('cart_save', (p) => saving(p, '', forgetAndKeep(p)));

/** Like SAVE_CART, for a cart changed in memory: writes only if the session is exactly the remembered one and the request's key is new. No row: read first. */
export const SAVE_REMEMBERED_CART = statement<
  Written,
  CartValues & DeletionsAndAnswer & SessionAsked & { readonly shopperText: string | null }
>('cart_save_remembered', (p) =>
  saving(
    p,
    `and exists (select from shopper_session s where s.token_hash = ${p.tokenHash} and s.tenant = ${p.tenant} and s.expires_at > ${p.now}
        and (${SHOPPER_JSON})::text = ${p.shopperText})
      and ${keyIsNew(p)}`,
    forgetAndKeep(p),
  ),
);

/**
 * The same for a guest, whose session never changes its shopper, without deleted lines and without a key: the most frequent write, at four fifths of
 * the cost.
 */
export const SAVE_REMEMBERED_GUEST_CART = statement<Written, CartValues & SessionAsked>('cart_save_remembered_guest', (p) =>
  saving(
    p,
    `and exists (select from shopper_session s where s.token_hash = ${p.tokenHash} and s.tenant = ${p.tenant} and s.expires_at > ${p.now}
        and s.shopper_id = ${p.ownerId})`,
    '',
  ),
);

/** Like SAVE_CART, for a new cart. No row: the owner already has one. */
export const CREATE_CART = statement<Written, CartValues & DeletionsAndAnswer>(
  'cart_create',
  (p) => `with head as (
    insert into cart (owner_id, cart_id, site_id, version, coupons, zip, store_number, budget_center, purchase_order, purchase_order_release, notices, type,
      created_at, updated_at, extra, purpose)
    select ${p.ownerId}::uuid, ${p.cartId}::uuid, ${p.siteId}::text, ${p.version}::integer + 1, ${p.coupons}::text[], ${p.zip}::text,
      ${p.storeNumber}::text, (${p.accounting}::text[])[1], (${p.accounting}::text[])[2], (${p.accounting}::text[])[3], ${p.notices}::text[], ${p.type}::text,
      ${p.now}::timestamptz, ${p.now}::timestamptz, ${p.extra}::jsonb, ${p.purpose}::text
    on conflict do nothing returning version
  ), ${putLines(p)}${forgetAndKeep(p)} select version from head`,
);
