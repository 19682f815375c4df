// All SQL of recommendations.
import { statement } from '#platform/db';
import type { Sponsorship } from '#finding/recommendations/rules';

export interface BasketRow {
  readonly basket_no: number;
  readonly customer: string | null;
  readonly item_ids: readonly string[];
}

/**
 * A basket gets its number when it is written, but becomes visible at commit: a lower number may appear later than a higher one. Each row is one
 * value, which the driver reads faster than separate columns.
 */
export const BASKETS_AFTER = statement<{ readonly basket: BasketRow }>(
  'baskets_after',
  `select row_to_json(b) as basket
   from (select basket_no, customer, item_ids from bought_basket where basket_no > $1 order by basket_no limit $2) b`,
);

/** $1 list of baskets: {basketId, customer, boughtAt, itemIds}. */
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

/** Counts both directions of each pair. */
export const VIEWED_SINCE = statement<ViewedTogetherRow>(
  'viewed_since',
  `select item_id, other_id, sum(times)::int as times from (
     select item_id, other_id, times from viewed_together where day >= $1::date
     union all select other_id, item_id, times from viewed_together where day >= $1::date
   ) both_ways group by item_id, other_id having sum(times) >= $2 order by item_id, 3 desc, other_id`,
);

export const FORGET_VIEWS = statement<unknown>('forget_views', 'delete from viewed_together where day < $1::date');

export const SPONSORSHIPS = statement<Sponsorship>(
  'sponsorships',
  `select sponsorship_id as "sponsorshipId", item_id as "itemId", category_id as "categoryId", words, tenant, position, since::text as since,
     until::text as until
   from sponsorship order by sponsorship_id`,
);

const SPONSORSHIP_ROWS = `jsonb_to_recordset($1::jsonb) as s ("sponsorshipId" text, "itemId" text, "categoryId" text, words text, tenant text,
  position integer, since date, until date)`;

/** Unknown items and categories. */
export const UNKNOWN_OF_SPONSORSHIPS = statement<{ readonly sponsorshipId: string; readonly missing: string }>(
  'unknown_of_sponsorships',
  `select s."sponsorshipId", case when p.item_id is null then 'item ' || s."itemId" else 'category ' || s."categoryId" end as missing
   from ${SPONSORSHIP_ROWS} left join known_item p on p.item_id = s."itemId" left join known_category c on c.category_id = s."categoryId"
   where p.item_id is null or (s."categoryId" is not null and c.category_id is null) order by 1`,
);

export const DELETE_SPONSORSHIPS = statement<unknown>('delete_sponsorships', 'delete from sponsorship');

export const INSERT_SPONSORSHIPS = statement<unknown>(
  'insert_sponsorships',
  `insert into sponsorship (sponsorship_id, item_id, category_id, words, tenant, position, since, until)
   select "sponsorshipId", "itemId", "categoryId", words, tenant, position, since, until from ${SPONSORSHIP_ROWS}`,
);

export const COUNT_ROW_EVENTS = statement<unknown>(
  'count_row_events',
  `insert into row_event (day, place, scheme, item_id, kind, times)
   select * from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::text[], $6::integer[])
   on conflict (day, place, scheme, item_id, kind) do update set times = row_event.times + excluded.times`,
);

export interface RowReportRow {
  readonly place: string;
  readonly scheme: string;
  /** Empty: the row as a whole. */
  readonly item: string;
  readonly seen: number;
  readonly opened: number;
  readonly added: number;
}

export const ROW_REPORT = statement<RowReportRow>(
  'row_report',
  `select place, scheme, item_id as item, coalesce(sum(times) filter (where kind = 'seen'), 0)::int as seen,
     coalesce(sum(times) filter (where kind = 'opened'), 0)::int as opened, coalesce(sum(times) filter (where kind = 'added'), 0)::int as added
   from row_event where day >= $1::date group by place, scheme, item_id order by place, scheme, item_id`,
);
