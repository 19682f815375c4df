// SQL of the lines of shopping lists.
import type { CustomDesign } from '#goods/customization/rules';
import { statement } from '#platform/db';

export interface ItemRow {
  readonly list_item_id: string;
  readonly item_id: string;
  readonly qty: number;
  readonly note: string | null;
  readonly par: number | null;
  readonly on_hand: number | null;
  /** Price of one in cents when it was added. */
  readonly price_cents: number | null;
  readonly custom: CustomDesign | null;
  /** Milliseconds since 1970. */
  readonly added_at: string;
}

export const ITEMS_OF = statement<ItemRow>(
  'list_items',
  `select list_item_id, item_id, qty, note, par, on_hand, price_cents, custom, (extract(epoch from added_at) * 1000)::bigint::text as added_at
   from shopping_list_item where list_id = $1 and removed_at is null order by position, shopping_list_item.added_at, list_item_id`,
);

/** $2 rows of different items; an item already there grows. */
export const PUT_ITEMS = statement<unknown>(
  'list_items_put',
  `insert into shopping_list_item (list_id, list_item_id, item_id, qty, added_at, position, price_cents, custom, note, par, on_hand)
   select $1::text, r.id, r.item, r.qty, $3::timestamptz + r.at * interval '1 millisecond',
     (select coalesce(max(i.position), 0) from shopping_list_item i where i.list_id = $1::text and i.removed_at is null),
     r.price, r.custom, r.note, r.par, r.hand
   from jsonb_to_recordset($2::jsonb) as r (id text, item text, qty integer, at integer, price integer, custom jsonb, note text, par integer, hand integer)
   on conflict (list_id, item_id, (coalesce(custom ->> 'customSkuCode', ''))) where removed_at is null
     do update set qty = least(9999, shopping_list_item.qty + excluded.qty)`,
);

export const SET_QUANTITY = statement<unknown>(
  'list_item_quantity',
  'update shopping_list_item set qty = $3 where list_id = $1 and list_item_id = $2 and removed_at is null',
);

/** $2 the quantities of several lines. */
export const SET_QUANTITIES = statement<unknown>(
  'list_item_quantities',
  `update shopping_list_item i set qty = r.qty from jsonb_to_recordset($2::jsonb) as r (id text, qty integer)
   where i.list_id = $1 and i.list_item_id = r.id and i.removed_at is null`,
);

/** Takes as many off the line again as were put there; nothing left removes it. */
export const TAKE_BACK = statement<unknown>(
  'list_item_take_back',
  `update shopping_list_item i set qty = greatest(i.qty - r.qty, 1), removed_at = case when i.qty <= r.qty then $3::timestamptz end
   from jsonb_to_recordset($2::jsonb) as r (id text, qty integer) where i.list_id = $1 and i.list_item_id = r.id and i.removed_at is null`,
);

interface LineFacts {
  readonly listId: string;
  readonly listItemId: string;
  /** Which fields are meant: others stay. */
  readonly fields: readonly string[];
  readonly note: string | null;
  readonly par: number | null;
  readonly onHand: number | null;
}

export const SET_LINE = statement<unknown, LineFacts>(
  'list_item_facts',
  (p) => `update shopping_list_item set
     note = case when 'note' = any(${p.fields}::text[]) then ${p.note}::text else note end,
     par = case when 'par' = any(${p.fields}::text[]) then ${p.par}::integer else par end,
     on_hand = case when 'onHand' = any(${p.fields}::text[]) then ${p.onHand}::integer else on_hand end
   where list_id = ${p.listId} and list_item_id = ${p.listItemId} and removed_at is null`,
);

/** $2 all lines in their order. */
export const SORT_ITEMS = statement<unknown>(
  'list_items_sort',
  `update shopping_list_item i set position = r.at from unnest($2::text[]) with ordinality as r (id, at)
   where i.list_id = $1 and i.list_item_id = r.id`,
);

export const REMOVE_ITEM = statement<unknown>(
  'list_item_remove',
  'update shopping_list_item set removed_at = $3 where list_id = $1 and list_item_id = $2 and removed_at is null',
);

/** Does nothing when the item was added again meanwhile. */
export const RESTORE_ITEM = statement<unknown>(
  'list_item_restore',
  `update shopping_list_item r set removed_at = null where r.list_id = $1 and r.list_item_id = $2 and r.removed_at is not null
     and not exists (select 1 from shopping_list_item i where i.list_id = r.list_id and i.item_id = r.item_id and i.removed_at is null
       and coalesce(i.custom ->> 'customSkuCode', '') = coalesce(r.custom ->> 'customSkuCode', ''))`,
);
