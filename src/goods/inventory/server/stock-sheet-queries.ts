// SQL of stock sheets, separate from the statements that shoppers wait for.
import { statement } from '#platform/db';

export interface SheetRow {
  readonly item: string;
  readonly location: string;
  readonly on_hand: number;
  readonly safety: number;
  readonly allocated: number;
  readonly due: string | null;
  readonly due_qty: number | null;
}

export const STOCK_SHEET = statement<SheetRow>(
  'stock_sheet',
  `select s.item_id as item, s.location, s.on_hand, s.safety, s.allocated, to_char(i.due, 'YYYY-MM-DD') as due, i.qty as due_qty
   from stock s left join lateral (select due, qty from stock_inbound i where i.item_id = s.item_id and i.location = s.location order by due limit 1) i on true
   order by s.item_id, s.location`,
);

/** Returns rows of unknown items, which are not written. */
export const WRITE_STOCK_SHEET = statement<{ readonly item_id: string }>(
  'stock_sheet_write',
  `with sheet as (
     select distinct on ("itemId", location) "itemId" as item_id, location, "onHand" as on_hand, safety
     from jsonb_to_recordset($1::jsonb) as r ("itemId" text, location text, "onHand" integer, safety integer)
   ), written as (
     insert into stock (item_id, location, on_hand, safety, changed_by)
     select s.item_id, s.location, s.on_hand, coalesce(s.safety, 0), $2 from sheet s join known_item p on p.item_id = s.item_id
     on conflict (item_id, location) do update set on_hand = excluded.on_hand,
       safety = coalesce((select s.safety from sheet s where s.item_id = stock.item_id and s.location = stock.location), stock.safety), changed_by = $2
   )
   select distinct s.item_id from sheet s left join known_item p on p.item_id = s.item_id where p.item_id is null`,
);

export const WRITE_INBOUND = statement<unknown>(
  'stock_inbound_write',
  `insert into stock_inbound (item_id, location, due, qty)
   select r."itemId", r.location, r.due, r.qty from jsonb_to_recordset($1::jsonb) as r ("itemId" text, location text, due date, qty integer)
   join known_item p on p.item_id = r."itemId"
   on conflict (item_id, location, due) do update set qty = excluded.qty`,
);

export const WRONG_BOOKS = statement<{ readonly item_id: string; readonly location: string; readonly what: string }>(
  'stock_wrong_books',
  `select s.item_id, s.location, case when s.allocated > s.on_hand then 'more is promised than is there'
     when s.on_hand <> coalesce(l.on_hand, 0) or s.allocated <> coalesce(l.allocated, 0) then 'the ledger does not add up to the stock'
     else 'the allocations do not add up to what is promised' end as what
   from stock s
   left join (select item_id, location, sum(on_hand)::int as on_hand, sum(allocated)::int as allocated from stock_ledger group by 1, 2) l using (item_id, location)
   left join (select item_id, location, sum(qty)::int as qty from stock_allocation where status = 'allocated' group by 1, 2) a using (item_id, location)
   where s.allocated > s.on_hand or s.on_hand <> coalesce(l.on_hand, 0) or s.allocated <> coalesce(l.allocated, 0) or s.allocated <> coalesce(a.qty, 0)
   order by 1, 2`,
);

/** The present allocations of these orders: $1. */
export const ALLOCATIONS_OF = statement<{
  readonly orderNumber: string;
  readonly itemId: string;
  readonly location: string;
  readonly qty: number;
}>(
  'stock_allocations_of',
  `select order_number as "orderNumber", item_id as "itemId", location, qty from stock_allocation where order_number = any ($1) and status = 'allocated'`,
);
