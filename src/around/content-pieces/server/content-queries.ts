// All SQL of content.
import { statement } from '#platform/db';

export interface VersionRow {
  readonly item_id: string;
  readonly version: number;
  readonly piece: object;
}

export const LIVE_PIECES = statement<VersionRow>(
  'content_live',
  `select v.item_id, v.version, v.piece from content_item i
   join content_version v on v.item_id = i.item_id and v.version = i.live_version order by v.item_id`,
);

/** What a preview shows: the draft of each item, else its published version. */
export const LATEST_PIECES = statement<VersionRow>(
  'content_latest',
  `select distinct on (v.item_id) v.item_id, v.version, v.piece from content_item i
   join content_version v on v.item_id = i.item_id and (v.published_at is null or v.version = i.live_version)
   order by v.item_id, (v.published_at is null) desc`,
);

/** Whose drafts they are for: locked until the end of the transaction. */
export const ENSURE_ITEMS = statement<unknown>(
  'content_ensure_items',
  `insert into content_item (item_id) select unnest($1::text[]) order by 1 on conflict (item_id) do update set item_id = excluded.item_id`,
);

/** A draft replaces the draft before it, under its number. */
export const WRITE_DRAFTS = statement<unknown>(
  'content_write_drafts',
  `insert into content_version (item_id, version, piece, made_by, made_at)
   select d.piece ->> 'id', coalesce(draft.version, 1 + (select max(version) from content_version v where v.item_id = d.piece ->> 'id'), 1), d.piece, $2, $3
   from jsonb_array_elements($1::jsonb) as d (piece)
   left join content_version draft on draft.item_id = d.piece ->> 'id' and draft.published_at is null
   on conflict (item_id, version) do update set piece = excluded.piece, made_by = excluded.made_by, made_at = excluded.made_at, made_from = null`,
);

/** `$1` null: of every item. Locks the items. */
export const DRAFTS = statement<VersionRow>(
  'content_drafts',
  `select v.item_id, v.version, v.piece from content_item i join content_version v on v.item_id = i.item_id and v.published_at is null
   where $1::text[] is null or i.item_id = any ($1) order by i.item_id for update of i`,
);

export const PUBLISH_DRAFTS = statement<unknown>(
  'content_publish_drafts',
  `with shown as (
     update content_version set published_by = $2, published_at = $3 where published_at is null and item_id = any ($1::text[]) returning item_id, version
   )
   update content_item i set live_version = s.version from shown s where s.item_id = i.item_id`,
);

export interface HistoryRow extends VersionRow {
  readonly made_by: string;
  readonly made_at: Date;
  readonly made_from: number | null;
  readonly published_by: string | null;
  readonly published_at: Date | null;
  readonly is_live: boolean;
}

export const HISTORY = statement<HistoryRow>(
  'content_history',
  `select v.*, v.version is not distinct from i.live_version as is_live from content_version v join content_item i using (item_id)
   where v.item_id = $1 order by v.version desc`,
);

/** A published version is made again as the newest, and shown. A draft stays a draft, with a higher number. Locks the item first. */
export const LOCK_ITEM = statement<{ readonly item_id: string }>(
  'content_lock_item',
  'select item_id from content_item where item_id = $1 for update',
);

export const RENUMBER_DRAFT = statement<unknown>(
  'content_renumber_draft',
  'update content_version set version = version + 1 where item_id = $1 and published_at is null',
);

export const MAKE_AGAIN = statement<{ readonly version: number }>(
  'content_make_again',
  `insert into content_version (item_id, version, piece, made_by, made_at, made_from, published_by, published_at)
   select item_id, 1 + (select max(version) from content_version where item_id = $1 and published_at is not null), piece, $3, $4, version, $3, $4
   from content_version where item_id = $1 and version = $2 and published_at is not null returning version`,
);

export const SHOW_VERSION = statement<unknown>('content_show_version', 'update content_item set live_version = $2 where item_id = $1');

export const MAKE_PREVIEW_KEY = statement<unknown>(
  'content_make_preview_key',
  `insert into content_preview_key (secret) values (gen_random_uuid()::text || gen_random_uuid()::text) on conflict do nothing`,
);

export const PREVIEW_KEY = statement<{ readonly secret: string }>('content_preview_key', 'select secret from content_preview_key');
