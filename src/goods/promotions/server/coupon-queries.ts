// All SQL of coupons.
import { statement } from '#platform/db';
import type { Coupon } from '#goods/promotions/rules';

export interface CouponRow {
  readonly code: string;
  readonly kind: Coupon['kind'];
  readonly value: number;
  readonly scope: Coupon['scope'];
  /** Not checked yet. */
  readonly conditions: unknown;
  readonly exclusive: string | null;
  readonly free_item_id: string | null;
  readonly title: Coupon['title'];
  readonly advertised: boolean;
  /** Orders that used it; counted for coupons with a limit. */
  readonly used: number;
}

export const COUPONS = statement<CouponRow>(
  'coupons',
  'select c.*, coalesce(n.used, 0) as used from coupon c left join coupon_count n using (code)',
);

export const UPSERT_COUPONS = statement<unknown>(
  'coupon_upsert',
  `insert into coupon (code, kind, value, scope, conditions, exclusive, free_item_id, title, advertised)
   select code, kind, value, scope, conditions, exclusive, free_item_id, title, coalesce(advertised, false)
   from jsonb_to_recordset($1) as r (code text, kind text, value integer, scope text, conditions jsonb, exclusive text, free_item_id text, title jsonb,
     advertised boolean)
   on conflict (code) do update set kind = excluded.kind, value = excluded.value, scope = excluded.scope, conditions = excluded.conditions,
     exclusive = excluded.exclusive, free_item_id = excluded.free_item_id, title = excluded.title, advertised = excluded.advertised`,
);

export interface UsesRow {
  readonly code: string;
  readonly total: number;
  readonly mine: number;
}

/** Uses of coupons, $1 codes, in total and by one person: $2 owner, $3 e-mail, $4 the address for each code, null when it does not count; without those of
 * order $5. */
export const COUPON_USES = statement<UsesRow>(
  'coupon_uses',
  `select code, coalesce((select used from coupon_count n where n.code = c.code), 0)
       - (select count(*)::integer from coupon_use u where u.code = c.code and u.order_number = $5::text) as total,
     (select count(*)::integer from coupon_use u
      where u.code = c.code and u.order_number is distinct from $5::text and (u.owner_id = $2::uuid or u.email_key = $3::text or u.address_key = c.address_key)) as mine
   from unnest($1::text[], $4::text[]) as c (code, address_key)`,
);

/** Creates missing counters of limited coupons, in the order of the codes. */
export const BEGIN_COUNTS = statement<unknown>(
  'coupon_counts_begin',
  'insert into coupon_count (code) select code from unnest($1::text[]) as c (code) order by code on conflict do nothing',
);

/** Locks the counters until the transaction ends, always in the same order. */
export const LOCK_COUNTS = statement<unknown>(
  'coupon_counts_lock',
  'select 1 from coupon_count where code = any ($1::text[]) order by code for update',
);

/** One order's use of coupons: $1 codes, $2 order, $3 owner, $4 e-mail, $5 the address for each code. The counters must be locked. */
export const USE_COUPONS = statement<unknown>(
  'coupon_use',
  `with used as (
     insert into coupon_use (code, order_number, owner_id, email_key, address_key)
     select code, $2::text, $3::uuid, $4::text, address_key from unnest($1::text[], $5::text[]) as c (code, address_key)
     on conflict do nothing returning code
   )
   update coupon_count n set used = n.used + 1 from used where n.code = used.code`,
);

/** Returns the uses of a failed order. The counters must be locked by LOCK_COUNTS. */
export const GIVE_BACK_COUPONS = statement<unknown>(
  'coupon_give_back',
  `with held as (
     select n.code from coupon_count n join coupon_use u on u.code = n.code where u.order_number = $1 order by n.code for update of n
   ), back as (delete from coupon_use u using held h where u.order_number = $1 and u.code = h.code returning u.code)
   update coupon_count n set used = n.used - 1 from back where n.code = back.code`,
);

/** A guest's uses also count for the account. */
export const ADOPT_USES = statement<unknown>('coupon_adopt', 'update coupon_use set owner_id = $2 where owner_id = $1');

/** Coupons whose counter differs from the number of their uses, or exceeds their limit. */
export const WRONG_COUNTS = statement<{ readonly code: string; readonly what: string }>(
  'coupon_wrong_counts',
  `select c.code, case when n.used <> u.used then 'its counter says ' || n.used || ' and it was used ' || u.used || ' times'
     when u.used > l.in_all then 'used ' || u.used || ' times, allowed ' || l.in_all
     else 'one person used it ' || u.most || ' times, allowed ' || l.per_person end as what
   from coupon c join coupon_count n using (code)
   cross join lateral (select coupon_uses(c.conditions, 'usesInAll') as in_all, coupon_uses(c.conditions, 'usesPerPerson') as per_person) l
   cross join lateral (select count(*)::int as used, greatest(
       (select max(many) from (select count(*) as many from coupon_use where code = c.code group by owner_id) o),
       (select max(many) from (select count(email_key) as many from coupon_use where code = c.code group by email_key) e),
       (select max(many) from (select count(address_key) as many from coupon_use where code = c.code group by address_key) a), 0)::int as most
     from coupon_use where code = c.code) u
   where n.used <> u.used or u.used > l.in_all or u.most > l.per_person order by 1`,
);

/** The uses by these orders: $1. */
export const USES_OF_ORDERS = statement<{ readonly orderNumber: string; readonly code: string }>(
  'coupon_uses_of_orders',
  'select order_number as "orderNumber", code from coupon_use where order_number = any ($1)',
);
