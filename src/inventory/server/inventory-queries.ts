// All SQL of the inventory. Amounts are taken by one conditional update, so nothing is sold twice.
import { statement } from '#platform/db';

export interface StockRow {
  readonly item_id: string;
  readonly location: string;
  readonly on_hand: number;
}

export const STOCK_AFTER = statement<StockRow>(
  'stock_after',
  'select item_id, location, on_hand from stock where (item_id, location) > ($1, $2) order by item_id, location limit $3',
);

/**
 * Takes all lines or none. Rows are locked in one order, so two orders for the same goods wait instead of deadlocking;
 * the lines that fall short come back with what is there.
 */
export const TAKE_STOCK = statement<{
  readonly item_id: string;
  readonly location: string;
  readonly wanted: number;
  readonly available: number;
}>(
  'stock_take',
  `with wanted as (
     select item_id, location, sum(qty)::integer as qty from unnest($1::text[], $2::text[], $3::integer[]) as w (item_id, location, qty) group by 1, 2
   ), held as (
     select s.item_id, s.location, s.on_hand from stock s join wanted w on w.item_id = s.item_id and w.location = s.location
     order by s.item_id, s.location for update of s
   ), short as (
     select w.item_id, w.location, w.qty as wanted, coalesce(h.on_hand, 0) as available
     from wanted w left join held h on h.item_id = w.item_id and h.location = w.location where coalesce(h.on_hand, 0) < w.qty
   ), taken as (
     update stock s set on_hand = s.on_hand - w.qty from wanted w
     where w.item_id = s.item_id and w.location = s.location and s.on_hand >= w.qty and not exists (select from short)
   )
   select item_id, location, wanted, available from short order by 1, 2`,
);

export const GIVE_BACK_STOCK = statement<unknown>(
  'stock_give_back',
  `with given as (
     select item_id, location, sum(qty)::integer as qty from unnest($1::text[], $2::text[], $3::integer[]) as g (item_id, location, qty) group by 1, 2 order by 1, 2
   )
   insert into stock (item_id, location, on_hand) select item_id, location, qty from given
   on conflict (item_id, location) do update set on_hand = stock.on_hand + excluded.on_hand`,
);

/** First amounts of new items. What is there stays: orders have taken from it. */
export const INSERT_STOCK = statement<unknown>(
  'stock_insert',
  `insert into stock (item_id, location, on_hand) select * from unnest($1::text[], $2::text[], $3::integer[]) on conflict do nothing`,
);

export const SET_STOCK = statement<unknown>(
  'stock_set',
  `insert into stock (item_id, location, on_hand) select * from unnest($1::text[], $2::text[], $3::integer[])
   on conflict (item_id, location) do update set on_hand = excluded.on_hand where stock.on_hand <> excluded.on_hand`,
);
