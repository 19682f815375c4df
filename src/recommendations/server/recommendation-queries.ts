// All SQL of recommendations.
import { statement } from '#platform/db';

export interface BasketRow {
  readonly basket_no: number;
  readonly customer: string | null;
  readonly item_ids: readonly string[];
}

/** A basket's number may come later than a higher one: it is given when it is written, and seen when its transaction ends. */
export const BASKETS_AFTER = statement<BasketRow>(
  'baskets_after',
  'select basket_no::int as basket_no, customer, item_ids from bought_basket where basket_no > $1 order by basket_no limit $2',
);

/** $1 a list of baskets: {basketId, customer, boughtAt, itemIds}. */
export const WRITE_BASKETS = statement<unknown>(
  'write_baskets',
  `insert into bought_basket (basket_id, customer, bought_at, item_ids)
   select b."basketId", b.customer, b."boughtAt", b."itemIds"
   from jsonb_to_recordset($1::jsonb) as b ("basketId" text, customer text, "boughtAt" timestamptz, "itemIds" text[])
   on conflict (basket_id) do nothing`,
);

export const COUNT_VIEWS = statement<unknown>(
  'count_views',
  `insert into viewed_together (day, item_id, other_id, times)
   select * from unnest($1::date[], $2::text[], $3::text[], $4::integer[])
   on conflict (day, item_id, other_id) do update set times = viewed_together.times + excluded.times`,
);

export interface ViewedTogetherRow {
  readonly item_id: string;
  readonly other_id: string;
  readonly times: number;
}

/** Both directions of each pair count. */
export const VIEWED_SINCE = statement<ViewedTogetherRow>(
  'viewed_since',
  `select item_id, other_id, sum(times)::int as times from (
     select item_id, other_id, times from viewed_together where day >= $1::date
     union all select other_id, item_id, times from viewed_together where day >= $1::date
   ) both_ways group by item_id, other_id having sum(times) >= $2 order by item_id, 3 desc, other_id`,
);

export const FORGET_VIEWS = statement<unknown>('forget_views', 'delete from viewed_together where day < $1::date');
