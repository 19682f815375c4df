/* oxlint-disable max-lines -- one table of statements: holds, allocations and stock change together */
// All SQL of the inventory. One conditional update takes stock, so that nothing is sold twice; a trigger writes the ledger.
import { statement } from '#platform/db';

export interface StockRow {
  readonly item_id: string;
  readonly location: string;
  /** Promisable units before holds; below zero when more is allocated than there is. */
  readonly free: number;
}

/** Promisable units, below zero when more is allocated than there is. As bigint, so that no amounts overflow. */
const FREE = 'on_hand::bigint - allocated - safety';

/** One row per item with "location free" pairs separated by spaces, because one row per shelf would be a hundred thousand rows. */
export const STOCK_AFTER = statement<{ readonly item_id: string; readonly shelves: string }>(
  'stock_after',
  `select item_id, string_agg(location || ' ' || (${FREE}), ' ') as shelves from stock
   where item_id > $1 group by item_id order by item_id limit $2`,
);

export const STOCK_OF_ITEMS = statement<StockRow & { readonly on_hand: number }>(
  'stock_of_items',
  `select item_id, location, on_hand, ${FREE} as free from stock where item_id = any ($1)`,
);

export interface HoldRow {
  readonly cart_id: string;
  readonly owner_id: string | null;
  readonly item_id: string;
  readonly location: string;
  readonly qty: number;
  /** Start and end, in milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
}

const held = (
  more: string,
): string => `select cart_id, owner_id, item_id, location, qty, round(extract(epoch from held_since) * 1000)::float8 as since,
  round(extract(epoch from held_until) * 1000)::float8 as until from stock_hold where held_until > $1 ${more} order by held_until`;

export const LIVE_HOLDS = statement<HoldRow>('stock_live_holds', held(''));

/** The same for some carts: $2. */
export const LIVE_HOLDS_OF = statement<HoldRow>('stock_live_holds_of', held('and cart_id = any ($2::uuid[])'));

/** The units that these orders have taken. */
export const ALLOCATED_TO = statement<Pick<HoldRow, 'item_id' | 'location' | 'qty'> & { readonly order_number: string }>(
  'stock_allocated_to',
  `select order_number, item_id, location, qty from stock_allocation where order_number = any ($1) and status = 'allocated'`,
);

export interface InboundRow {
  readonly item_id: string;
  readonly location: string;
  readonly due: string;
}

export const INBOUND = statement<InboundRow>(
  'stock_inbound',
  `select item_id, location, to_char(due, 'YYYY-MM-DD') as due from stock_inbound where due >= $1::date order by due`,
);

/** SQL state of `take_stock` errors for missing goods; the detail is JSON of the shortages. */
export const FELL_SHORT = 'IW002';

/** Ends an order's allocation: `released` returns it, `shipped` removes it from stock. */
export const END_ALLOCATION = statement<unknown>(
  'stock_end_allocation',
  `with promised as (
     select a.item_id, a.location from stock_allocation a join stock s on s.item_id = a.item_id and s.location = a.location
     where a.order_number = $1 and a.status = 'allocated' and ($3::text is null or a.location = $3) order by 1, 2 for update of s
   ), ended as (
     update stock_allocation a set status = $2 from promised p
     where a.order_number = $1 and a.item_id = p.item_id and a.location = p.location and a.status = 'allocated' returning a.item_id, a.location, a.qty
   )
   update stock s set allocated = s.allocated - e.qty, on_hand = case when $2 = 'shipped' then greatest(s.on_hand - e.qty, 0) else s.on_hand end,
     changed_by = $1
   from ended e where e.item_id = s.item_id and e.location = s.location`,
);

export const OPEN_ALLOCATIONS = statement<{ readonly item_id: string; readonly location: string; readonly qty: number }>(
  'stock_open_allocations',
  `select item_id, location, qty from stock_allocation where order_number = $1 and status = 'allocated' order by item_id, location`,
);

/** The same for parts of an order: $3 items, $4 locations, $5 units of each. Deletes an allocation without units. */
export const END_PARTS = statement<unknown>(
  'stock_end_parts',
  `with parts as (
     select item_id, location, sum(qty)::integer as qty from unnest($3::text[], $4::text[], $5::integer[]) as p (item_id, location, qty) group by 1, 2
   ), locked as (
     select s.item_id, s.location, p.qty from stock s join parts p on p.item_id = s.item_id and p.location = s.location order by 1, 2 for update of s
   ), ended as (
     update stock_allocation a set qty = case when a.qty > l.qty then a.qty - l.qty else a.qty end,
       status = case when a.qty > l.qty then 'allocated' else $2 end
     from locked l where a.order_number = $1 and a.item_id = l.item_id and a.location = l.location and a.status = 'allocated' and a.qty >= l.qty
     returning a.item_id, a.location, l.qty
   )
   update stock s set allocated = s.allocated - e.qty, on_hand = case when $2 = 'shipped' then greatest(s.on_hand - e.qty, 0) else s.on_hand end,
     changed_by = $1
   from ended e where e.item_id = s.item_id and e.location = s.location`,
);

/** Returned goods: $2 items, $3 locations, $4 units. */
export const TAKE_BACK = statement<unknown>(
  'stock_take_back',
  `with parts as (
     select item_id, location, sum(qty)::integer as qty from unnest($2::text[], $3::text[], $4::integer[]) as p (item_id, location, qty) group by 1, 2
   ), locked as (
     select s.item_id, s.location, p.qty from stock s join parts p on p.item_id = s.item_id and p.location = s.location order by 1, 2 for update of s
   )
   update stock s set on_hand = s.on_hand + l.qty, changed_by = $1 from locked l where l.item_id = s.item_id and l.location = s.location`,
);

/** Holds free units for a cart until an instant, besides other shoppers' live holds; ends holds that the cart no longer needs. */
export const HOLD_STOCK = statement<unknown>(
  'stock_hold',
  `with wanted as (
     select item_id, location, sum(qty)::integer as qty from unnest($2::text[], $3::text[], $4::integer[]) as w (item_id, location, qty) group by 1, 2
   ), gone as (
     delete from stock_hold h where h.cart_id = $1 and not exists (select from wanted w where w.item_id = h.item_id and w.location = h.location)
   ), locked as (
     select s.item_id, s.location, s.on_hand - s.allocated - s.safety as free from stock s
     join wanted w on w.item_id = s.item_id and w.location = s.location order by s.item_id, s.location for update of s
   ), holding as (
     select w.item_id, w.location, coalesce(own.held_since, $5) as held_since, least(w.qty, l.free - coalesce((select sum(o.qty) from stock_hold o
       where o.item_id = w.item_id and o.location = w.location and o.held_until > $5 and o.cart_id <> $1
       and o.owner_id is distinct from $7 and (own.cart_id is null or (o.held_since, o.cart_id) < (own.held_since, own.cart_id))), 0))::integer as qty
     from wanted w join locked l on l.item_id = w.item_id and l.location = w.location
     left join lateral (select o.cart_id, o.held_since from stock_hold o where (o.cart_id = $1 or o.owner_id = $7) and o.item_id = w.item_id
       and o.location = w.location and o.held_until > $5 order by o.held_since, o.cart_id limit 1) own on true
   )
   insert into stock_hold (cart_id, owner_id, item_id, location, qty, held_since, held_until)
   select $1, $7, item_id, location, qty, held_since, $6 from holding where qty > 0
   on conflict (cart_id, item_id, location) do update set owner_id = excluded.owner_id, qty = excluded.qty, held_since = excluded.held_since, held_until = excluded.held_until`,
);

/** Moves a cart's holds to another cart. */
export const MOVE_HOLDS = statement<unknown>(
  'stock_move_holds',
  `with gone as (
     delete from stock_hold where cart_id = $1 returning item_id, location, qty, held_since, held_until
   )
   insert into stock_hold (cart_id, owner_id, item_id, location, qty, held_since, held_until)
   select $2, $3, item_id, location, qty, held_since, held_until from gone
   on conflict (cart_id, item_id, location) do update set qty = stock_hold.qty + excluded.qty, owner_id = excluded.owner_id,
     held_since = least(stock_hold.held_since, excluded.held_since), held_until = greatest(stock_hold.held_until, excluded.held_until)`,
);

export const DELETE_EXPIRED_HOLDS = statement<unknown>('stock_hold_expired', 'delete from stock_hold where held_until <= $1');

/** Initial stock of new items. Existing rows stay, because orders have taken from them. */
export const INSERT_STOCK = statement<unknown>(
  'stock_insert',
  `insert into stock (item_id, location, on_hand) select * from unnest($1::text[], $2::text[], $3::integer[]) on conflict do nothing`,
);

export const SET_STOCK = statement<unknown>(
  'stock_set',
  `insert into stock (item_id, location, on_hand) select * from unnest($1::text[], $2::text[], $3::integer[])
   on conflict (item_id, location) do update set on_hand = excluded.on_hand where stock.on_hand <> excluded.on_hand`,
);

/** The promisable units at these locations, as pages show them: $1 items, $2 their locations. */
export const FREE_AT = statement<StockRow>(
  'stock_free_at',
  `select s.item_id, s.location, greatest(${FREE}, 0) as free from stock s
   join unnest($1::text[], $2::text[]) as p (item_id, location) on p.item_id = s.item_id and p.location = s.location`,
);

/** Announces that these carts' holds changed, then amounts: $1 "item location amount" lines, $2 carts. */
export const ANNOUNCE = statement<unknown>(
  'stock_announce',
  `select pg_notify('hold', string_agg(c.cart_id, ' ')) from (
     select cart_id, (row_number() over () - 1) / 200 as part from unnest($2::text[]) as t (cart_id)) c group by c.part
   union all
   select pg_notify('stock', string_agg(l.line, e'\\n')) from (
     select line, (row_number() over () - 1) / 80 as part from unnest($1::text[]) as t (line)) l group by l.part`,
);
