// All SQL of coupons.
import { statement } from '#platform/db';
import type { Coupon } from '#promotions/rules';
import type { SiteId } from '#site/rules';

export interface CouponRow {
  readonly code: string;
  readonly sites: readonly SiteId[];
  readonly kind: Coupon['kind'];
  readonly value: number;
  readonly scope: Coupon['scope'];
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly minimum: number;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly title: Coupon['title'];
}

export const COUPONS = statement<CouponRow>('coupons', 'select * from coupon');

export const UPSERT_COUPONS = statement<unknown>(
  'coupon_upsert',
  `insert into coupon (code, sites, kind, value, scope, categories, brands, minimum, starts_on, ends_on, title)
   select code, array(select jsonb_array_elements_text(sites)), kind, value, scope, array(select jsonb_array_elements_text(categories)),
     array(select jsonb_array_elements_text(brands)), minimum, starts_on, ends_on, title
   from jsonb_to_recordset($1) as r (code text, sites jsonb, kind text, value integer, scope text, categories jsonb, brands jsonb, minimum integer,
     starts_on date, ends_on date, title jsonb)
   on conflict (code) do update set sites = excluded.sites, kind = excluded.kind, value = excluded.value, scope = excluded.scope,
     categories = excluded.categories, brands = excluded.brands, minimum = excluded.minimum, starts_on = excluded.starts_on,
     ends_on = excluded.ends_on, title = excluded.title`,
);
