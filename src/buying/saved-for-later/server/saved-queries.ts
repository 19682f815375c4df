// All SQL of saved for later.
import type { LineChoices } from '#buying/cart/rules';
import type { DeliveryType } from '#goods/delivery/rules';
import { statement } from '#platform/db';
import type { SavedDesign, SavedService } from '#buying/saved-for-later/rules';
import type { SiteId } from '#base/site/rules';

export interface SavedRow {
  readonly list_item_id: string;
  readonly item_id: string;
  readonly qty: number;
  readonly services: readonly SavedService[];
  readonly delivery_type: DeliveryType | null;
  readonly store_number: string | null;
  readonly extra: LineChoices | null;
  readonly custom: SavedDesign | null;
  readonly seen_cents: number | null;
  readonly was_out: boolean;
  /** Milliseconds since 1970. */
  readonly saved_at: string;
  readonly removed_at: string | null;
}

/** Changes of one owner's lists take turns. */
export const TAKE_TURN = statement<unknown>('saved_turn', `select pg_advisory_xact_lock(7301, hashtext($1 || $2))`);

export const SAVED_ITEMS = statement<SavedRow>(
  'saved_items',
  `select list_item_id, item_id, qty, services, delivery_type, store_number, extra, custom, seen_cents, was_out,
     (extract(epoch from saved_at) * 1000)::bigint::text as saved_at,
     (extract(epoch from removed_at) * 1000)::bigint::text as removed_at
   from saved_item where owner_id = $1 and site_id = $2 order by saved_item.saved_at desc, list_item_id`,
);

/** $3 rows to write, $4 ids to delete. Deletes first, so that an item may return under another id. */
export const WRITE_SAVED = statement<unknown>(
  'saved_write',
  `insert into saved_item (owner_id, site_id, list_item_id, item_id, qty, services, delivery_type, store_number, extra, custom, seen_cents,
     was_out, saved_at, removed_at)
   select $1::uuid, $2::text, r.id, r.item, r.qty, r.services, r.way, r.store, r.extra, r.custom, r.seen, r.out,
     to_timestamp(r.saved / 1000.0), to_timestamp(r.removed / 1000.0)
   from jsonb_to_recordset($3::jsonb) as r (id text, item text, qty integer, services jsonb, way text, store text, extra jsonb, custom jsonb,
     seen integer, out boolean, saved bigint, removed bigint)
   on conflict (owner_id, site_id, list_item_id) do update set qty = excluded.qty, services = excluded.services,
     delivery_type = excluded.delivery_type, store_number = excluded.store_number, extra = excluded.extra, seen_cents = excluded.seen_cents,
     was_out = excluded.was_out, saved_at = excluded.saved_at, removed_at = excluded.removed_at`,
);

export const FORGET_SAVED = statement<unknown>(
  'saved_forget',
  `delete from saved_item where owner_id = $1 and site_id = $2 and list_item_id = any ($3::text[])`,
);

export const SITES_OF_SAVED = statement<{ readonly site_id: SiteId }>(
  'saved_sites',
  `select distinct site_id from saved_item where owner_id = $1 order by site_id`,
);

export const FORGET_ALL_OF = statement<unknown>('saved_forget_all', `delete from saved_item where owner_id = $1 and site_id = $2`);

/** Items removed before $1 can no longer be restored. */
export const FORGET_REMOVED = statement<unknown>('saved_forget_removed', `delete from saved_item where removed_at < $1`);
