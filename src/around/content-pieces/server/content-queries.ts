// All SQL of content but that of its review.
import { CONTENT_STATES, type ContentState } from '#around/content-pieces/rules';
import { statement } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';

/** The version of an item that is being worked on; there is at most one, with the highest number. As in the index `content_draft`. */
const OPEN = `published_at is null and state <> 'replaced'`;

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
   join content_version v on v.item_id = i.item_id and (${OPEN} or v.version = i.live_version)
   order by v.item_id, (v.published_at is null) desc`,
);

/** Whose drafts they are for: locked until the end of the transaction. */
export const ENSURE_ITEMS = statement<unknown>(
  'content_ensure_items',
  `insert into content_item (item_id) select unnest($1::text[]) order by 1 on conflict (item_id) do update set item_id = excluded.item_id`,
);

/** What somebody has looked at stays, and a newer draft has the next number. */
export const REPLACE_SUBMITTED = statement<unknown>(
  'content_replace_submitted',
  `update content_version set state = 'replaced' where item_id = any ($1::text[]) and state in ${statesAllowing(CONTENT_STATES, 'replace')}`,
);

/** A draft that nobody has looked at is written anew, under its number. */
export const WRITE_DRAFTS = statement<unknown>(
  'content_write_drafts',
  `insert into content_version (item_id, version, piece, made_by, made_at)
   select d.piece ->> 'id', coalesce(draft.version, 1 + (select max(version) from content_version v where v.item_id = d.piece ->> 'id'), 1), d.piece, $2, $3
   from jsonb_array_elements($1::jsonb) as d (piece)
   left join content_version draft on draft.item_id = d.piece ->> 'id' and draft.state in ${statesAllowing(CONTENT_STATES, 'write')}
   on conflict (item_id, version) do update set piece = excluded.piece, made_by = excluded.made_by, made_at = excluded.made_at, made_from = null`,
);

export interface OpenRow extends VersionRow {
  readonly state: ContentState;
  readonly made_by: string;
}

/** `$1` null: every item. In a statement of its own, so that what is read next is what others have left. */
export const LOCK_ITEMS = statement<unknown>(
  'content_lock_items',
  'select item_id from content_item where $1::text[] is null or item_id = any ($1) order by item_id for update',
);

/** What is being worked on. `$1` null: of every item. */
export const OPEN_VERSIONS = statement<OpenRow>(
  'content_open_versions',
  `select item_id, version, piece, state, made_by from content_version
   where ${OPEN} and ($1::text[] is null or item_id = any ($1)) order by item_id`,
);

export const PUBLISH_DRAFTS = statement<unknown>(
  'content_publish_drafts',
  `with shown as (
     update content_version set state = 'published', published_by = $2, published_at = $3 where ${OPEN} and item_id = any ($1::text[])
     returning item_id, version
   )
   update content_item i set live_version = s.version from shown s where s.item_id = i.item_id`,
);

/** What became of a version before or after its publication. */
export interface VersionEvent {
  readonly event: 'submitted' | 'approved' | 'rejected' | 'withdrawn';
  readonly by: string;
  /** An instant of the database. */
  readonly at: string;
  readonly comment: string;
}

export interface HistoryRow extends VersionRow {
  readonly state: ContentState;
  readonly made_by: string;
  readonly made_at: Date;
  readonly made_from: number | null;
  readonly published_by: string | null;
  readonly published_at: Date | null;
  readonly is_live: boolean;
  readonly events: readonly VersionEvent[];
}

export const HISTORY = statement<HistoryRow>(
  'content_history',
  `select v.*, v.version is not distinct from i.live_version as is_live, coalesce(
     (select json_agg(json_build_object('event', e.event, 'by', e.made_by, 'at', e.made_at, 'comment', e.comment) order by e.event_id)
      from content_event e where e.item_id = v.item_id and e.version = v.version), '[]') as events
   from content_version v join content_item i using (item_id)
   where v.item_id = $1 order by v.version desc`,
);

export const RENUMBER_DRAFT = statement<unknown>(
  'content_renumber_draft',
  `update content_version set version = version + 1 where item_id = $1 and ${OPEN}`,
);

/** A published version is made again as the newest, and shown. A draft stays a draft, with a higher number. */
export const MAKE_AGAIN = statement<Omit<VersionRow, 'item_id'>>(
  'content_make_again',
  `insert into content_version (item_id, version, piece, made_by, made_at, made_from, published_by, published_at, state)
   select item_id, 1 + (select max(version) from content_version where item_id = $1 and not (${OPEN})), piece, $3, $4, version, $3, $4, 'published'
   from content_version where item_id = $1 and version = $2 and published_at is not null returning version, piece`,
);

export const SHOW_VERSION = statement<unknown>('content_show_version', 'update content_item set live_version = $2 where item_id = $1');

export const MAKE_PREVIEW_KEY = statement<unknown>(
  'content_make_preview_key',
  `insert into content_preview_key (secret) values (gen_random_uuid()::text || gen_random_uuid()::text) on conflict do nothing`,
);

export const PREVIEW_KEY = statement<{ readonly secret: string }>('content_preview_key', 'select secret from content_preview_key');
